import type { Product } from "@strive/backend/contracts/catalogue";
import Check from "lucide-react/icons/check";
import { useEffect, type ReactNode } from "react";
import { useKeptFit } from "~/lib/fit-atoms";
import { findSize } from "~/shop/fit/find-size";
import { tableFor } from "~/shop/fit/own-table";
import { useChooseSize } from "~/shop/fit/use-choose-size";
import { useProductFit } from "~/shop/fit/use-product-fit";
import * as words from "~/words/fit";
import type { Choice } from "./choice";

interface OwnSizeProps {
  product: Product;
  choice: Choice;
  /** Shown where nothing is known of whoever this is for. */
  children: ReactNode;
  onChange: () => void;
}

/** The size of whoever the phone knows, which is chosen while nothing else is. */
export function OwnSize({ product, choice, children, onChange }: OwnSizeProps) {
  const kept = useKeptFit();
  const { tables, runs, isReady, chart } = useProductFit(product);
  const choose = useChooseSize();
  const table = isReady && tables ? tableFor(tables, kept) : null;
  const person = table && kept.people[table.wearer];
  const found = table && person ? findSize(table, person, runs) : null;
  const size = found?.kind === "size" ? found.size : null;
  const isThere = choice.sizes.some(({ value, isAvailable }) => value === size && isAvailable);
  const isWanted = size !== null && isThere && choice.asked.size === null && choice.size !== size;
  useEffect(() => {
    if (isWanted && size !== null) choose(size);
    // oxlint-disable-next-line react/exhaustive-deps -- `choose` is another one each time
  }, [isWanted, size]);
  if (!isReady && chart.error === null) return null;
  if (found === null || found.kind === "unknown") return children;
  const text =
    size === null ? words.noneHere : isThere ? words.yourSize(size) : words.soldOutHere(size);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-[14px]">
      <span role="status" className="inline-flex items-center gap-1.5">
        {size !== null && isThere && (
          <Check size={16} strokeWidth={2.4} aria-hidden="true" className="flex-none" />
        )}
        {text}
      </span>
      <button type="button" aria-haspopup="dialog" onClick={onChange} className="text-link">
        {size === null ? words.why : words.change}
      </button>
    </p>
  );
}
