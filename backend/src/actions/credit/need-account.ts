import type { UserActor } from "../../lib/actor";
import { invalidRequest } from "../../lib/api-error";

/** Store credit belongs to an account. @throws ApiError 400 for a guest who wants to use it */
export function needAccount(
  buyer: UserActor | null,
  { use_credit }: { use_credit?: boolean | undefined },
): void {
  if (use_credit && !buyer) {
    throw invalidRequest([{ field: "use_credit", message: "Log in to use your store credit" }]);
  }
}
