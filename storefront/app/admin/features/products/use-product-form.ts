import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { saveProduct } from "./api";
import { conflictOf, joined, rebased, withStockNow, type Choices } from "./conflict";
import { refusedFields, saveFailure } from "./form-failure";
import { FIELDS, isChanged, productForm, type Draft, type ProductValues } from "./product-values";
import type { ProductErrors } from "./product-rules";
import { stockCells } from "./stock-cells";

const NO_ERRORS: ProductErrors = { fields: {}, cells: {} };
/** So often an edit is made anew of what somebody else saved meanwhile. */
const MOST_JOINS = 3;

/** Saves an edit; what somebody else saved meanwhile in other fields is joined to it. */
async function saveJoined(draft: Draft, left = MOST_JOINS): Promise<SavedProduct> {
  try {
    return await saveProduct(draft.base?.id ?? null, productForm(draft));
  } catch (error) {
    const theirs = conflictOf(error);
    const isShort = Object.keys(refusedFields(error)).length > 0;
    const next = theirs && !isShort && left > 0 ? joined(draft, theirs) : null;
    if (next === null) throw error;
    return saveJoined(next, left - 1);
  }
}

/** The first field with an error gets the focus. */
function focusFirst(form: HTMLElement | null, fields: ProductErrors["fields"]): void {
  const first = FIELDS.find((name) => fields[name] !== undefined);
  if (first === undefined) return;
  const group = `[data-field="${first}"]`;
  const places = [`[name="${first}"]`, `${group} [aria-invalid]`, group];
  const place = places.flatMap((where) => form?.querySelector<HTMLElement>(where) ?? [])[0];
  place?.focus();
}

/** Values, errors, one request at a time, and what to do when somebody else was faster. */
export function useProductForm(
  draft: Draft | null,
  setDraft: (next: (draft: Draft | null) => Draft | null) => void,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<SavedProduct | null>(null);
  const { mutateAsync } = useMutation({
    networkMode: "always",
    mutationFn: (now: Draft) => saveJoined(now),
  });
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const show = (found: ProductErrors) => {
    flushSync(() => {
      setErrors(found);
      setIsBusy(false);
    });
    focusFirst(formRef.current, found.fields);
  };

  const send = async (now: Draft, onSaved: (saved: SavedProduct) => void) => {
    const { checkProduct } = await import("./product-rules");
    const found = checkProduct(now.values, stockCells(now.values, now.start));
    if (Object.keys(found.fields).length > 0) return show(found);
    onSaved(await mutateAsync(now));
  };

  const fail = (error: unknown) => {
    const changed = conflictOf(error);
    const fields = refusedFields(error);
    if (Object.keys(fields).length > 0) {
      if (changed) setDraft((now) => now && withStockNow(now, changed));
      show({ fields, cells: {} });
    } else if (changed) setTheirs(changed);
    else setFailure(saveFailure(error));
  };

  const submit = (onSaved: (saved: SavedProduct) => void) => {
    if (isSending.current || draft === null) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(null);
    setErrors(NO_ERRORS);
    void send(draft, onSaved)
      .catch((error: unknown) => {
        if (isShown.current) fail(error);
      })
      .finally(() => {
        isSending.current = false;
        setIsBusy(false);
      });
  };

  const change = useCallback(
    (changes: Partial<ProductValues>) => {
      setDraft((now) => now && { ...now, values: { ...now.values, ...changes } });
      const named = "pictures" in changes ? ["images"] : Object.keys(changes);
      const isStock = "stocks" in changes || "isByVariant" in changes;
      setErrors(({ fields, cells }) => ({
        fields: Object.fromEntries(
          Object.entries(fields).filter(
            ([name]) => !named.includes(name) && !(isStock && name === "stock_quantity"),
          ),
        ),
        cells: isStock ? {} : cells,
      }));
    },
    [setDraft],
  );

  /** Goes on from what is saved now, with what was chosen of both. */
  const settle = (choices: Choices) => {
    if (theirs === null) return;
    setDraft((now) => now && rebased(now, theirs, choices));
    setTheirs(null);
  };

  return {
    submit,
    change,
    settle,
    theirs,
    errors,
    failure,
    isBusy,
    setFieldError: (name: string, message: string | undefined) =>
      setErrors(({ fields, cells }) => {
        const { [name]: _, ...others } = fields;
        return { cells, fields: message === undefined ? others : { ...others, [name]: message } };
      }),
    isDirty: draft !== null && isChanged(draft.values, draft.start),
  };
}
export type ProductForm = ReturnType<typeof useProductForm>;
