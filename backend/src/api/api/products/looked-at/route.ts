import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { noteLookedAt } from "../../../../actions/companion/note-looked-at";
import type { LookedAtBody } from "../../../../contracts/companions";
import { clientAddress } from "../../../../lib/client-address";
import { admitted } from "../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { products } = admitted<LookedAtBody>(request).body;
  await noteLookedAt(request.scope, clientAddress(request), products);
  response.json({ success: true });
}
