import type { EditQuote } from "@strive/backend/contracts/order-changes";
import type { OrderItem } from "@strive/backend/contracts/orders";
import { useState } from "react";
import type { ChangeOptions } from "~/lib/address-change";
import { ApiError } from "~/lib/api-error";
import type { Checked } from "~/lib/field-rules";
import { useForm } from "~/lib/form";
import { changeItem } from "~/lib/order-change-calls";
import type { OtherVariant } from "~/lib/other-variants";
import { chooseOne } from "~/words/order-changes";

interface ItemChangeOptions extends ChangeOptions {
  item: OrderItem;
  others: readonly OtherVariant[];
}

interface Chosen {
  variant_id: string;
}

/** What the order comes to with what was chosen. */
export type Offer = Pick<EditQuote, "total_amount" | "due_amount" | "back_amount">;

const noRules = () => Promise.resolve(null);

function checkChosen({ variant_id }: Chosen, others: readonly OtherVariant[]): Checked<Chosen> {
  const isThere = others.some(
    ({ variant, state }) => variant.id === variant_id && state !== "short",
  );
  return isThere
    ? { body: { variant_id }, errors: null }
    : { body: null, errors: [{ field: "variant_id", message: chooseOne }] };
}

/** What a refusal says that it comes to; null: it was refused for something else. */
const offerOf = (error: unknown): Offer | null =>
  error instanceof ApiError && error.code === "price_changed" ? (error.data as Offer) : null;

/**
 * The form that takes another size or colour for a line. Where it costs something else, its buyer sees what the order
 * comes to, and says yes to that. What is sent twice changes nothing the second time.
 */
export function useItemChange({
  order,
  accessToken,
  item,
  others,
  onDone,
  onRefused,
}: ItemChangeOptions) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const change = useForm({
    start: { variant_id: "" },
    rules: noRules,
    check: (_rules, typed) => checkChosen(typed, others),
    onChange: () => setOffer(null),
    // Not given up with the form: what is changed then is shown all the same.
    send: (body) => {
      const seen = offer === null ? {} : { expected_total: offer.total_amount };
      return changeItem({ orderId: order.id, accessToken }, item.id, { ...body, ...seen });
    },
    onDone: (after) => {
      onDone(after);
      return undefined;
    },
    onFailure: (error) => {
      const now = offerOf(error);
      setOffer(now);
      if (now === null) onRefused();
      return now !== null;
    },
  });
  return { ...change, offer };
}

export type ItemChange = ReturnType<typeof useItemChange>;
