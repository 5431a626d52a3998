import { Button } from "~/ui/button";
import { Price } from "~/ui/price";
import type { Buy } from "./use-buy";

interface BuyBarProps {
  priceRwf: number;
  buy: Buy;
  /** What the button says. */
  label: string;
}

/**
 * On phones, above the bottom bar, while the buttons are out of view. It sticks to the end of the
 * product's page and so never covers the footer.
 */
export function BuyBar({ priceRwf, buy, label }: BuyBarProps) {
  return (
    <div
      data-buy-bar
      className="sticky bottom-[calc(var(--bottombar-h)+env(safe-area-inset-bottom))] z-20 flex h-16 items-center justify-between gap-4 border-t border-line bg-paper px-(--gutter) transition-transform duration-200 ease-out md:hidden starting:translate-y-full"
    >
      <Price amountRwf={priceRwf} className="text-[17px] font-bold" />
      <Button size="sm" disabled={!buy.isAvailable} onClick={buy.add}>
        {label}
      </Button>
    </div>
  );
}
