import type { User } from "@strive/backend/contracts/accounts";
import { phoneText } from "@strive/backend/contracts/phone";
import type { AskPhoneBody } from "@strive/backend/contracts/phone-login";
import { useForm } from "~/lib/form";
import { Form } from "~/ui/form";
import { PhoneField } from "~/ui/phone-field";
import * as words from "~/words/account";
import * as codeWords from "~/words/account-popup";
import * as fields from "~/words/fields";
import { askForPhone, confirmPhone } from "./api";
import { ASK_WORDS, CodeForm, ProofFields, ProveDialog } from "./prove-dialog";

interface AskFormProps {
  title: string;
  phone: string;
  onAsked: (asked: AskPhoneBody) => void;
}

function AskForm({ title, phone, onAsked }: AskFormProps) {
  const { form, field, change, isBusy } = useForm({
    start: { phone, password: "" },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkPhone(values),
    send: async (body, signal) => {
      await askForPhone(body, signal);
      return body;
    },
    onDone: (body) => {
      onAsked(body);
      return undefined;
    },
    wordsOf: ASK_WORDS,
  });
  return (
    <Form {...form} aria-label={title} className="mt-5 grid gap-4">
      <PhoneField
        {...field("phone")}
        label={fields.phone}
        required
        onSettle={(text) => change("phone", text)}
      />
      <ProofFields password={{ ...field("password"), label: words.yourPassword }} isBusy={isBusy} />
    </Form>
  );
}

/** Lets a phone open the account, once a code that is sent to it comes back. */
export function ConfirmPhone({ user }: { user: User }) {
  const phone = phoneText(user.phone ?? "");
  const title = user.phoneConfirmed ? words.changeLoginPhone : words.confirmPhone;
  return (
    <div className="grid gap-3">
      {user.phoneConfirmed && <p className="text-[15px]">{words.phoneOpens(phone)}</p>}
      <ProveDialog<AskPhoneBody>
        title={title}
        help={words.confirmPhoneHelp}
        sentTo={(asked) => codeWords.smsSentTo(phoneText(asked.phone))}
        askForm={(asked, onAsked) => (
          <AskForm
            title={title}
            phone={asked === null ? (user.phoneConfirmed ? "" : phone) : phoneText(asked.phone)}
            onAsked={onAsked}
          />
        )}
        codeForm={(asked, ends) => (
          <CodeForm
            {...ends}
            label={codeWords.checkSms}
            check={(rules, code) => rules.checkPhoneCode({ code, phone: asked.phone })}
            confirm={confirmPhone}
            doneText={words.phoneConfirmed}
            resend={(signal) => askForPhone(asked, signal)}
            resentText={codeWords.smsResent}
            wrongText={codeWords.wrongNumber}
          />
        )}
      />
    </div>
  );
}
