import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listContent, publishContent } from "../../../../../actions/content/content";
import type { PublishContentBody } from "../../../../../contracts/content";
import type { ContentPart } from "../../../../../contracts/content-parts";
import { admittedUser } from "../../../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const part = request.params["part"] as ContentPart;
  response.json({ success: true, data: await listContent(request.scope, part) });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<PublishContentBody>(request);
  const data = await publishContent(request.scope, actor, params["part"] as ContentPart, body);
  response.status(201).json({ success: true, data });
}
