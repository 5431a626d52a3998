import type { DeliveredOrderBody } from "@strive/backend/contracts/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useShowMessage } from "~/lib/message-atoms";
import { newKey } from "~/lib/new-key";
import { addAddress, OWN_ADDRESSES } from "~/shop/addresses/own-addresses";
import * as words from "~/words/saved-addresses";

export type Keep = (body: DeliveredOrderBody) => void;

/** Keeps in the account where an order went, behind it: what fails then is said, and changes nothing of the order. */
export function useKeepAddress(): Keep {
  const client = useQueryClient();
  const showMessage = useShowMessage();
  return ({ firstname, lastname, phone, delivery_address, city, district, landmark, pin }) => {
    const where = { firstname, lastname, phone, delivery_address, city, district };
    const body = { ...where, ...(landmark && { landmark }), ...(pin && { pin }) };
    void addAddress(body, newKey())
      .catch(() => showMessage({ tone: "danger", text: words.notKept, durationMs: 8000 }))
      .finally(() => void client.invalidateQueries({ queryKey: OWN_ADDRESSES }));
  };
}
