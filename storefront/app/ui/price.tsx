import { useCurrency } from "~/lib/currency";
import * as words from "~/words/price";
import { cx } from "./cx";

const heard = (text: string) => <span className="sr-only">{text}</span>;

interface PriceProps {
  amountRwf: number;
  /** What something costs without the sale it is in; null: it is in none. */
  beforeRwf?: number | null;
  className?: string;
}

/** A whole RWF amount in the chosen currency; of what is reduced also the one before, struck. */
export function Price({ amountRwf, beforeRwf = null, className }: PriceProps) {
  const { priceOf } = useCurrency();
  const price = priceOf(amountRwf);
  return (
    <span className={className}>
      {beforeRwf === null ? (
        price
      ) : (
        <>
          <span className="text-red">{price}</span>{" "}
          <s className="price-before">
            {heard(words.before)}
            {priceOf(beforeRwf).replace("RWF ", "")}
          </s>
        </>
      )}
    </span>
  );
}

interface SaleMarkProps {
  price: number;
  compare_at_price: number | null;
  className?: string;
}

/** By how much something is reduced, as far as that is a whole percent. */
export function SaleMark({ price, compare_at_price: before, className }: SaleMarkProps) {
  const percent = before && Math.floor(((before - price) * 100) / before);
  return percent ? (
    <span className={cx("card-mark bg-ink text-white", className)}>
      {heard(words.reducedBy)}
      {words.reduction(percent)}
    </span>
  ) : null;
}
