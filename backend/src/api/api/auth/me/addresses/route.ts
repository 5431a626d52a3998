import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addAddress, readAddresses } from "../../../../../actions/saved-address/saved-address";
import type { AddressBody } from "../../../../../contracts/saved-addresses";
import { admittedUser } from "../../../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  response.json({ success: true, data: await readAddresses(request.scope, actor) });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<AddressBody>(request);
  const data = await addAddress(request.scope, actor, body);
  response.status(201).json({ success: true, data });
}
