import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LanguageQuery } from "../../../../contracts/catalogue";
import { updateProductBodySchema } from "../../../../contracts/catalogue-writes";
import { notFound } from "../../../../lib/api-error";
import { deleteProduct } from "../../../../actions/product/delete-product";
import { updateProduct } from "../../../../actions/product/update-product";
import { admittedUser } from "../../../admitted-user";
import { admitted } from "../../../gatekeeper";
import { withProductInput } from "../read-write";
import { catalogueOf, sendPrivate, sendReady } from "../send-ready";

const NOT_FOUND = "Product not found.";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, query } = admitted<unknown, LanguageQuery & { status?: "all" }>(request);
  const key = params.key ?? "";
  const catalogue = catalogueOf(request);
  if (query.status === "all") {
    const found = await catalogue.staffProduct(key);
    if (!found) throw notFound(NOT_FOUND);
    return sendPrivate(response, found.body, found.etag);
  }
  const answer = await catalogue.product(key, query.language);
  if (!answer) throw notFound(NOT_FOUND);
  sendReady(response, answer);
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const key = params.key ?? "";
  const ifMatch = request.headers["if-match"];
  const { product, etag } = await withProductInput(
    request,
    updateProductBodySchema,
    (body, images) => updateProduct(request.scope, { actor, key, body, images, ifMatch }),
  );
  response.setHeader("ETag", etag);
  response.json({ success: true, data: product });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const id = await deleteProduct(request.scope, { actor, key: params.key ?? "" });
  response.json({ success: true, data: { _id: id, id } });
}
