import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { placeStaffOrder } from "../../../../actions/staff-order/place-staff-order";
import type { StaffOrderBody } from "../../../../contracts/staff-orders";
import { clientAddress } from "../../../../lib/client-address";
import { admittedUser } from "../../../admitted-user";
import { idempotencyKey } from "../../../order-key";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor: by, body } = admittedUser<StaffOrderBody>(request);
  const data = await placeStaffOrder(request.scope, {
    by,
    idempotencyKey: idempotencyKey(request),
    body,
    address: clientAddress(request),
  });
  response.status(201).json({ success: true, data });
}
