import type { User } from "@strive/backend/contracts/accounts";
import { useState } from "react";
import { failedText } from "~/admin/data/refusal";
import { useShowMessage } from "~/lib/message-atoms";
import { useSession } from "~/lib/session";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-settings";
import { logOutEverywhere } from "./api";

/** For who is still logged in on a phone that is lost. */
export function SignOutEverywhere({ user }: { user: User }) {
  const { signIn } = useSession();
  const show = useShowMessage();
  const [isAsking, setIsAsking] = useState(false);
  const signOut = async () => {
    signIn(await logOutEverywhere(), user);
    show({ tone: "success", text: words.everywhereDone });
  };
  return (
    <section aria-labelledby="everywhere-title" className="mt-10 border-t border-line pt-8">
      <h2 id="everywhere-title" className="title-3">
        {words.everywhereTitle}
      </h2>
      <p className="mt-1 mb-4 max-w-[60ch] text-ink-2">{words.everywhereHelp}</p>
      <Button tone="line" size="sm" onClick={() => setIsAsking(true)}>
        {words.everywhere}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        question={words.everywhereQuestion}
        help={words.everywhereHelp}
        cancelLabel={shell.cancel}
        confirmLabel={words.everywhere}
        busyLabel={words.signingOut}
        tone="ink"
        onConfirm={signOut}
        failureText={(error) => failedText(words.everywhereFailed, error)}
      />
    </section>
  );
}
