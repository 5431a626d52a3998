import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { updateProductBodySchema } from "../../../../contracts/catalogue-writes";
import { notFound } from "../../../../lib/api-error";
import { deleteProduct } from "../../../../workflows/catalogue/delete-product";
import { updateProduct } from "../../../../workflows/catalogue/update-product";
import { admitted } from "../../../gatekeeper";
import { withProductInput } from "../read-write";
import { catalogueOf, sendReady } from "../send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  const answer = await catalogueOf(request).product(params.key ?? "");
  if (!answer) throw notFound("Product not found.");
  sendReady(response, answer);
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const key = admitted(request).params.key ?? "";
  const ifMatch = request.headers["if-match"];
  const { product, etag } = await withProductInput(
    request,
    updateProductBodySchema,
    (body, images) => updateProduct(request.scope, { key, body, images, ifMatch }),
  );
  response.setHeader("ETag", etag);
  response.json({ success: true, data: product });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = await deleteProduct(request.scope, admitted(request).params.key ?? "");
  response.json({ success: true, data: { _id: id, id } });
}
