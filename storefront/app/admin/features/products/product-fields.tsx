import type { Category } from "@strive/backend/contracts/catalogue";
import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { useAdminQuery, type AdminQuery } from "~/admin/data/admin-query";
import { SelectField } from "~/admin/shell/form-parts";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { LoadError } from "~/ui/message";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/admin-products";
import { categoryListQuery } from "~/admin/data/category-list";
import { ColorChips } from "./color-chips";
import { GiftCardTick } from "./gift-card-tick";
import { PictureGrid } from "./picture-grid";
import { GENDER_NAMES, categoryText } from "./product-words";
import { ProductTextFields } from "./product-text-fields";
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

/** The fields of a product. */
export function ProductFields({ id, draft, form, lacksPictures, onDragging }: ProductFieldsProps) {
  const { values, start } = draft;
  const { field, change, errorOf, setError } = form;
  const categories = useAdminQuery(categoryListQuery());
  return (
    <Form {...form.form} id={id} className="grid grid-cols-1 gap-x-3.5 gap-y-[18px] md:grid-cols-2">
      {categories.error !== null && (
        <div className="col-span-full">
          <LoadError text={words.noCategories} onRetry={categories.retry} />
        </div>
      )}
      <Field {...field("product_name")} label={words.name} maxLength={200} required />
      <div className="col-span-full md:col-span-1">
        <Field {...field("price")} label={words.priceLabel} inputMode="decimal" required />
      </div>
      <SelectField
        {...field("category_id")}
        label={words.category}
        options={categoryOptions(categories, draft.base)}
        isHalf
        required
      />
      <SelectField {...field("gender")} label={words.gender} options={GENDERS} isHalf />
      <SelectField
        {...field("status")}
        label={words.status}
        options={STATUSES}
        hint={words.statusHint}
        isHalf
      />
      <GiftCardTick
        isOn={values.is_gift_card}
        error={errorOf("is_gift_card")}
        onChange={(isOn) => change("is_gift_card", isOn)}
      />
      {!values.is_gift_card && (
        <StockFields
          values={values}
          start={start}
          error={errorOf("stock_quantity")}
          onChange={({
            stock_quantity = values.stock_quantity,
            stocks = values.stocks,
            isByVariant = values.isByVariant,
          }) => {
            change("stock_quantity", stock_quantity);
            change("stocks", stocks);
            change("isByVariant", isByVariant);
          }}
        />
      )}
      <SizeChips
        sizes={values.sizes}
        error={errorOf("sizes")}
        onChange={(sizes) => change("sizes", sizes)}
      />
      <ColorChips
        colors={values.colors}
        error={errorOf("colors")}
        onChange={(colors) => change("colors", colors)}
      />
      <TextField {...field("description")} label={words.description} rows={4} maxLength={10_000} />
      <ProductTextFields values={values} field={field} errorOf={errorOf} />
      <PictureGrid
        pictures={values.images}
        colors={values.colors}
        error={errorOf("images")}
        lacksPictures={lacksPictures}
        onChange={(images) => change("images", images)}
        onProblem={(problem) => setError("images", problem)}
        onDragging={onDragging}
      />
    </Form>
  );
}
