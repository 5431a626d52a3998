import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CategoryGender } from "../../../../../contracts/catalogue";
import { admitted } from "../../../../gatekeeper";
import { catalogueOf, sendReady } from "../../../products/send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  sendReady(response, await catalogueOf(request).categories(params.gender as CategoryGender));
}
