import { Field } from "~/ui/field";
import { accountCalls } from "./account-calls";
import { StepForm, Way } from "./step-form";
import type { StepProps } from "./step-props";
import { TITLES } from "./steps";
import { useAccountForm } from "./use-account-form";

const WORDS = { fallback: "The code could not be sent. Please try again." };

export function ForgotForm({ draft, keep, go }: StepProps) {
  const form = useAccountForm({
    start: { email: draft.email },
    check: (rules, values) => rules.forgot(values),
    words: WORDS,
    send: async (body, signal) => {
      await accountCalls.forgotPassword(body, signal);
      keep(body);
      go("reset");
    },
  });
  return (
    <StepForm
      form={form}
      label={TITLES.forgot}
      submitLabel="Send code"
      after={<Way question="Remembered it?" label="Login" onGo={() => go("login")} />}
    >
      <Field
        {...form.field("email")}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
    </StepForm>
  );
}
