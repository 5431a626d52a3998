import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CreateCategoryBody } from "../../../contracts/catalogue-writes";
import { createCategory } from "../../../workflows/product/create-category";
import { admittedUser } from "../../admitted-user";
import { catalogueOf, sendReady } from "../products/send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  sendReady(response, await catalogueOf(request).categories(null));
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<CreateCategoryBody>(request);
  const data = await createCategory(request.scope, { actor, body });
  response.status(201).json({ success: true, data });
}
