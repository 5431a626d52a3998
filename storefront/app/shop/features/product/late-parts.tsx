import type { ReactNode } from "react";
import { LatePart } from "~/shop/late-part";
import { Button } from "~/ui/button";
import { Price } from "~/ui/price";
import type { AlertBoxProps } from "./alert-box";
import { DropBox } from "~/shop/drop/drop-box";
import { FitHost } from "./fit-host";
import { LookHost } from "./look/look-host";
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

const loadAlert = () => import("./alert-box");

/** The form for whoever wants to hear when a piece is back; until it is here, the buttons that can't be pressed. */
export function AlertHost({ children, ...box }: AlertBoxProps & { children: ReactNode }) {
  return (
    <LatePart load={loadAlert} loading={children}>
      {({ AlertBox }) => <AlertBox {...box} />}
    </LatePart>
  );
}

export { DropBox };
export { FitHost };
export { LookHost };

/** What the page needs only once it is at rest. */
export interface LateParts {
  DropBox: typeof DropBox;
  AlertHost: typeof AlertHost;
}
