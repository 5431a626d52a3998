import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { OrderExportQuery } from "../../../../contracts/orders";
import { exportOrders } from "../../../../actions/order/export-orders";
import { admitted } from "../../../gatekeeper";
import { sendCsv } from "../../../send-csv";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, OrderExportQuery>(request);
  await sendCsv(response, "orders", await exportOrders(request.scope, query));
}
