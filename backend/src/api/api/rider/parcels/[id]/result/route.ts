import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { reportByRider } from "../../../../../../actions/delivery/report-delivery";
import { IDEMPOTENCY_HEADER } from "../../../../../../contracts/orders";
import type { RiderResultBody } from "../../../../../../contracts/deliveries";
import { invalidRequest } from "../../../../../../lib/api-error";
import { admitted } from "../../../../../gatekeeper";
import { repeatKey } from "../../../../../repeat-key";

/** Needs a key: on a bad network the same word comes more than once. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, body } = admitted<RiderResultBody>(request);
  const key = repeatKey(request);
  if (key === null) {
    const message = `${IDEMPOTENCY_HEADER} header is required`;
    throw invalidRequest([{ field: IDEMPOTENCY_HEADER, message }]);
  }
  const data = await reportByRider(request.scope, { parcelId: params.id ?? "", key, body });
  response.json({ success: true, data });
}
