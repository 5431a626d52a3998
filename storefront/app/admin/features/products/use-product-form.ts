import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLeaveGuard } from "~/admin/shell/leave-guard";
import { useForm } from "~/lib/form";
import { saveProduct } from "./api";
import { conflictOf, joined, rebased, withStockNow, type Choices } from "./conflict";
import {
  type Draft,
  EMPTY,
  FIELDS,
  type FieldName,
  isChanged,
  productForm,
} from "./product-values";
import { textFieldOf } from "./product-texts";
import { failureWords } from "~/admin/data/refusal";
import { ApiError } from "~/lib/api-error";
import * as words from "~/words/admin-products";

/** The field of the form that a field of the wire belongs to; undefined for what the form does not show. */
const ABOUT_IMAGES = new Set(["existingImages", "imageOrder", "image_colors", "image_views"]);

function fieldOf(name: string): FieldName | undefined {
  const first = name.split(".")[0] ?? name;
  if (first === "translations") return textFieldOf(name);
  if (first === "variants") return "stock_quantity";
  if (ABOUT_IMAGES.has(first)) return "images";
  return FIELDS.find((field) => field === first);
}

const isAboutFields = (error: unknown): boolean =>
  error instanceof ApiError && error.fieldErrors.some(({ field }) => fieldOf(field) !== undefined);

const saveFailure = (error: unknown) => failureWords(error, words.notSaved);

/** So often an edit is made anew of what somebody else saved meanwhile. */
const MOST_JOINS = 3;

/** Saves an edit; what somebody else saved meanwhile in other fields is joined to it. */
async function saveJoined(draft: Draft, left = MOST_JOINS): Promise<SavedProduct> {
  try {
    return await saveProduct(draft.base?.id ?? null, productForm(draft));
  } catch (error) {
    const theirs = conflictOf(error);
    const next = theirs && !isAboutFields(error) && left > 0 ? joined(draft, theirs) : null;
    if (next === null) throw error;
    return saveJoined(next, left - 1);
  }
}

const NEW: Draft = { base: null, start: EMPTY, values: EMPTY };

interface ProductFormOptions {
  isNew: boolean;
  isOpen: boolean;
  /** `leave` goes on past the question whether to leave unsaved changes. */
  onSaved: (saved: SavedProduct, leave: () => void) => void;
}

/** The form of a product, and what to do when somebody else was faster. */
export function useProductForm({ isNew, isOpen, onSaved }: ProductFormOptions) {
  /** What is being edited; null while it is loaded. */
  const [opened, setOpened] = useState(isNew ? NEW : null);
  const [theirs, setTheirs] = useState<SavedProduct | null>(null);
  const { mutateAsync } = useMutation({
    networkMode: "always",
    mutationFn: (now: Draft) => saveJoined(now),
  });
  const { base, start } = opened ?? NEW;

  const form = useForm({
    start: EMPTY,
    rules: () => import("./product-rules"),
    check: ({ checkProduct }, values) => checkProduct(values, start),
    nameOf: fieldOf,
    send: (values) => mutateAsync({ base, start, values }),
    onDone: (saved) => {
      onSaved(saved, guard.release);
      return undefined;
    },
    onFailure: (error, values) => {
      const changed = conflictOf(error);
      if (changed === null) return false;
      const isSaidBeside = isAboutFields(error);
      if (isSaidBeside) open(withStockNow({ base, start, values }, changed));
      else setTheirs(changed);
      return !isSaidBeside;
    },
    wordsOf: saveFailure,
  });
  const { values, reset } = form;

  const open = (draft: Draft) => {
    setOpened(draft);
    reset(draft.values);
  };

  const isDirty = opened !== null && isChanged(values, start);
  const guard = useLeaveGuard(isOpen && isDirty);

  return {
    ...form,
    /** Asks whether to leave unsaved changes. */
    leaveDialog: guard.dialog,
    draft: opened && { base, start, values },
    open,
    theirs,
    /** Goes on from what is saved now, with what was chosen of both. */
    settle: (choices: Choices) => {
      if (theirs === null) return;
      open(rebased({ base, start, values }, theirs, choices));
      setTheirs(null);
    },
  };
}
export type ProductForm = ReturnType<typeof useProductForm>;
