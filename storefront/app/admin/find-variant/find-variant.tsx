import type { FoundProduct } from "@strive/backend/contracts/staff-products";
import { useState } from "react";
import { adminQuery, useAdminQuery } from "~/admin/data/admin-query";
import { francs } from "~/admin/shell/order-money";
import { SearchCombo } from "~/admin/shell/search-combo";
import { useSettled } from "~/lib/use-settled";
import { labelOfColor } from "~/lib/variant-choice";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-find-variant";
import { searchOf, variantRows, type FoundVariant, type VariantSearch } from "./variant-rows";

/** Products of one look; more would not fit below a search field. */
const MOST_PRODUCTS = 12;

const variantsQuery = ({ search, size }: VariantSearch) =>
  adminQuery(["products", "variants", search, size], async (client, signal) => {
    const query = { status: "published", search, size, limit: MOST_PRODUCTS };
    return (await client.get<{ data: FoundProduct[] }>("/products", { query, signal })).data;
  });

/** "M · Night" */
export const variantText = ({ size, color }: Pick<FoundVariant, "size" | "color">): string =>
  words.variant(size, labelOfColor(color));

/** Milliseconds after the last key until products are looked for. */
const SETTLE_MS = 200;

const isSoldOut = ({ free }: FoundVariant): boolean => free === 0;

function Found({ found }: { found: FoundVariant }) {
  return (
    <div className="flex items-center gap-3">
      <Picture src={found.image} alt="" sizes="40px" className="aspect-[4/5] w-10 flex-none" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-strong break-words">{found.name}</p>
        <p className="text-[13.5px]">{variantText(found)}</p>
      </div>
      <p className="flex flex-wrap items-baseline justify-end gap-x-3 text-right">
        <span className="text-[13px]">
          {isSoldOut(found) ? words.soldOut : words.free(found.free)}
        </span>
        <b className="font-strong whitespace-nowrap">{francs(found.price)}</b>
      </p>
    </div>
  );
}

const KEY = "rounded-xs border border-line-strong px-1.5 py-0.5 font-sans text-[12px] font-strong";

function Keys() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-3.5 py-2 text-[13px] text-ink-2 max-lg:hidden">
      <span className="flex gap-0.5">
        <kbd className={KEY}>{words.keyUp}</kbd>
        <kbd className={KEY}>{words.keyDown}</kbd>
      </span>
      {words.choose}
      <kbd className={KEY}>{words.keyEnter}</kbd>
      {words.add}
      <kbd className={KEY}>{words.keyShiftEnter}</kbd>
      {words.addAndGoOn}
    </p>
  );
}

function useFound(typed: string) {
  const settled = useSettled(typed, SETTLE_MS);
  const query = useAdminQuery({
    ...variantsQuery(searchOf(settled)),
    enabled: settled.trim() !== "",
  });
  if (typed.trim() === "") return null;
  return {
    ...query,
    data: query.data && variantRows(query.data, settled),
    isOld: query.isOld || settled !== typed,
  };
}

interface FindVariantProps {
  /** Of the field, where errors go. */
  name: string;
  error?: string | undefined;
  /** It is shown, and can't be chosen. */
  isOff: (found: FoundVariant) => boolean;
  onChoose: (found: FoundVariant) => void;
}

/** Finds a variant that an order can have, by name, colour, size or SKU. */
export function FindVariant({ name, error, isOff, onChoose }: FindVariantProps) {
  const [typed, setTyped] = useState("");
  const found = useFound(typed);
  return (
    <SearchCombo
      label={words.searchProducts}
      name={name}
      typed={typed}
      onType={setTyped}
      found={found}
      rowKey={({ variant_id }) => variant_id}
      isOff={(row) => isSoldOut(row) || isOff(row)}
      row={(row) => <Found found={row} />}
      onChoose={(row, goesOn) => {
        onChoose(row);
        if (!goesOn) setTyped("");
      }}
      none={words.noProducts}
      countText={words.variantsFound}
      foot={<Keys />}
      error={error}
    />
  );
}
