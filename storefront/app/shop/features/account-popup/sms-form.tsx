import { UnexpectedAnswer } from "~/lib/failure-text";
import { useForm } from "~/lib/form";
import { CodeField } from "~/shop/account-code/code-field";
import { failureWords } from "~/shop/account-code/failure-words";
import { ResendLine } from "~/shop/account-code/resend-line";
import { useSmsCode } from "~/shop/account-code/use-sms-code";
import { Way } from "~/shop/account-code/way";
import * as words from "~/words/account-popup";
import { accountCalls } from "./account-calls";
import { outcomeOf } from "./outcome";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { TITLES } from "./steps";

const WORDS = failureWords({ fallback: words.verifyFailed });

export function SmsForm({ draft: { phone, isRemembered }, go, onSignedIn }: StepProps) {
  const form = useForm({
    start: { code: "" },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkSms({ ...values, phone, remember: isRemembered }),
    wordsOf: WORDS,
    send: async (body, signal) => {
      const outcome = outcomeOf(await accountCalls.phoneLogin(body, signal));
      if (outcome.kind !== "signed-in") throw new UnexpectedAnswer(words.verifyFailed);
      onSignedIn(outcome.answer);
    },
  });
  useSmsCode((code) => form.change("code", code));
  return (
    <StepForm
      form={form}
      label={TITLES.sms}
      submitLabel={words.login}
      after={
        <div className="col-span-full">
          <ResendLine
            resend={(signal) => accountCalls.phoneCode({ phone }, signal)}
            resentText={words.smsResent}
          />
          <Way question={words.wrongNumber} label={words.changeIt} onGo={() => go("phone")} />
          <Way question={words.remembered} label={words.useEmail} onGo={() => go("login")} />
        </div>
      }
    >
      <CodeField
        {...form.field("code")}
        label={words.code}
        onType={(code) => form.change("code", code)}
      />
    </StepForm>
  );
}
