import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type {
  StaffDiscountBody,
  StaffDiscountListQuery,
} from "../../../../contracts/staff-discounts";
import { createDiscount } from "../../../../actions/discount/save-discount";
import { shopOrders } from "../../../../modules/order";
import { admittedUser } from "../../../admitted-user";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, StaffDiscountListQuery>(request);
  const { count, discounts } = await shopOrders(request.scope).discounts.list(query);
  response.json({
    success: true,
    data: discounts,
    count,
    limit: query.limit,
    offset: query.offset,
  });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<StaffDiscountBody>(request);
  const data = await createDiscount(request.scope, { actor, body });
  response.status(201).json({ success: true, data });
}
