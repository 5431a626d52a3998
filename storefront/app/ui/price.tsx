import { useCurrency } from "~/lib/currency";

/** A whole RWF amount in the chosen currency. */
export function Price({ amountRwf, className }: { amountRwf: number; className?: string }) {
  const { priceOf } = useCurrency();
  return <span className={className}>{priceOf(amountRwf)}</span>;
}
