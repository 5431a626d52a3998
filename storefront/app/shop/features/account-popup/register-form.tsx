import { useForm } from "~/lib/form";
import { Field } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";
import * as words from "~/words/account-popup";
import * as fields from "~/words/fields";
import { accountCalls } from "./account-calls";
import { failureWords } from "~/shop/account-code/failure-words";
import { outcomeOf } from "./outcome";
import { StepForm } from "./step-form";
import { Way } from "~/shop/account-code/way";
import type { StepProps } from "./step-props";
import { TITLES } from "./steps";

const WORDS = failureWords({ fallback: words.registerFailed });

export function RegisterForm({ draft, keep, go, onSignedIn, onDone }: StepProps) {
  const { firstname, lastname, email } = draft;
  const form = useForm({
    start: { firstname, lastname, email, password: "", confirm: "" },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkRegister(values),
    wordsOf: WORDS,
    send: async (body, signal) => {
      const outcome = outcomeOf(await accountCalls.register(body, signal));
      if (outcome.kind === "signed-in") return onSignedIn(outcome.answer);
      if (outcome.kind === "done") return onDone();
      keep({ email: body.email, firstname: body.firstname, lastname: body.lastname });
      go("verify");
    },
  });
  const goLogin = () => {
    const { values } = form;
    keep({ email: values.email, firstname: values.firstname, lastname: values.lastname });
    go("login");
  };
  return (
    <StepForm
      form={form}
      label={TITLES.register}
      submitLabel={words.register}
      after={<Way question={words.alreadyHere} label={words.login} onGo={goLogin} />}
    >
      <Field
        {...form.field("firstname")}
        label={fields.firstName}
        autoComplete="given-name"
        maxLength={80}
        isHalf
      />
      <Field
        {...form.field("lastname")}
        label={fields.lastName}
        autoComplete="family-name"
        maxLength={80}
        isHalf
      />
      <Field
        {...form.field("email")}
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField
        {...form.field("password")}
        label={fields.password}
        hint={fields.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field("confirm")}
        label={words.confirmPassword}
        autoComplete="new-password"
      />
    </StepForm>
  );
}
