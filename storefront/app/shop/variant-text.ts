import { DEFAULT_SIZE, labelOfColor } from "~/lib/variant-choice";
import * as orderWords from "~/words/orders";
import * as words from "~/words/ui";

/** "Gift card · 10,000 RWF": its sizes are amounts, where it has any. */
export const giftCardText = ({ size }: { size: string }): string =>
  size === DEFAULT_SIZE ? orderWords.giftCard : orderWords.giftCardOf(size);

interface Pieces {
  size: string;
  color: string;
  quantity: number;
  isGiftCard?: true | undefined;
}

export const variantText = (line: Pieces): string =>
  line.isGiftCard
    ? orderWords.pieces(giftCardText(line), line.quantity)
    : words.variant(line.size, labelOfColor(line.color), line.quantity);
