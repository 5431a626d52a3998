import { labelOfColor } from "~/lib/variant-choice";
import * as orderWords from "~/words/orders";
import * as words from "~/words/ui";

interface Pieces {
  size: string;
  color: string;
  quantity: number;
  /** Whole RWF per unit. */
  price: number;
  isGiftCard?: true | undefined;
}

/** @param priceOf formats an RWF amount in the shopper's currency: what a gift card has, whatever its size is called */
export const variantText = (line: Pieces, priceOf: (amountRwf: number) => string): string =>
  line.isGiftCard
    ? orderWords.pieces(orderWords.giftCardOf(priceOf(line.price)), line.quantity)
    : words.variant(line.size, labelOfColor(line.color), line.quantity);
