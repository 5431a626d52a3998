import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "../../lib/database";
import { enqueueMail } from "../../modules/mail/published-sql";
import type { StatusChange, StatusChanged } from "../../modules/order/progress/records";
import { shopOrders } from "../../modules/order";

/** Tells the buyer a new status, in the change's transaction; once per history entry. */
export async function mailStatus(
  container: MedusaContainer,
  inside: Run,
  { orderId, status }: Pick<StatusChange, "orderId" | "status">,
  { before, email, eventId }: StatusChanged,
): Promise<void> {
  const progress = shopOrders(container).progress;
  if (before === status || !(await progress.mailsCustomers(inside))) return;
  await enqueueMail(inside, {
    key: `order-status-changed:${eventId}`,
    template: "order-status-changed",
    to: email,
    facts: { orderId, status },
  });
}
