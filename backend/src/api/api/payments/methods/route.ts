import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listedMethods } from "../../../../actions/payment/offered-methods";
import { admitted } from "../../../gatekeeper";

export function GET(request: MedusaRequest, response: MedusaResponse): void {
  const { query } = admitted<unknown, { district?: string }>(request);
  response.json({
    success: true,
    data: listedMethods(query.district),
  });
}
