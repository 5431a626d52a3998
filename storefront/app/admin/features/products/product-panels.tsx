import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { lazy, Suspense, useState } from "react";
import { useOpening } from "~/admin/data/use-opening";
import { DeleteProduct } from "./delete-product";
import { ProductDetail } from "./product-detail";
import type { FormKind } from "./product-form-modal";
import type { RowActions } from "./product-list-parts";
import { NEW_PRODUCT, usePanels } from "./use-panels";

// The form comes with what drags pictures; a list needs none of it.
const ProductFormModal = lazy(async () => ({
  default: (await import("./product-form-modal")).ProductFormModal,
}));

/** How the address's word for an open form is read: `edit:prod_1`. */
const SEPARATOR = ":";

function formOf(text: string): { kind: FormKind; id: string | null } {
  const [name = "", ...rest] = text.split(SEPARATOR);
  const id = rest.join(SEPARATOR);
  if (name === "copy") return { kind: "copy", id };
  return id === NEW_PRODUCT ? { kind: "add", id: null } : { kind: "edit", id };
}

/** Detail, form and question over the list, and what opens them. */
export function useProductPanels() {
  const panels = usePanels();
  const { open, close } = panels;
  const [toDelete, setToDelete] = useState<SavedProduct | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const actions: RowActions = {
    onView: ({ id }) => open("view", id),
    onEdit: ({ id }) => open("edit", id),
    onCopy: ({ id }) => open("copy", id),
    onDelete: (product) => {
      setToDelete(product);
      setIsDeleting(true);
    },
  };
  const view = useOpening(panels.valueOf("view"));
  const edit = panels.valueOf("edit");
  const copy = panels.valueOf("copy");
  const form = useOpening(
    edit !== null
      ? ["edit", edit].join(SEPARATOR)
      : copy !== null
        ? ["copy", copy].join(SEPARATOR)
        : null,
  );
  return {
    actions,
    add: () => open("edit", NEW_PRODUCT),
    panels: (
      <>
        {view && (
          <ProductDetail
            key={view.turn}
            id={view.value}
            isOpen={view.isOpen}
            onClose={close}
            actions={actions}
          />
        )}
        <Suspense fallback={null}>
          {form && (
            <ProductFormModal
              key={form.turn}
              {...formOf(form.value)}
              isOpen={form.isOpen}
              turn={form.turn}
              onClose={close}
            />
          )}
        </Suspense>
        <DeleteProduct
          product={toDelete}
          isOpen={isDeleting}
          onClose={() => setIsDeleting(false)}
          onDeleted={close}
        />
      </>
    ),
  };
}
