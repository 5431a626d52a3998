import type { MedusaContainer } from "@medusajs/framework/types";
import type { StockShortage } from "../../contracts/orders";
import { conflict, notFound, type ApiError } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import type { StatusChange, StatusOutcome } from "../../modules/order/progress/records";
import { requestPayments } from "../payment/payment-jobs";
import { afterStatusChange, changeStatusInside } from "./change-status-inside";
import { followOrder } from "./follow-medusa";

/** For buyers. */
const PACKED = "Your order is packed already, so it can't be cancelled. Please contact us";

const CARD_USED =
  "A gift card of this order was used already, so it can't be cancelled. Please contact us";

type Refusal = Exclude<StatusOutcome, { kind: "same" | "changed" | "elsewhere" }>;

/** What is said of a change that was refused. */
function statusRefusal(outcome: Refusal): ApiError {
  switch (outcome.kind) {
    case "missing":
      return notFound();
    case "packed":
      return conflict(PACKED);
    case "returned":
      return conflict(
        "Articles of this order are coming back, or came back, so it stays delivered. See its returns",
      );
    case "short": {
      const data: StockShortage = { lines: outcome.shortages };
      const text = "Some items are no longer available in this quantity";
      return conflict(text, "insufficient_stock", data);
    }
    case "card-used":
      return conflict(CARD_USED);
    case "cards-gone":
      return conflict("This order's gift cards were taken back. Place a new order instead");
    case "credit-gone":
      return conflict(
        "Some of what paid for this order went back, and its money is still to be paid back. Place a new order instead",
      );
  }
}

/** Medusa's dashboard has a part of the order: ours follows it first. */
class Elsewhere extends Error {
  constructor(readonly change: StatusChange) {
    super("The order is being worked on in Medusa's dashboard.");
  }
}

const stillElsewhere = ({ change }: Elsewhere): ApiError =>
  conflict(
    change.onlyUnpacked
      ? PACKED
      : "A part of this order is packed in the back office: pack the rest there, or undo it",
  );

/**
 * Brings an order to another status inside a transaction of `withOrder`; being there already is not an error. After the
 * commit call `afterStatusChange`.
 * @returns whether that was news
 * @throws ApiError as `setOrderStatus`: nothing is written then
 */
export async function bringOrder(
  container: MedusaContainer,
  inside: Run,
  change: StatusChange,
): Promise<boolean> {
  const outcome = await changeStatusInside(container, inside, change);
  if (outcome.kind === "same" || outcome.kind === "changed") return outcome.kind === "changed";
  throw outcome.kind === "elsewhere" ? new Elsewhere(change) : statusRefusal(outcome);
}

/** A transaction with `bringOrder` in it: once more after ours has followed Medusa's. */
export async function withOrder<Result>(
  container: MedusaContainer,
  work: (inside: Run) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (!(error instanceof Elsewhere)) throw error;
    await followOrder(container, error.change.orderId);
  }
  try {
    return await inTransaction(work);
  } catch (error) {
    if (!(error instanceof Elsewhere)) throw error;
    await followOrder(container, error.change.orderId);
    throw stillElsewhere(error);
  }
}

/**
 * Brings an order to another status. Being there already is not an error and changes nothing.
 * @throws ApiError 404; 409 when `onlyUnpacked` does not hold, when the stock of a cancelled order was
 * sold since (`insufficient_stock`, with the lines), or while Medusa's dashboard has a part of it.
 */
export async function setOrderStatus(
  container: MedusaContainer,
  change: StatusChange,
): Promise<void> {
  const isNew = await withOrder(container, (inside) => bringOrder(container, inside, change));
  if (!isNew) return;
  // Money owed back does not wait for the sweep.
  if (change.status === "cancelled") requestPayments(container);
  await afterStatusChange(container);
}
