import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { reportByRider } from "../../../../../../actions/delivery/report-delivery";
import type { RiderResultBody } from "../../../../../../contracts/deliveries";
import { admitted } from "../../../../../gatekeeper";
import { neededKey } from "../../../../../repeat-key";

/** Needs a key: on a bad network the same word comes more than once. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, body } = admitted<RiderResultBody>(request);
  const key = neededKey(request);
  const data = await reportByRider(request.scope, { parcelId: params.id ?? "", key, body });
  response.json({ success: true, data });
}
