import { useState } from "react";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { useSession } from "~/lib/session";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Form } from "~/ui/form";
import { PasswordField } from "~/ui/password-field";
import * as words from "~/words/account";
import * as fields from "~/words/fields";
import { deleteAccount } from "./api";
import { Section } from "./section";

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { signOut } = useSession();
  const showMessage = useShowMessage();
  const { form, field, isBusy } = useForm({
    start: { password: "" },
    rules: () => import("./account-rules"),
    check: (rules, values) => rules.checkDeletion(values),
    send: ({ password }) => deleteAccount(password),
    onDone: () => {
      showMessage({ tone: "success", text: words.deleted, durationMs: 8000 });
      void signOut();
      return undefined;
    },
  });
  return (
    <Form {...form} aria-label={words.deletion} className="mt-5 grid gap-4">
      <PasswordField
        {...field("password")}
        label={words.yourPassword}
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" onClick={onCancel}>
          {fields.cancel}
        </Button>
        <Button tone="danger" type="submit" disabled={isBusy}>
          {isBusy ? words.deleting : words.deleteIt}
        </Button>
      </div>
    </Form>
  );
}

function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        tone="line"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="justify-self-start"
      >
        {words.deleteIt}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.deleteQuestion}
        description={words.deleteHelp}
        className="max-w-[560px]! px-[22px] pt-8 pb-7 md:px-8"
      >
        <DeleteForm onCancel={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

export function DeleteSection() {
  return (
    <Section title={words.deletion} help={words.deletionHelp}>
      <DeleteAccount />
    </Section>
  );
}
