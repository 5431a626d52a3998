import type { User } from "@strive/backend/contracts/accounts";
import { useState } from "react";
import { failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-users";
import { deleteUser, USERS } from "./api";
import type { UserChanges } from "./use-user-changes";

/** The user of a question stays while its dialog fades. */
interface Asked {
  user: User;
  isOpen: boolean;
}

function useAsked() {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    asked,
    ask: (user: User) => setAsked({ user, isOpen: true }),
    close: () => setAsked((current) => current && { ...current, isOpen: false }),
  };
}

interface Options {
  promote: UserChanges["promote"];
  onDeleted: (user: User) => void;
}

/** What is asked before it is done: to open everything to somebody, and to delete somebody. */
export function useUserQuestions({ promote, onDeleted }: Options) {
  const { asked: toPromote, ask: askPromote, close: closePromote } = useAsked();
  const { asked: toDelete, ask: askDelete, close: closeDelete } = useAsked();
  const invalidate = useInvalidate();
  const show = useShowMessage();

  const remove = async (user: User) => {
    await deleteUser(user.id);
    onDeleted(user);
    show({ tone: "success", text: words.isDeleted(user.name) });
    void invalidate(USERS, "dashboard");
  };
  return {
    askPromote,
    askDelete,
    dialogs: (
      <>
        {toPromote && (
          <ConfirmDialog
            isOpen={toPromote.isOpen}
            onClose={closePromote}
            question={words.promoteQuestion(toPromote.user.name)}
            help={words.promoteHelp}
            cancelLabel={shell.cancel}
            confirmLabel={words.promote}
            busyLabel={words.promoting}
            tone="ink"
            onConfirm={() => promote(toPromote.user)}
            failureText={(error) => failedText(words.roleNotUpdated, error)}
          />
        )}
        {toDelete && (
          <ConfirmDialog
            isOpen={toDelete.isOpen}
            onClose={closeDelete}
            question={words.deleteQuestion(toDelete.user.name)}
            help={words.deleteHelp}
            cancelLabel={shell.cancel}
            confirmLabel={shell.doDelete}
            busyLabel={shell.deleting}
            onConfirm={() => remove(toDelete.user)}
            failureText={(error) => failedText(words.notDeleted, error)}
          />
        )}
      </>
    ),
  };
}
