import { MOST_PIECES } from "@strive/backend/contracts/companion-limits";
import type { Look, LookPiece } from "@strive/backend/contracts/companions";
import { useState } from "react";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { useAct } from "~/admin/data/use-act";
import { PickProducts } from "~/admin/pick-products/pick-products";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { LoadError, Message } from "~/ui/message";
import * as words from "~/words/admin-look";
import { lookQuery, PRODUCTS, saveLook } from "./api";

function LookForm({ productId, look }: { productId: string; look: Look }) {
  /** Null: nothing was changed here. */
  const [draft, setDraft] = useState<readonly LookPiece[] | null>(null);
  const [version, setVersion] = useState(look.version);
  // Saved, or what somebody else saved meanwhile: that is what is shown, and changed from then on.
  if (look.version !== version) {
    setVersion(look.version);
    setDraft(null);
  }
  const show = useShowMessage();
  const { isBusy, error, setError, act } = useAct([PRODUCTS], words.notSaved);
  const pieces = draft ?? look.pieces;
  const change = (next: readonly LookPiece[]) => {
    setDraft(next);
    setError(null);
  };
  const save = () =>
    act(async () => {
      await saveLook(productId, { products: pieces.map(({ id }) => id), version });
      show({ tone: "success", text: words.saved });
    });
  return (
    <>
      <PickProducts
        label={words.title}
        pieces={pieces}
        most={MOST_PIECES}
        isOff={(id) => id === productId}
        onChange={change}
      />
      {error !== null && <Message tone="danger">{error}</Message>}
      <Button
        size="sm"
        tone="line"
        disabled={draft === null || isBusy}
        onClick={() => void save()}
        className="justify-self-start"
      >
        {isBusy ? words.saving : words.save}
      </Button>
    </>
  );
}

/** What is worn with a product, and in which order. */
export function LookPanel({ productId }: { productId: string }) {
  const { data, error, retry } = useAdminQuery(lookQuery(productId));
  return (
    <section aria-labelledby="look-panel" className="mt-6 grid gap-3">
      <div>
        <h3 id="look-panel" className="title-3 !text-[17px]">
          {words.title}
        </h3>
        <p className="text-[13px] text-ink-2">{words.help}</p>
      </div>
      {data && <LookForm productId={productId} look={data} />}
      {data === undefined && error === null && <p role="status">{words.loading}</p>}
      {data === undefined && error !== null && (
        <LoadError text={failureText(error) || words.notLoaded} onRetry={retry} />
      )}
    </section>
  );
}
