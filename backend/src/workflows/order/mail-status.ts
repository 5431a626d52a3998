import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "../../lib/database";
import { enqueueMail } from "../../lib/outgoing-mail";
import { ORDER_PROGRESS_MODULE } from "../../modules/order-progress";
import type { StatusChange, StatusChanged } from "../../modules/order-progress/records";
import type OrderProgressModuleService from "../../modules/order-progress/service";

/** Tells the buyer of a new status, in the transaction of the change; once for each entry of the history. */
export async function mailStatus(
  container: MedusaContainer,
  inside: Run,
  { orderId, status }: Pick<StatusChange, "orderId" | "status">,
  { before, email, eventId }: StatusChanged,
): Promise<void> {
  const progress = container.resolve<OrderProgressModuleService>(ORDER_PROGRESS_MODULE);
  if (before === status || !(await progress.mailsCustomers(inside))) return;
  await enqueueMail(inside, {
    key: `order-status-changed:${eventId}`,
    template: "order-status-changed",
    to: email,
    facts: { orderId, status },
  });
}
