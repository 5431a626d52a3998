import type { OrderItem } from "../../../../contracts/orders";

/** A gift card that an order brings once it is paid. */
export interface OrderedCard {
  /** Its id in `store_credit`. */
  id: string;
  code_hash: string;
  ends_with: string;
  /** Whole RWF. */
  amount: number;
}

/** The cards of an order, one for each piece. */
export const orderedCards = (
  items: readonly Pick<OrderItem, "quantity" | "unit_price" | "is_gift_card">[],
  newCard: () => Omit<OrderedCard, "amount">,
): OrderedCard[] =>
  items
    .filter(({ is_gift_card }) => is_gift_card)
    .flatMap(({ quantity, unit_price: amount }) =>
      Array.from({ length: quantity }, () => ({ ...newCard(), amount })),
    );
