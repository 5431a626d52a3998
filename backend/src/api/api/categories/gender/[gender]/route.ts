import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CategoryGender, LanguageQuery } from "../../../../../contracts/catalogue";
import { admitted } from "../../../../gatekeeper";
import { catalogueOf, sendReady } from "../../../products/send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, query } = admitted<unknown, LanguageQuery>(request);
  const gender = params.gender as CategoryGender;
  sendReady(response, await catalogueOf(request).categories(gender, query.language));
}
