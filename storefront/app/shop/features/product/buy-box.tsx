import type { Product } from "@strive/backend/contracts/catalogue";
import type { Ref } from "react";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Message } from "~/ui/message";
import { Stepper } from "~/ui/stepper";
import { quantityOf } from "~/words/common";
import * as words from "~/words/product";
import type { LateParts } from "./late-parts";
import type { Choice } from "./choice";
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
  product: Product;
  choice: Choice;
  buy: Buy;
  stock: Stock;
  /** The row of buttons; on phones the bar shows while this row is out of view. */
  buttonsRef: Ref<HTMLDivElement>;
  /** On phones the message floats above that bar. */
  hasBar: boolean;
  /** Null until they are here. */
  late: LateParts | null;
}

const FLOATING =
  "max-md:fixed max-md:inset-x-3 max-md:bottom-[calc(var(--bottombar-h)+env(safe-area-inset-bottom)+12px)] max-md:z-40 max-md:shadow-float";

function Buttons({ product, buy, stock }: Pick<BuyBoxProps, "product" | "buy" | "stock">) {
  const { isAvailable } = buy;
  return (
    <div className="grid gap-3">
      <StockHint stock={stock} />
      <div className="grid grid-cols-[auto_1fr] gap-2.5">
        <Stepper
          label={quantityOf(product.name)}
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
    </div>
  );
}

/** The buttons, or a form for whoever wants to hear when it is back. */
export function BuyBox({ product, choice, buy, stock, buttonsRef, hasBar, late }: BuyBoxProps) {
  const { message } = buy;
  const { variant } = choice;
  const { drop } = product;
  let buttons = <Buttons product={product} buy={buy} stock={stock} />;
  if (drop && late) {
    buttons = (
      <late.DropBox drop={drop} onOpen={buy.setOpen}>
        {buttons}
      </late.DropBox>
    );
  }
  return (
    <div ref={buttonsRef} className="grid gap-3">
      {late && variant?.stock_quantity === 0 ? (
        <late.AlertHost product={product} choice={choice} variantId={variant.id}>
          {buttons}
        </late.AlertHost>
      ) : (
        buttons
      )}
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
