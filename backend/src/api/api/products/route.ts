import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ProductListQuery } from "../../../contracts/catalogue";
import { createProductBodySchema } from "../../../contracts/catalogue-writes";
import type { StaffProductListQuery } from "../../../contracts/staff-products";
import { createProduct } from "../../../actions/product/create-product";
import { admittedUser } from "../../admitted-user";
import { admitted } from "../../gatekeeper";
import { withProductInput } from "./read-write";
import { catalogueOf, sendPrivate, sendReady } from "./send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, ProductListQuery | StaffProductListQuery>(request);
  const catalogue = catalogueOf(request);
  if ("status" in query) return sendPrivate(response, await catalogue.staffSearch(query));
  sendReady(response, await catalogue.search(query));
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  const { product, etag } = await withProductInput(
    request,
    createProductBodySchema,
    (body, images) => createProduct(request.scope, { actor, body, images }),
  );
  response.setHeader("ETag", etag);
  response.status(201).json({ success: true, data: product });
}
