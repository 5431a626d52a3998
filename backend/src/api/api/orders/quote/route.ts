import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { QuoteBody } from "../../../../contracts/orders";
import { clientAddress } from "../../../../lib/client-address";
import { quoteOrder } from "../../../../actions/checkout/quote-order";
import { admitted } from "../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admitted<QuoteBody>(request);
  const data = await quoteOrder(request.scope, {
    buyer: actor.kind === "user" ? actor : null,
    body,
    address: clientAddress(request),
  });
  response.json({ success: true, data });
}
