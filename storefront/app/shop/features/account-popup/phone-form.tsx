import { phoneText } from "@strive/backend/contracts/phone";
import { useState } from "react";
import { useForm } from "~/lib/form";
import { failureWords } from "~/shop/account-code/failure-words";
import { Way } from "~/shop/account-code/way";
import { PhoneField } from "~/ui/phone-field";
import * as words from "~/words/account-popup";
import * as fields from "~/words/fields";
import { accountCalls } from "./account-calls";
import { RememberMe } from "./remember-me";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { TITLES } from "./steps";

const WORDS = failureWords({ fallback: words.codeNotSent });

export function PhoneForm({ draft, keep, go }: StepProps) {
  const [isRemembered, setIsRemembered] = useState(draft.isRemembered);
  const form = useForm({
    start: { phone: draft.phone },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkPhone(values),
    wordsOf: WORDS,
    send: async (body, signal) => {
      await accountCalls.phoneCode(body, signal);
      keep({ phone: phoneText(body.phone), isRemembered });
      go("sms");
    },
  });
  return (
    <StepForm
      form={form}
      label={TITLES.phone}
      submitLabel={words.sendCode}
      after={<Way question={words.remembered} label={words.useEmail} onGo={() => go("login")} />}
    >
      <PhoneField
        {...form.field("phone")}
        label={fields.phone}
        inputMode="tel"
        onSettle={(text) => form.change("phone", text)}
      />
      <div className="col-span-full text-[14px]">
        <RememberMe isChecked={isRemembered} onChange={setIsRemembered} />
      </div>
    </StepForm>
  );
}
