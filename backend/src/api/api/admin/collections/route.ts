import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listCollections, makeCollection } from "../../../../actions/collection/staff-collections";
import type { CollectionBody } from "../../../../contracts/collections";
import { admittedUser } from "../../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ success: true, data: await listCollections(request.scope) });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<CollectionBody>(request);
  const data = await makeCollection(request.scope, actor, body);
  response.status(201).json({ success: true, data });
}
