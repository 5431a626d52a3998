import type { Category } from "@strive/backend/contracts/catalogue";
import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import type { ChangeEvent, RefObject } from "react";
import { useAdminQuery, type AdminQuery } from "~/admin/data/admin-query";
import { SelectField, TextField } from "~/admin/shell/form-parts";
import { Field } from "~/ui/field";
import { LoadError, Message } from "~/ui/message";
import * as words from "~/words/admin-products";
import { categoryListQuery } from "~/admin/data/category-list";
import { ColorChips } from "./color-chips";
import { PictureGrid } from "./picture-grid";
import { GENDER_NAMES, categoryText } from "./product-words";
import { SizeChips } from "./size-chips";
import { StockFields } from "./stock-fields";
import type { Draft } from "./product-values";
import type { ProductForm } from "./use-product-form";

interface ProductFieldsProps {
  id: string;
  draft: Draft;
  form: ProductForm;
  /** Of a copy: its pictures could not be had. */
  lacksPictures: boolean;
  onDragging: (isDragging: boolean) => void;
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
}

/** All categories, and the product's own while they are not there yet. */
function categoryOptions(
  { data }: AdminQuery<Category[]>,
  base: SavedProduct | null,
): Array<{ value: string; label: string }> {
  const own = base?.category_id ?? null;
  const list = data ?? (own === null ? [] : [own]);
  return [
    { value: "", label: words.chooseCategory },
    ...list.map((category) => ({ value: category._id, label: categoryText(category) })),
  ];
}

const GENDERS = [
  { value: "", label: words.forEveryone },
  ...Object.entries(GENDER_NAMES).map(([value, label]) => ({ value, label })),
];
const STATUSES = [
  { value: "published", label: words.published },
  { value: "draft", label: words.draft },
];

/** The form of a product; what is typed lives in the draft. */
export function ProductFields({
  id,
  draft,
  form,
  lacksPictures,
  onDragging,
  formRef,
  onSubmit,
}: ProductFieldsProps) {
  const { values, start } = draft;
  const { change } = form;
  const categories = useAdminQuery(categoryListQuery());
  const { fields } = form.errors;
  const typed =
    (name: "product_name" | "price" | "category_id" | "gender" | "status" | "description") =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value });
  return (
    <form
      id={id}
      ref={formRef}
      noValidate
      aria-busy={form.isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="grid grid-cols-1 gap-x-3.5 gap-y-[18px] md:grid-cols-2"
    >
      {form.failure !== null && (
        <Message tone="danger" className="col-span-full">
          {form.failure}
        </Message>
      )}
      {categories.error !== null && (
        <div className="col-span-full">
          <LoadError text={words.noCategories} onRetry={categories.retry} />
        </div>
      )}
      <Field
        name="product_name"
        label={words.name}
        value={values.product_name}
        error={fields["product_name"]}
        onChange={typed("product_name")}
        maxLength={200}
        required
      />
      <div className="col-span-full md:col-span-1">
        <Field
          name="price"
          label={words.priceLabel}
          inputMode="decimal"
          value={values.price}
          error={fields["price"]}
          onChange={typed("price")}
          required
        />
      </div>
      <SelectField
        name="category_id"
        label={words.category}
        options={categoryOptions(categories, draft.base)}
        value={values.category_id}
        error={fields["category_id"]}
        onChange={typed("category_id")}
        isHalf
        required
      />
      <SelectField
        name="gender"
        label={words.gender}
        options={GENDERS}
        value={values.gender}
        error={fields["gender"]}
        onChange={typed("gender")}
        isHalf
      />
      <SelectField
        name="status"
        label={words.status}
        options={STATUSES}
        value={values.status}
        error={fields["status"]}
        hint={words.statusHint}
        onChange={typed("status")}
        isHalf
      />
      <StockFields values={values} start={start} errors={form.errors} onChange={change} />
      <SizeChips
        sizes={values.sizes}
        error={fields["sizes"]}
        onChange={(sizes) => change({ sizes })}
      />
      <ColorChips
        colors={values.colors}
        error={fields["colors"]}
        onChange={(colors) => change({ colors })}
      />
      <TextField
        name="description"
        label={words.description}
        value={values.description}
        error={fields["description"]}
        onChange={typed("description")}
        rows={4}
        maxLength={10_000}
      />
      <PictureGrid
        pictures={values.pictures}
        colors={values.colors}
        error={fields["images"]}
        lacksPictures={lacksPictures}
        onChange={(pictures) => change({ pictures })}
        onProblem={(problem) => form.setFieldError("images", problem)}
        onDragging={onDragging}
      />
    </form>
  );
}
