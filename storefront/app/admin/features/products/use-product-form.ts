import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { saveProduct } from "./api";
import { conflictOf, merged, type Choices } from "./conflict";
import { refusedFields, saveFailure } from "./form-failure";
import {
  FIELDS,
  isChanged,
  productForm,
  valuesOf,
  type Draft,
  type ProductValues,
} from "./product-values";
import type { ProductErrors } from "./product-rules";
import { stockCells } from "./stock-cells";

const NO_ERRORS: ProductErrors = { fields: {}, cells: {} };

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
    mutationFn: (now: Draft) => saveProduct(now.base?.id ?? null, productForm(now)),
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

  const send = async (now: Draft, onSaved: () => void) => {
    const { checkProduct } = await import("./product-rules");
    const found = checkProduct(now.values, stockCells(now.values, now.start));
    if (Object.keys(found.fields).length > 0) return show(found);
    await mutateAsync(now);
    onSaved();
  };

  const fail = (error: unknown) => {
    const changed = conflictOf(error);
    if (changed) return setTheirs(changed);
    const fields = refusedFields(error);
    if (Object.keys(fields).length > 0) show({ fields, cells: {} });
    else setFailure(saveFailure(error));
  };

  const submit = (onSaved: () => void) => {
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
    setDraft((now) => {
      if (now === null) return now;
      const start = valuesOf(theirs);
      const values = merged({ start: now.start, mine: now.values, theirs: start }, choices);
      return { base: theirs, start, values };
    });
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
