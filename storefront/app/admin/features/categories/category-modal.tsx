import type { Category, CategoryGender } from "@strive/backend/contracts/catalogue";
import { TRANSLATED } from "@strive/backend/contracts/translated";
import { useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
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
import { OtherLanguages } from "~/admin/shell/other-languages";
import * as languages from "~/words/admin-languages";
import { addCategory, categoryNamesQuery, updateCategory, type CategoryNames } from "./api";
import { categoryFieldOf, categoryValuesOf, type CategoryValues } from "./category-values";

export const GENDER_NAMES = {
  male: words.male,
  female: words.female,
  unisex: words.unisex,
} as const satisfies Record<CategoryGender, string>;
export const GENDERS = Object.entries(GENDER_NAMES).map(([value, label]) => ({ value, label }));

interface CategoryFormProps {
  /** Null: a new one. */
  category: Category | null;
  /** Null: they could not be had. */
  names: CategoryNames | null;
  onClose: () => void;
}

function CategoryForm({ category, names, onClose }: CategoryFormProps) {
  const [start] = useState(() => categoryValuesOf(category, names));
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const { form, field, values, errorOf, isBusy } = useForm({
    start,
    nameOf: categoryFieldOf,
    rules: () => import("./category-rules"),
    check: (rules, typed) => rules.checkCategory(typed, start),
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
  const isDirty = (Object.keys(start) as (keyof CategoryValues)[]).some(
    (name) => values[name] !== start[name],
  );
  const filled = TRANSLATED.filter((language) => values[`category_name_${language}`] !== "");
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
      {names !== null && (
        <OtherLanguages
          filled={filled.map((language) => languages.languageNames[language])}
          hasError={TRANSLATED.some(
            (language) => errorOf(`category_name_${language}`) !== undefined,
          )}
        >
          {TRANSLATED.map((language) => (
            <Field
              key={language}
              {...field(`category_name_${language}`)}
              label={languages.nameIn[language]}
              placeholder={values.category_name}
              lang={language}
              maxLength={80}
            />
          ))}
        </OtherLanguages>
      )}
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
  const names = useAdminQuery({
    ...categoryNamesQuery(last),
    enabled: open !== null && open !== NEW,
  });
  const isReady =
    last === NEW ||
    (categories !== undefined && (names.data !== undefined || names.error !== null));
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
        <CategoryForm
          key={last}
          category={category ?? null}
          names={last === NEW ? {} : (names.data ?? null)}
          onClose={onClose}
        />
      )}
    </DetailModal>
  );
}
