import type { Product } from "@strive/backend/contracts/catalogue";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAddToCart } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { BUY_NOW_PATH, saveBuyNow, type BuyNowState } from "~/shop/buy-now";
import * as card from "~/words/product-card";
import type { Choice } from "./choice";
import { boundedQuantity, mostOfVariant } from "./stock";
import { MESSAGE_MS } from "~/lib/message-atoms";

interface TimedMessage {
  tone: "success" | "danger";
  text: string;
  /** What the shopper can do about it. */
  detail?: string;
  /** Tells two messages with the same text apart. */
  key: number;
}

/** A message that disappears after three seconds; a new one restarts the timer. */
function useTimedMessage() {
  const [message, setMessage] = useState<TimedMessage | null>(null);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const show = (next: Omit<TimedMessage, "key">) =>
    setMessage((before) => ({ ...next, key: (before?.key ?? 0) + 1 }));
  return [message, show] as const;
}

export type Buy = ReturnType<typeof useBuy>;

/** What the buttons of the product page do with the chosen variant. */
export function useBuy(product: Product, { variant }: Choice) {
  const [wanted, setQuantity] = useState(1);
  const [message, showMessage] = useTimedMessage();
  const addToCart = useAddToCart();
  const navigate = useNavigate();

  /** What is in a drop is held until its code says whose turn it is. */
  const [isOpen, setOpen] = useState(!product.drop);
  const most = isOpen ? mostOfVariant(variant) : 0;
  /** Another variant may have fewer in stock than the chosen quantity. */
  const quantity = boundedQuantity(wanted, variant);

  const add = () => {
    if (variant === null || most === 0) return;
    const added = addToCart(cartLineOf(product, variant, quantity));
    if (added > 0) showMessage({ tone: "success", text: card.addedToCart(added, product.name) });
    else showMessage({ tone: "danger", text: card.addFailed, detail: card.cartHoldsAll(most) });
  };

  const buyNow = () => {
    if (variant === null || most === 0) return;
    const line = cartLineOf(product, variant, quantity);
    saveBuyNow(line);
    const state: BuyNowState = { buyNow: { line } };
    void navigate(BUY_NOW_PATH, { state });
  };

  return { isAvailable: most > 0, most, quantity, setQuantity, setOpen, add, buyNow, message };
}
