import { useForm } from "~/lib/form";
import * as words from "~/words/account-popup";
import { accountCalls } from "./account-calls";
import { failureWords } from "~/shop/account-code/failure-words";
import { CodeField } from "~/shop/account-code/code-field";
import { outcomeOf } from "./outcome";
import { ResendLine } from "~/shop/account-code/resend-line";
import { StepForm } from "./step-form";
import { Way } from "~/shop/account-code/way";
import type { StepProps } from "./step-props";
import { TITLES } from "./steps";

const WORDS = failureWords({ fallback: words.verifyFailed });

export function VerifyForm({ draft: { email }, go, onSignedIn, onDone }: StepProps) {
  const form = useForm({
    start: { code: "" },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkCode({ ...values, email }),
    wordsOf: WORDS,
    send: async (body, signal) => {
      const outcome = outcomeOf(await accountCalls.verify(body, signal));
      if (outcome.kind === "signed-in") onSignedIn(outcome.answer);
      else onDone();
    },
  });
  return (
    <StepForm
      form={form}
      label={TITLES.verify}
      submitLabel={words.submitCode}
      after={
        <div className="col-span-full">
          <ResendLine resend={(signal) => accountCalls.resendCode({ email }, signal)} />
          <Way question={words.wrongAddress} label={words.changeIt} onGo={() => go("register")} />
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
