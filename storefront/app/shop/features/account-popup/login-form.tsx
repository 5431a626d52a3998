import { ApiError } from "~/lib/api-error";
import { UnexpectedAnswer } from "~/lib/failure-text";
import { useForm } from "~/lib/form";
import { Field } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";
import { useState } from "react";
import * as words from "~/words/account-popup";
import * as fields from "~/words/fields";
import { accountCalls } from "./account-calls";
import { failureWords } from "~/shop/account-code/failure-words";
import { RememberMe } from "./remember-me";
import { outcomeOf } from "./outcome";
import { StepForm } from "./step-form";
import { Way } from "~/shop/account-code/way";
import { NEW_HERE, TITLES } from "./steps";
import type { StepProps } from "./step-props";
import { usePhoneLogin } from "./use-phone-login";

const WORDS = failureWords({
  fallback: words.loginFailed,
  refused: words.invalidCredentials,
  broken: words.serverFailed,
});

/** The right password of an address that is not verified yet is an answer, however it is sent. */
function verifyFirst(error: unknown) {
  if (error instanceof ApiError && error.requiresVerification) return error;
  throw error;
}

export function LoginForm({ draft, notice, keep, go, onSignedIn }: StepProps) {
  const [isRemembered, setIsRemembered] = useState(draft.isRemembered);
  const hasPhoneLogin = usePhoneLogin();
  const form = useForm({
    start: { email: draft.email, password: "" },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkLogin({ ...values, remember: isRemembered }),
    wordsOf: WORDS,
    send: async (body, signal) => {
      const outcome = outcomeOf(await accountCalls.login(body, signal).catch(verifyFirst));
      if (outcome.kind === "signed-in") return onSignedIn(outcome.answer);
      if (outcome.kind !== "verify") throw new UnexpectedAnswer(words.loginUnclear);
      // The code of the registration is long gone: without a new one the next step is a dead end.
      await accountCalls.resendCode({ email: body.email }, signal).catch(() => undefined);
      keep({ email: body.email });
      go("verify");
    },
  });
  const leaveFor = (step: "register" | "forgot" | "phone") => {
    keep({ email: form.values.email, isRemembered });
    go(step);
  };
  return (
    <StepForm
      form={form}
      label={TITLES.login}
      submitLabel={words.login}
      notice={notice}
      after={
        <div className="col-span-full">
          <Way question={NEW_HERE} label={words.register} onGo={() => leaveFor("register")} />
          {hasPhoneLogin && (
            <Way
              question={words.phoneQuestion}
              label={words.byPhone}
              onGo={() => leaveFor("phone")}
            />
          )}
        </div>
      }
    >
      <Field
        {...form.field("email")}
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField
        {...form.field("password")}
        label={fields.password}
        autoComplete="current-password"
      />
      <div className="col-span-full flex flex-wrap items-center justify-between gap-3 text-[14px]">
        <RememberMe isChecked={isRemembered} onChange={setIsRemembered} />
        <button type="button" className="text-link" onClick={() => leaveFor("forgot")}>
          {words.forgotPassword}
        </button>
      </div>
    </StepForm>
  );
}
