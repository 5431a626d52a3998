import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "../../lib/database";
import { afterStatusChange, changeStatusInside } from "./change-status-inside";

/** An order of gift cards alone is delivered once all of them are mailed: its buyer waits for nothing more. */
export async function deliverCards(container: MedusaContainer, orderId: string): Promise<void> {
  const change = { orderId, status: "delivered", by: "system", isToldOtherwise: true } as const;
  const { kind } = await inTransaction((inside) => changeStatusInside(container, inside, change));
  if (kind === "changed") await afterStatusChange(container);
}
