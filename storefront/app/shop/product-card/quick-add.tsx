import type { Product } from "@strive/backend/contracts/catalogue";
import { useEffect, useState } from "react";
import { useAddToCart } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { MESSAGE_MS, useShowMessage } from "~/lib/message-atoms";
import { paths } from "~/lib/paths";
import { labelOfColor, quickChoice } from "~/lib/variant-choice";
import { Button } from "~/ui/button";
import * as words from "~/words/product-card";

/** True for three seconds after each call of the returned function. */
function useJustDone(): [boolean, () => void] {
  const [doneCount, setDoneCount] = useState(0);
  useEffect(() => {
    if (doneCount === 0) return undefined;
    const timer = setTimeout(() => setDoneCount(0), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [doneCount]);
  return [doneCount > 0, () => setDoneCount((count) => count + 1)];
}

/** "Add to Cart" without a choice: takes one sensible variant, says which, and links to change it. */
export function QuickAdd({ product }: { product: Product }) {
  const addToCart = useAddToCart();
  const showMessage = useShowMessage();
  const [isAdded, markAdded] = useJustDone();
  const variant = quickChoice(product);

  if (variant === null) {
    return (
      <Button tone="line" size="sm" isFull disabled>
        {words.outOfStock}
      </Button>
    );
  }
  const add = () => {
    addToCart(cartLineOf(product, variant));
    markAdded();
    showMessage({
      tone: "success",
      text: words.addedMessage(product.name, variant.size, labelOfColor(variant.color)),
      action: { label: words.change, to: paths.product(product.id) },
    });
  };
  return (
    <Button
      tone="line"
      size="sm"
      isFull
      onClick={add}
      aria-label={isAdded ? words.addedOf(product.name) : words.addOf(product.name)}
    >
      {isAdded ? words.added : words.add}
    </Button>
  );
}
