import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AddToTransitBody, TransitListQuery } from "../../../contracts/transit";
import {
  addToTransit,
  removeFromTransit,
  transitList,
} from "../../../actions/transit/transit-list";
import { admittedUser } from "../../admitted-user";
import { admitted } from "../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, TransitListQuery>(request);
  const { actor } = admittedUser(request);
  response.json({ success: true, ...(await transitList(request.scope, actor, query)) });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<AddToTransitBody>(request);
  response.json({ success: true, ...(await addToTransit(request.scope, actor, body)) });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  response.json({ success: true, data: await removeFromTransit(request.scope, actor) });
}
