import { ApiError } from "../../lib/api-error";
import type { ReferenceUsed } from "../../modules/order/payment/records";

/** A transfer pays one order. */
export function referenceUsed({ orderNumber }: ReferenceUsed): ApiError {
  const message = `This reference is already recorded for ${orderNumber}`;
  return new ApiError(409, "conflict", message, { errors: [{ field: "reference", message }] });
}
