import type { Ref } from "react";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Message } from "~/ui/message";
import { Stepper } from "~/ui/stepper";
import { quantityOf } from "~/words/common";
import * as words from "~/words/product";
import type { Stock } from "./stock";
import type { Buy } from "./use-buy";

/** What the shopper has to know about the stock; announced again when the choice changes. */
function StockHint({ stock }: { stock: Stock }) {
  const text = "text" in stock ? stock.text : null;
  return (
    <p
      aria-live="polite"
      className={cx(
        "text-[14px] font-strong empty:hidden",
        stock.kind === "low" ? "text-warning" : "text-ink",
      )}
    >
      {text}
    </p>
  );
}

interface BuyBoxProps {
  name: string;
  buy: Buy;
  stock: Stock;
  /** The row of buttons; on phones the bar shows while this row is out of view. */
  buttonsRef: Ref<HTMLDivElement>;
  /** On phones the message floats above that bar. */
  hasBar: boolean;
}

const FLOATING =
  "max-md:fixed max-md:inset-x-3 max-md:bottom-[calc(var(--bottombar-h)+env(safe-area-inset-bottom)+12px)] max-md:z-40 max-md:shadow-float";

export function BuyBox({ name, buy, stock, buttonsRef, hasBar }: BuyBoxProps) {
  const { isAvailable, message } = buy;
  return (
    <div className="grid gap-3">
      <StockHint stock={stock} />
      <div ref={buttonsRef} className="grid grid-cols-[auto_1fr] gap-2.5">
        <Stepper
          label={quantityOf(name)}
          value={buy.quantity}
          max={buy.most}
          onChange={buy.setQuantity}
        />
        <Button
          disabled={!isAvailable}
          onClick={buy.add}
          className="max-md:px-2 max-md:whitespace-normal"
        >
          {isAvailable ? words.addToCart : words.outOfStock}
        </Button>
        <Button tone="red" disabled={!isAvailable} onClick={buy.buyNow} className="col-span-full">
          {words.buyNow}
        </Button>
      </div>
      {message && (
        <Message
          key={message.key}
          tone={message.tone}
          className={cx(FLOATING, hasBar && "max-md:mb-16")}
        >
          <span>{message.text}</span>
          {message.detail !== undefined && (
            <span className="block font-medium">{message.detail}</span>
          )}
        </Message>
      )}
    </div>
  );
}
