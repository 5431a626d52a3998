import { PasswordField } from "~/ui/password-field";
import { accountCalls } from "./account-calls";
import { CodeField } from "./code-field";
import { ResendLine } from "./resend-line";
import { StepForm, Way } from "./step-form";
import type { StepProps } from "./step-props";
import { TITLES } from "./steps";
import { useAccountForm } from "./use-account-form";

const WORDS = { fallback: "The password could not be changed. Please check your code." };
const CHANGED = "Your password is changed. Please log in.";

export function ResetForm({ draft: { email }, go, onSignedIn }: StepProps) {
  const form = useAccountForm({
    start: { code: "", password: "" },
    check: (rules, values) => rules.reset({ ...values, email }),
    words: WORDS,
    send: async (body, signal) => {
      await accountCalls.resetPassword(body, signal);
      const { password } = body;
      // The new password is set whatever happens now; a second try with the same code would fail.
      const answer = await accountCalls.login({ email, password }, signal).catch(() => null);
      if (signal.aborted) return;
      if (answer === null) go("login", CHANGED);
      else onSignedIn(answer);
    },
  });
  return (
    <StepForm
      form={form}
      label={TITLES.reset}
      submitLabel="Save password"
      after={
        <div className="col-span-full">
          <ResendLine resend={(signal) => accountCalls.forgotPassword({ email }, signal)} />
          <Way question="Wrong address?" label="Change it" onGo={() => go("forgot")} />
        </div>
      }
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CodeField
        {...form.field("code")}
        label="Verification code"
        onType={(code) => form.change("code", code)}
      />
      <PasswordField
        {...form.field("password")}
        label="New password"
        hint="At least 6 characters"
        autoComplete="new-password"
      />
    </StepForm>
  );
}
