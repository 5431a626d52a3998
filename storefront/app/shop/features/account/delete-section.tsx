import { useState } from "react";
import { useFormFields } from "~/lib/form-fields";
import { useShowMessage } from "~/lib/message-atoms";
import { useSession } from "~/lib/session";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FieldsNotice } from "~/ui/fields-notice";
import { PasswordField } from "~/ui/password-field";
import { deleteAccount } from "./api";
import { Section } from "./section";

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { signOut } = useSession();
  const showMessage = useShowMessage();
  const { form, field, isBusy, notice } = useFormFields({
    start: { password: "" },
    check: async (values) => (await import("./account-rules")).checkDeletion(values),
    send: ({ password }) => deleteAccount(password),
    onDone: () => {
      showMessage({ tone: "success", text: "Your account was deleted.", durationMs: 8000 });
      void signOut();
      return undefined;
    },
  });
  return (
    <form {...form} aria-label="Delete my account" className="mt-5 grid gap-4">
      <FieldsNotice notice={notice} />
      <PasswordField
        {...field("password")}
        label="Your password"
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button tone="danger" type="submit" disabled={isBusy}>
          {isBusy ? "Deleting..." : "Delete My Account"}
        </Button>
      </div>
    </form>
  );
}

const WHAT_HAPPENS =
  "Your name, e-mail address, phone and password are removed from your account, and you can't sign in any more. This can't be undone. Your orders stay in our books with the delivery details you gave for them, without the account: the law asks us to keep invoices.";

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
        Delete My Account
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Delete your account?"
        description={WHAT_HAPPENS}
        className="max-w-[560px]! px-[22px] pt-8 pb-7 md:px-8"
      >
        <DeleteForm onCancel={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

export function DeleteSection() {
  return (
    <Section
      title="Delete my account"
      help="Removes your account for good. Your orders are kept without it, as the law asks for invoices."
    >
      <DeleteAccount />
    </Section>
  );
}
