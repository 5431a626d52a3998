import { Field } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";
import { accountCalls } from "./account-calls";
import { StepForm, Way } from "./step-form";
import type { StepProps } from "./step-props";
import { TITLES } from "./steps";
import { useAccountForm } from "./use-account-form";

const WORDS = { fallback: "Registration failed. Please try again." };

export function RegisterForm({ draft, keep, go }: StepProps) {
  const { firstname, lastname, email } = draft;
  const form = useAccountForm({
    start: { firstname, lastname, email, password: "", confirm: "" },
    check: (rules, values) => rules.register(values),
    words: WORDS,
    send: async (body, signal) => {
      await accountCalls.register(body, signal);
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
      submitLabel="Register"
      after={<Way question="Already with us?" label="Login" onGo={goLogin} />}
    >
      <Field
        {...form.field("firstname")}
        label="First name"
        autoComplete="given-name"
        maxLength={80}
        isHalf
      />
      <Field
        {...form.field("lastname")}
        label="Last name"
        autoComplete="family-name"
        maxLength={80}
        isHalf
      />
      <Field
        {...form.field("email")}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField
        {...form.field("password")}
        label="Password"
        hint="At least 6 characters"
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field("confirm")}
        label="Confirm password"
        autoComplete="new-password"
      />
    </StepForm>
  );
}
