import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ProductListQuery } from "../../../contracts/catalogue";
import { listRequestOf } from "../../../modules/catalogue/domain/list-filter";
import { admitted } from "../../gatekeeper";
import { catalogueOf, sendReady } from "./send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, ProductListQuery>(request);
  const { body } = await catalogueOf(request).list(listRequestOf(query));
  sendReady(request, response, body);
}
