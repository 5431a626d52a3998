import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { placeStaffOrder } from "../../../../actions/staff-order/place-staff-order";
import type { StaffOrderBody } from "../../../../contracts/staff-orders";
import { clientAddress } from "../../../../lib/client-address";
import { admittedUser } from "../../../admitted-user";
import { neededKey } from "../../../repeat-key";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor: by, body } = admittedUser<StaffOrderBody>(request);
  const data = await placeStaffOrder(request.scope, {
    by,
    idempotencyKey: neededKey(request),
    body,
    address: clientAddress(request),
  });
  response.status(201).json({ success: true, data });
}
