import type { StaffReport } from "@strive/backend/contracts/deliveries";

/** Orders whose money is not simply a payment, each once. */
export function ordersToLookAt(reports: readonly StaffReport[]) {
  const odd = reports.filter(({ settled }) => settled === "part" || settled === "paid_before");
  const byId = new Map(odd.map(({ order_id: id, order_number: number }) => [id, { id, number }]));
  return [...byId.values()];
}
