import { useForm } from "~/lib/form";
import { Field } from "~/ui/field";
import * as words from "~/words/account-popup";
import * as fields from "~/words/fields";
import { accountCalls } from "./account-calls";
import { failureWords } from "~/shop/account-code/failure-words";
import { StepForm } from "./step-form";
import { Way } from "~/shop/account-code/way";
import type { StepProps } from "./step-props";
import { TITLES } from "./steps";

const WORDS = failureWords({ fallback: words.codeNotSent });

export function ForgotForm({ draft, keep, go }: StepProps) {
  const form = useForm({
    start: { email: draft.email },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkForgot(values),
    wordsOf: WORDS,
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
      submitLabel={words.sendCode}
      after={<Way question={words.remembered} label={words.login} onGo={() => go("login")} />}
    >
      <Field
        {...form.field("email")}
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
    </StepForm>
  );
}
