import type { Product } from "@strive/backend/contracts/catalogue";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAddToCart } from "~/lib/cart-atoms";
import { cartLineOf } from "~/lib/cart-rules";
import { BUY_NOW_PATH, saveBuyNow, type BuyNowState } from "~/shop/checkout-source";
import * as card from "~/words/product-card";
import type { Choice } from "./choice";
import { boundedQuantity, mostOfVariant } from "./stock";
import { useTimedMessage } from "./use-timed-message";

export type Buy = ReturnType<typeof useBuy>;

/** What the buttons of the product page do with the chosen variant. */
export function useBuy(product: Product, { variant }: Choice) {
  const [wanted, setQuantity] = useState(1);
  const [message, showMessage] = useTimedMessage();
  const addToCart = useAddToCart();
  const navigate = useNavigate();

  const most = mostOfVariant(variant);
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

  return { isAvailable: most > 0, most, quantity, setQuantity, add, buyNow, message };
}
