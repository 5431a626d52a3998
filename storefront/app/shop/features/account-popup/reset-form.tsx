import { PasswordField } from "~/ui/password-field";
import { useForm } from "~/lib/form";
import * as words from "~/words/account-popup";
import * as fields from "~/words/fields";
import { accountCalls } from "./account-calls";
import { failureWords } from "~/shop/account-code/failure-words";
import { CodeField } from "~/shop/account-code/code-field";
import { outcomeOf } from "./outcome";
import { ResendLine } from "~/shop/account-code/resend-line";
import { StepForm } from "./step-form";
import { Way } from "~/shop/account-code/way";
import type { StepProps } from "./step-props";
import { TITLES } from "./steps";

const WORDS = failureWords({ fallback: words.resetFailed });

export function ResetForm({ draft: { email }, go, onSignedIn }: StepProps) {
  const form = useForm({
    start: { code: "", password: "" },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkReset({ ...values, email }),
    wordsOf: WORDS,
    send: async (body, signal) => {
      await accountCalls.resetPassword(body, signal);
      const { password } = body;
      // The new password is set whatever happens now; a second try with the same code would fail.
      const answer = await accountCalls.login({ email, password }, signal).catch(() => null);
      if (signal.aborted) return;
      const outcome = outcomeOf(answer);
      if (outcome.kind === "signed-in") onSignedIn(outcome.answer);
      else go("login", words.changed);
    },
  });
  return (
    <StepForm
      form={form}
      label={TITLES.reset}
      submitLabel={words.savePassword}
      after={
        <div className="col-span-full">
          <ResendLine resend={(signal) => accountCalls.forgotPassword({ email }, signal)} />
          <Way question={words.wrongAddress} label={words.changeIt} onGo={() => go("forgot")} />
        </div>
      }
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CodeField
        {...form.field("code")}
        label={words.code}
        onType={(code) => form.change("code", code)}
      />
      <PasswordField
        {...form.field("password")}
        label={fields.newPassword}
        hint={fields.passwordHint}
        autoComplete="new-password"
      />
    </StepForm>
  );
}
