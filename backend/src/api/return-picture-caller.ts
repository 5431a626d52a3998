import type { MedusaRequest } from "@medusajs/framework/http";
import type { PictureCaller } from "../actions/order-return/return-pictures";
import { admitted } from "./gatekeeper";

/** Who asks for the pictures of which return. */
export function pictureCaller(request: MedusaRequest): PictureCaller {
  const { actor, params, query } = admitted<unknown, { access_token?: string }>(request);
  return {
    actor,
    orderId: params.id ?? "",
    returnId: params.return_id ?? "",
    accessToken: query.access_token,
  };
}
