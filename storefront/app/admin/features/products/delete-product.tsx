import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { ApiError } from "~/lib/api-error";
import { useShowMessage } from "~/lib/message-atoms";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import * as admin from "~/words/admin";
import * as words from "~/words/admin-products";
import { deleteProduct, PRODUCTS } from "./api";
import { failureWords } from "~/admin/data/refusal";

interface DeleteProductProps {
  /** Kept while the dialog fades out. */
  product: SavedProduct | null;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Who finds it gone already has what he wanted. */
async function deleteOnce(id: string): Promise<void> {
  try {
    await deleteProduct(id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

/** Asks before a product goes. */
export function DeleteProduct({ product, isOpen, onClose, onDeleted }: DeleteProductProps) {
  const showMessage = useShowMessage();
  const invalidate = useInvalidate();
  if (product === null) return null;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      question={words.deleteQuestion}
      help={product.name}
      cancelLabel={admin.cancel}
      confirmLabel={admin.doDelete}
      busyLabel={admin.deleting}
      onConfirm={async () => {
        await deleteOnce(product.id);
        showMessage({ tone: "success", text: words.deleted });
        void invalidate(PRODUCTS, "categories", "dashboard");
        onDeleted();
      }}
      failureText={(error) => failureWords(error, words.notDeleted)}
    />
  );
}
