import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { GuestTransitBody } from "../../../../contracts/transit";
import { guestTransit } from "../../../../actions/transit/transit-list";
import { admitted } from "../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<GuestTransitBody>(request);
  response.json({ success: true, data: await guestTransit(request.scope, body) });
}
