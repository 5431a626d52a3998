import type { Category, CategoryGender } from "@strive/backend/contracts/catalogue";
import { useState } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { DetailModal } from "~/admin/shell/detail-modal";
import { SelectField } from "~/admin/shell/form-parts";
import { useLeaveGuard } from "~/admin/shell/leave-guard";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-categories";
import { CATEGORIES } from "~/admin/data/category-list";
import { addCategory, updateCategory } from "./api";

export const GENDER_NAMES = {
  male: words.male,
  female: words.female,
  unisex: words.unisex,
} as const satisfies Record<CategoryGender, string>;
export const GENDERS = Object.entries(GENDER_NAMES).map(([value, label]) => ({ value, label }));

const valuesOf = (category: Category | null) => ({
  category_name: category?.category_name ?? "",
  gender: category?.gender ?? "unisex",
});

interface CategoryFormProps {
  /** Null: a new one. */
  category: Category | null;
  onClose: () => void;
}

function CategoryForm({ category, onClose }: CategoryFormProps) {
  const [start] = useState<Record<"category_name" | "gender", string>>(() => valuesOf(category));
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const { form, field, values, isBusy } = useForm({
    start,
    rules: () => import("./category-rules"),
    check: (rules, typed) => rules.checkCategory(typed),
    send: (body) => (category === null ? addCategory(body) : updateCategory(category.id, body)),
    onDone: ({ category_name: name }) => {
      const text = category === null ? words.added(name) : words.updated(name);
      show({ tone: "success", text });
      void invalidate(CATEGORIES, "products", "dashboard");
      guard.release();
      onClose();
      return undefined;
    },
    failureText: category === null ? words.notAdded : words.notUpdated,
  });
  const isDirty = values.category_name !== start.category_name || values.gender !== start.gender;
  const guard = useLeaveGuard(isDirty);

  return (
    <Form {...form} aria-label={words.formLabel} className="grid gap-4">
      <Field {...field("category_name")} label={words.nameLabel} required maxLength={80} />
      <SelectField
        {...field("gender")}
        label={words.gender}
        hint={words.genderHint}
        options={GENDERS}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button tone="line" size="sm" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={isBusy}>
          {isBusy ? shell.saving : shell.save}
        </Button>
      </div>
      {guard.dialog}
    </Form>
  );
}

/** Of the address: an id, or this for a new one. */
export const NEW = "new";

interface CategoryModalProps {
  /** Null: closed. */
  open: string | null;
  /** Undefined while they are loading. */
  categories: readonly Category[] | undefined;
  onClose: () => void;
}

export function CategoryModal({ open, categories, onClose }: CategoryModalProps) {
  // What was open is still seen while the dialog fades.
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  const category = categories?.find(({ id }) => id === last);
  const isReady = last === NEW || categories !== undefined;
  const isGone = last !== NEW && category === undefined;
  return (
    <DetailModal
      isOpen={open !== null && isReady}
      onClose={onClose}
      title={last === NEW ? words.addTitle : words.editTitle}
    >
      {isGone ? (
        <p role="alert">{words.isGone}</p>
      ) : (
        <CategoryForm key={last} category={category ?? null} onClose={onClose} />
      )}
    </DetailModal>
  );
}
