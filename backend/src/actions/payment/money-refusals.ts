import { formatMoney } from "../../contracts/money";
import { ApiError, invalidRequest } from "../../lib/api-error";
import type { ReferenceUsed } from "../../modules/order/payment/records";

/** A transfer pays one order. */
export function referenceUsed({ orderNumber }: ReferenceUsed): ApiError {
  const message = `This reference is already recorded for ${orderNumber}`;
  return new ApiError(409, "conflict", message, { errors: [{ field: "reference", message }] });
}

/** @param due what is to pay, whole RWF */
export function wrongAmount(due: number): ApiError {
  const message = `The order comes to ${formatMoney(due, "RWF")}`;
  return invalidRequest([{ field: "amount", message }]);
}
