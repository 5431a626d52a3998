import type { Sale } from "@strive/backend/contracts/sales";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { ApiError } from "~/lib/api-error";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-sales";
import { deleteSale, dropSale, SALES, saveSale, showSale } from "./api";

/** Who finds it gone already has what they wanted. */
async function deleteOnce(id: string): Promise<void> {
  try {
    await deleteSale(id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

const endedNow = ({ id, name, starts_at }: Sale): Promise<Sale> =>
  saveSale(id, { name, starts_at, ends_at: new Date().toISOString() });

interface SaleActionsOptions {
  sale: Sale;
  onEnded: (saved: Sale) => void;
  onDeleted: () => void;
}

/** Ending a sale early, and deleting it; both are asked first. */
export function useSaleActions({ sale, onEnded, onDeleted }: SaleActionsOptions) {
  const [asked, setAsked] = useState<{ kind: "end" | "delete"; isOpen: boolean } | null>(null);
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const end = async () => {
    const saved = await endedNow(sale);
    showSale(client, saved);
    onEnded(saved);
    show({ tone: "success", text: words.isEnded(sale.name) });
    void invalidate(SALES, "products");
  };
  const remove = async () => {
    await deleteOnce(sale.id);
    dropSale(client, sale.id);
    show({ tone: "success", text: words.deleted(sale.name) });
    onDeleted();
    void invalidate(SALES, "products");
  };
  const close = () => setAsked((known) => known && { ...known, isOpen: false });
  const isEnd = asked?.kind === "end";
  return {
    buttons: (
      <>
        {sale.state === "on" && (
          <Button tone="line" size="sm" onClick={() => setAsked({ kind: "end", isOpen: true })}>
            {words.endNow}
          </Button>
        )}
        <Button tone="line" size="sm" onClick={() => setAsked({ kind: "delete", isOpen: true })}>
          {shell.doDelete}
        </Button>
      </>
    ),
    dialog: asked && (
      <ConfirmDialog
        isOpen={asked.isOpen}
        onClose={close}
        question={isEnd ? words.endQuestion(sale.name) : words.deleteQuestion(sale.name)}
        help={isEnd ? words.endHelp : sale.state === "on" ? words.deleteOnHelp : words.deleteHelp}
        cancelLabel={shell.cancel}
        confirmLabel={isEnd ? words.endNow : shell.doDelete}
        busyLabel={isEnd ? words.ending : shell.deleting}
        tone={isEnd ? "ink" : "danger"}
        onConfirm={isEnd ? end : remove}
        failureText={(error) => failedText(isEnd ? words.notEnded : words.notDeleted, error)}
      />
    ),
  };
}
