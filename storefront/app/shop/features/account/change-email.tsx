import type { ChangeEmailBody } from "@strive/backend/contracts/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "~/lib/form";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import * as words from "~/words/account";
import * as codeWords from "~/words/account-popup";
import { askForEmail, confirmEmail } from "./api";
import { ASK_WORDS, CodeForm, ProofFields, ProveDialog } from "./prove-dialog";

function AskForm({ email, onAsked }: { email: string; onAsked: (asked: ChangeEmailBody) => void }) {
  const { form, field, isBusy } = useForm({
    start: { email, password: "" },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkNewEmail(values),
    send: async (body, signal) => {
      await askForEmail(body, signal);
      return body;
    },
    onDone: (body) => {
      onAsked(body);
      return undefined;
    },
    wordsOf: ASK_WORDS,
  });
  return (
    <Form {...form} aria-label={words.changeEmail} className="mt-5 grid gap-4">
      <Field
        {...field("email")}
        label={words.newEmail}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <ProofFields password={{ ...field("password"), label: words.yourPassword }} isBusy={isBusy} />
    </Form>
  );
}

/** Gives the account another address, once a code that is mailed there comes back. */
export function ChangeEmail() {
  const queryClient = useQueryClient();
  return (
    <ProveDialog<ChangeEmailBody>
      title={words.changeEmail}
      help={words.changeEmailHelp}
      sentTo={({ email }) => codeWords.codeSentTo(email).join("")}
      askForm={(asked, onAsked) => <AskForm email={asked?.email ?? ""} onAsked={onAsked} />}
      codeForm={(asked, ends) => (
        <CodeForm
          {...ends}
          label={codeWords.verify}
          check={(rules, code) => rules.checkEmailCode({ code, email: asked.email })}
          confirm={confirmEmail}
          doneText={words.emailChanged}
          // What was ordered as a guest with that address is there now.
          onConfirmed={() => void queryClient.invalidateQueries({ queryKey: ["orders"] })}
          resend={(signal) => askForEmail(asked, signal)}
          wrongText={codeWords.wrongAddress}
        />
      )}
    />
  );
}
