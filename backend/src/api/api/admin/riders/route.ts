import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addRider, listRiders } from "../../../../actions/delivery/riders";
import type { CreateRiderBody } from "../../../../contracts/deliveries";
import { admittedUser } from "../../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ success: true, data: await listRiders(request.scope) });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<CreateRiderBody>(request);
  response.status(201).json({ success: true, data: await addRider(request.scope, actor, body) });
}
