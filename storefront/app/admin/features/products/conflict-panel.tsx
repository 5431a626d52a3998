import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { francs } from "~/admin/shell/order-money";
import { labelOfColor } from "~/lib/variant-choice";
import { Button } from "~/ui/button";
import { Message } from "~/ui/message";
import { cx } from "~/ui/cx";
import * as languages from "~/words/admin-languages";
import * as words from "~/words/admin-products";
import { categoryListQuery } from "~/admin/data/category-list";
import { differences, firstChoices, type Choice, type Choices } from "./conflict";
import { categoryText, GENDER_NAMES } from "./product-words";
import { valuesOf, type Draft, type FieldName, type ProductValues } from "./product-values";
import { stockCells } from "./stock-cells";

const LABELS: Readonly<Record<FieldName, string>> = {
  product_name: words.name,
  price: words.priceLabel,
  category_id: words.category,
  gender: words.gender,
  description: words.description,
  product_name_fr: languages.nameIn.fr,
  description_fr: languages.descriptionIn.fr,
  product_name_rw: languages.nameIn.rw,
  description_rw: languages.descriptionIn.rw,
  status: words.status,
  is_gift_card: words.giftCard,
  sizes: words.sizes,
  colors: words.colors,
  stock_quantity: words.stock,
  images: words.pictures,
};

const orNothing = (text: string): string => (text.trim() === "" ? words.nothing : text);

function stockText(values: ProductValues): string {
  if (!values.isByVariant) return orNothing(values.stock_quantity);
  return stockCells(values, values)
    .map(({ size, color, value }) =>
      words.cells([size, color && labelOfColor(color)].filter(Boolean).join(" "), value),
    )
    .join(", ");
}

interface Shown {
  values: ProductValues;
  categoryName: (id: string) => string;
}

/** A field's content in words. */
function textOf(name: FieldName, { values, categoryName }: Shown): string {
  switch (name) {
    case "price": {
      const price = Number(values.price);
      return Number.isInteger(price) ? francs(price) : orNothing(values.price);
    }
    case "category_id":
      return categoryName(values.category_id);
    case "gender":
      return values.gender in GENDER_NAMES
        ? GENDER_NAMES[values.gender as keyof typeof GENDER_NAMES]
        : words.forEveryone;
    case "status":
      return values.status === "draft" ? words.draft : words.published;
    case "is_gift_card":
      return values.is_gift_card ? words.yes : words.no;
    case "sizes":
      return orNothing(values.sizes.join(", "));
    case "colors":
      return orNothing(values.colors.map(labelOfColor).join(", "));
    case "stock_quantity":
      return stockText(values);
    case "images": {
      const fresh = values.images.filter(({ kind }) => kind === "new").length;
      return words.picturesDiffer(values.images.length, fresh);
    }
    default:
      return orNothing(values[name]);
  }
}

interface OptionProps {
  name: FieldName;
  kind: Choice;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Option({ name, kind, text, isChosen, onChoose }: OptionProps) {
  return (
    <label
      className={cx(
        "grid min-h-11 cursor-pointer grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 border p-3 text-[14px]",
        isChosen ? "border-ink bg-chalk" : "border-line",
      )}
    >
      <input
        type="radio"
        name={`choice-${name}`}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-[18px] accent-ink"
      />
      <b className="font-strong">{kind === "mine" ? words.mine : words.theirs}</b>
      <span className="col-start-2 line-clamp-6 min-w-0 break-words whitespace-pre-line">
        {text}
      </span>
    </label>
  );
}

interface ConflictPanelProps {
  draft: Draft;
  theirs: SavedProduct;
  onSettle: (choices: Choices) => void;
}

/** What is saved now beside what was typed, field by field. */
export function ConflictPanel({ draft, theirs, onSettle }: ConflictPanelProps) {
  const now = valuesOf(theirs);
  const fields = differences(draft.values, now);
  const [choices, setChoices] = useState(() => firstChoices(draft.start, draft.values, now));
  const categories = useAdminQuery(categoryListQuery()).data ?? [];
  const categoryName = (id: string) => {
    const category = [theirs.category_id, draft.base?.category_id, ...categories].find(
      (one) => one?._id === id,
    );
    return category ? categoryText(category) : words.noCategory;
  };
  const all = (choice: Choice): Choices => Object.fromEntries(fields.map((name) => [name, choice]));
  return (
    <div className="grid gap-5">
      <Message tone="danger">
        {words.conflict}. {words.conflictHelp}
      </Message>
      <div className="flex flex-wrap gap-2.5">
        <Button tone="line" size="sm" onClick={() => onSettle(all("theirs"))}>
          {words.takeAllTheirs}
        </Button>
        <Button tone="line" size="sm" onClick={() => onSettle(all("mine"))}>
          {words.keepAllMine}
        </Button>
      </div>
      {fields.map((name) => (
        <fieldset key={name} className="grid gap-2">
          <legend className="mb-1.5 text-[14px] font-strong">{LABELS[name]}</legend>
          <div className="grid gap-2 md:grid-cols-2">
            {(["theirs", "mine"] as const).map((kind) => (
              <Option
                key={kind}
                name={name}
                kind={kind}
                text={textOf(name, {
                  values: kind === "mine" ? draft.values : now,
                  categoryName,
                })}
                isChosen={choices[name] === kind}
                onChoose={() => setChoices({ ...choices, [name]: kind })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Button className="justify-self-start" onClick={() => onSettle(choices)}>
        {words.goOn}
      </Button>
    </div>
  );
}
