import type { Product } from "@strive/backend/contracts/catalogue";
import { useEffect, useState, type MouseEvent } from "react";
import { MESSAGE_MS } from "~/lib/message-atoms";
import { useSetPicking } from "~/lib/picker-atoms";
import { isSoldOut } from "~/lib/variant-choice";
import { Button } from "~/ui/button";
import * as words from "~/words/product-card";
import { preparePicker } from "./picker-host";
import { useAddVariant } from "./use-add-variant";

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

interface QuickAddProps {
  product: Product;
  /** The colour that the card shows. */
  color: string;
}

/** "Add to Cart": if there is a choice, nothing left or a drop, it opens the picker at the colour shown. */
export function QuickAdd({ product, color }: QuickAddProps) {
  const addVariant = useAddVariant();
  const setPicking = useSetPicking();
  const [isAdded, markAdded] = useJustDone();
  const [first, ...others] = product.variants;

  if (first === undefined) return null;
  const isGone = isSoldOut(product);
  const add = () => {
    if (addVariant(product, first)) markAdded();
  };
  const pick = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    setPicking({ product, color, opener: currentTarget, onAdded: markAdded });
  const label = isGone ? words.tell : isAdded ? words.added : words.add;
  return (
    <Button
      tone="line"
      size="sm"
      isFull
      {...(isGone || others.length > 0 || product.drop
        ? { onClick: pick, onPointerEnter: preparePicker, "aria-haspopup": "dialog" }
        : { onClick: add })}
      aria-label={words.doOf(label, product.name)}
    >
      {label}
    </Button>
  );
}
