import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { useState } from "react";
import type { Bulk } from "~/admin/shell/use-bulk-run";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as admin from "~/words/admin";
import * as words from "~/words/admin-products";
import { deleteProduct, setProductStatus } from "./api";
import { failureWords } from "~/admin/data/refusal";

const ACTIONS = {
  publish: {
    title: words.publishing,
    action: ({ id }: SavedProduct) => setProductStatus(id, "published"),
  },
  draft: { title: words.drafting, action: ({ id }: SavedProduct) => setProductStatus(id, "draft") },
  delete: { title: words.deletingAll, action: ({ id }: SavedProduct) => deleteProduct(id) },
} as const;

const ON_INK = "border-white/60! text-white!";

interface BulkActionsProps {
  products: readonly SavedProduct[];
  bulk: Bulk<SavedProduct>;
  clear: () => void;
}

/** What can be done with the products that are ticked. */
export function BulkActions({ products, bulk, clear }: BulkActionsProps) {
  const [toDelete, setToDelete] = useState<readonly SavedProduct[] | null>(null);
  const start = (name: keyof typeof ACTIONS) => {
    const { title, action } = ACTIONS[name];
    clear();
    bulk.start(title, products, action);
  };
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button tone="line" size="sm" className={ON_INK} onClick={() => start("publish")}>
        {words.publish}
      </Button>
      <Button tone="line" size="sm" className={ON_INK} onClick={() => start("draft")}>
        {words.toDraft}
      </Button>
      <Button tone="line" size="sm" className={ON_INK} onClick={() => setToDelete(products)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        isOpen={toDelete !== null}
        onClose={() => setToDelete(null)}
        question={words.deleteAllQuestion(toDelete?.length ?? 0)}
        cancelLabel={admin.cancel}
        confirmLabel={admin.doDelete}
        onConfirm={() => {
          start("delete");
          return Promise.resolve();
        }}
        failureText={(error) => failureWords(error, words.notDeleted)}
      />
    </div>
  );
}
