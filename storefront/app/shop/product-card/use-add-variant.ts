import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { useAddToCart } from "~/lib/cart-atoms";
import { cartLineOf, mostOf } from "~/lib/cart-rules";
import { useShowMessage } from "~/lib/message-atoms";
import { paths } from "~/lib/paths";
import { choiceName } from "~/lib/variant-choice";
import * as words from "~/words/product-card";

/** Adds and says so; false when the cart already holds all there are. */
export function useAddVariant() {
  const addToCart = useAddToCart();
  const showMessage = useShowMessage();
  return (product: Product, variant: Variant, quantity?: number): boolean => {
    const line = cartLineOf(product, variant, quantity);
    const added = addToCart(line);
    if (added <= 0) {
      const text = `${words.addFailed}. ${words.cartHoldsAll(mostOf(line))}`;
      showMessage({ tone: "danger", text });
      return false;
    }
    const choice = choiceName(product, variant);
    showMessage({
      tone: "success",
      text: words.addedToCart(added, product.name) + (choice && ` ${choice}`),
      action: { label: words.viewCart, to: paths.cart() },
    });
    return true;
  };
}
