import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { recordPaymentBodySchema } from "../../../../../../contracts/payments";
import { readShopOrder } from "../../../../../../actions/order/shop-order";
import { recordPayment } from "../../../../../../actions/payment/record-payment";
import { readInput } from "../../../../../gatekeeper";
import { nativeStaff } from "../../../../../native-staff";

/** The same as POST /api/orders/:id/payments, for Medusa's dashboard. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = readInput(recordPaymentBodySchema, request.body);
  const staff = await nativeStaff(request);
  const orderId = request.params.id ?? "";
  await recordPayment(request.scope, staff, orderId, body);
  const data = await readShopOrder(request.scope, staff, orderId);
  response.status(201).json({ success: true, data });
}
