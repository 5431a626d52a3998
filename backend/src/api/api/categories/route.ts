import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LanguageQuery } from "../../../contracts/catalogue";
import type { CreateCategoryBody } from "../../../contracts/catalogue-writes";
import { createCategory } from "../../../workflows/product/create-category";
import { admittedUser } from "../../admitted-user";
import { admitted } from "../../gatekeeper";
import { catalogueOf, sendReady } from "../products/send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, LanguageQuery>(request);
  sendReady(response, await catalogueOf(request).categories(null, query.language));
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<CreateCategoryBody>(request);
  const data = await createCategory(request.scope, { actor, body });
  response.status(201).json({ success: true, data });
}
