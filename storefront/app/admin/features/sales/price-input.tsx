import type { SaleProduct } from "@strive/backend/contracts/sales";
import { useId, type KeyboardEvent } from "react";
import { controlClass, describe, FieldNotes } from "~/ui/field";
import * as words from "~/words/admin-sales";
import { priceText, savedText } from "./price-edits";
import { PRICE_INPUTS, type PriceEditing } from "./use-price-edits";

/** Goes to the price above or below; from the last one nowhere. */
function goBy(step: 1 | -1, { currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  const all = [...document.querySelectorAll<HTMLInputElement>(PRICE_INPUTS)];
  const next = all[all.indexOf(currentTarget) + step];
  next?.focus();
  next?.select();
}

/** Where a mixed row's sentence is, for its input. */
export const mixedId = ({ id }: SaleProduct): string => `mixed-${id}`;

interface PriceInputProps {
  product: SaleProduct;
  prices: PriceEditing;
}

/** Enter and the arrows go on in the column, Escape brings back what is saved. */
export function PriceInput({ product, prices }: PriceInputProps) {
  const id = useId();
  const error = prices.faults.get(product.id);
  const look = { label: words.salePrice, error };
  const type = (text: string) => prices.type([{ product, text }]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" || event.key === "ArrowDown") goBy(1, event);
    else if (event.key === "ArrowUp") goBy(-1, event);
    else if (event.key === "Escape") type(savedText(product));
    else return;
    event.preventDefault();
  };
  const described = [describe(id, look), product.is_mixed ? mixedId(product) : undefined];
  return (
    <div className="ml-auto grid w-[112px] gap-1.5 text-left">
      <input
        id={id}
        data-sale-price
        aria-label={words.salePriceOf(product.name)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder={product.is_mixed ? words.several : priceText(product.price)}
        value={prices.edits.get(product.id)?.text ?? savedText(product)}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        className={controlClass(error, "min-h-11 text-right")}
      />
      <FieldNotes id={id} {...look} />
    </div>
  );
}
