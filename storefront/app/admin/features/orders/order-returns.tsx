import { returnablePieces } from "@strive/backend/contracts/return-rules";
import type { Order } from "@strive/backend/contracts/orders";
import { Link } from "react-router-dom";
import { amountText } from "~/admin/returns/amount-text";
import { ReturnBadge } from "~/admin/returns/return-badge";
import { adminPaths } from "~/admin/shell/paths";
import * as shell from "~/words/admin";
import { Part } from "./order-facts";
import { NewReturnButton } from "./new-return-button";

/** Staff can take back anything that was delivered, whatever the day. */
const canBeReturned = ({ status, items, returns }: Order): boolean =>
  status === "delivered" && items.some((item) => returnablePieces(item, returns) > 0);

/** What comes back of an order, and what can; nothing where neither is. */
export function OrderReturns({ order }: { order: Order }) {
  const { returns } = order;
  const isOpen = canBeReturned(order);
  if (returns.length === 0 && !isOpen) return null;
  return (
    <Part title={shell.returns}>
      {returns.length > 0 && (
        <ul aria-label={shell.returns} className="mb-3">
          {returns.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3">
              <Link
                to={adminPaths.return(one.id)}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-red"
              >
                {one.return_number}
              </Link>
              <ReturnBadge status={one.status} />
              <span className="ml-auto">{amountText(one)}</span>
            </li>
          ))}
        </ul>
      )}
      <NewReturnButton order={order} isOffered={isOpen} />
    </Part>
  );
}
