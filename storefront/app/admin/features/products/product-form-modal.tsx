import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { DetailBody, DetailModal } from "~/admin/shell/detail-modal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import * as admin from "~/words/admin";
import * as words from "~/words/admin-products";
import { PRODUCTS, PRODUCT_LISTS, productDetailQuery, productSourceQuery } from "./api";
import { ConflictPanel } from "./conflict-panel";
import { ProductFields } from "./product-fields";
import { copyOf, valuesOf } from "./product-values";
import { useProductForm } from "./use-product-form";
import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import type { ListAnswer } from "~/admin/data/use-admin-list";

/** Shows a product as a save answered it, wherever it is shown, until the server is asked again. */
function showSaved(client: QueryClient, saved: SavedProduct): void {
  client.setQueriesData<ListAnswer<SavedProduct>>(
    { queryKey: PRODUCT_LISTS },
    (list) =>
      list && { ...list, data: list.data.map((one) => (one.id === saved.id ? saved : one)) },
  );
  client.setQueryData(productDetailQuery(saved.id).queryKey, saved);
}

export type FormKind = "add" | "edit" | "copy";

interface ProductFormModalProps {
  kind: FormKind;
  /** Of the product to edit, or to copy. */
  id: string | null;
  isOpen: boolean;
  /** Of the opening. */
  turn: number;
  /** Leaves the address of the form; who typed something is asked first. */
  onClose: () => void;
}

/** Add, edit or duplicate a product, over the list. */
export function ProductFormModal({ kind, id, isOpen, turn, onClose }: ProductFormModalProps) {
  const formId = useId();
  const isDragging = useRef(false);
  const showMessage = useShowMessage();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const isStillOpen = useRef(isOpen);
  useEffect(() => {
    isStillOpen.current = isOpen;
    return () => {
      isStillOpen.current = false;
    };
  }, [isOpen]);
  const form = useProductForm({
    isNew: kind === "add",
    isOpen,
    onSaved: (saved, leave) => {
      showSaved(client, saved);
      showMessage({ tone: "success", text: words.saved });
      void invalidate(PRODUCTS, "categories", "dashboard");
      // Who left while it was being saved may have opened something else.
      if (!isStillOpen.current) return;
      leave();
      onClose();
    },
  });
  const query = useAdminQuery({
    ...productSourceQuery(id ?? "", kind === "copy", turn),
    enabled: id !== null && form.draft === null,
  });
  const { draft, open } = form;
  const found = query.data;
  useEffect(() => {
    if (draft !== null || found === undefined) return;
    const { product, files } = found;
    const values = kind === "edit" ? valuesOf(product) : copyOf(product, files ?? []);
    open({ base: kind === "edit" ? product : null, start: values, values });
  }, [draft, found, kind, open]);
  const isSettled = draft !== null && form.theirs === null;
  return (
    <>
      <DetailModal
        isOpen={isOpen}
        onClose={() => {
          if (!isDragging.current) onClose();
        }}
        title={kind === "edit" ? words.edit : words.add}
        width="form"
        footer={
          <>
            <Button tone="line" size="sm" onClick={onClose}>
              {admin.cancel}
            </Button>
            <Button type="submit" form={formId} size="sm" disabled={!isSettled || form.isBusy}>
              {form.isBusy ? admin.saving : words.save}
            </Button>
          </>
        }
      >
        {draft === null && (
          <DetailBody query={query} errorText={words.notFound}>
            {() => null}
          </DetailBody>
        )}
        {draft !== null && form.theirs !== null && (
          <ConflictPanel draft={draft} theirs={form.theirs} onSettle={form.settle} />
        )}
        {draft !== null && form.theirs === null && (
          <ProductFields
            id={formId}
            draft={draft}
            form={form}
            lacksPictures={found?.files === null}
            onDragging={(now) => {
              isDragging.current = now;
            }}
          />
        )}
      </DetailModal>
      {form.leaveDialog}
    </>
  );
}
