import type { OrderItem } from "@strive/backend/contracts/orders";
import { chooseOne } from "~/words/order-changes";
import type { ChangeOptions } from "./address-change";
import type { Checked } from "./field-rules";
import { useForm } from "./form";
import { changeItem } from "./order-change-calls";
import type { OtherVariant } from "./other-variants";

interface ItemChangeOptions extends ChangeOptions {
  item: OrderItem;
  others: readonly OtherVariant[];
}

interface Chosen {
  variant_id: string;
}

const noRules = () => Promise.resolve(null);

function checkChosen({ variant_id }: Chosen, others: readonly OtherVariant[]): Checked<Chosen> {
  const isThere = others.some(
    ({ variant, state }) => variant.id === variant_id && state === "free",
  );
  return isThere
    ? { body: { variant_id }, errors: null }
    : { body: null, errors: [{ field: "variant_id", message: chooseOne }] };
}

/** The form that takes another size or colour for a line. What is sent twice changes nothing the second time. */
export const useItemChange = ({
  order,
  accessToken,
  item,
  others,
  onDone,
  onRefused,
}: ItemChangeOptions) =>
  useForm({
    start: { variant_id: "" },
    rules: noRules,
    check: (_rules, typed) => checkChosen(typed, others),
    // Not given up with the form: what is changed then is shown all the same.
    send: (body) => changeItem({ orderId: order.id, accessToken }, item.id, body),
    onDone: (after) => {
      onDone(after);
      return undefined;
    },
    onFailure: () => {
      onRefused();
      return false;
    },
  });

export type ItemChange = ReturnType<typeof useItemChange>;
