import type { ReturnRefund, StaffReturn } from "@strive/backend/contracts/returns";
import { typedRwf } from "~/admin/credit/typed-rwf";
import { exchangedRwf } from "~/lib/exchanged";
import * as words from "~/words/admin-returns";

export interface SettleValues {
  /** As typed, delivery with it. */
  amount: string;
  with_delivery: boolean;
  refund_to: ReturnRefund;
  reason: string;
}

type Costs = Pick<StaffReturn, "amount" | "delivery_left" | "left_amount">;
type Exchanged = Pick<StaffReturn, "exchange" | "refunded_amount">;

/** What the pieces cost, and delivery where that goes back too; whole RWF. */
const fullRwf = ({ amount, delivery_left: delivery }: Costs, withDelivery: boolean): number =>
  amount + (withDelivery ? delivery : 0);

/** All that can go back: of an order that was paid back in part, no more than is left. */
export const mostRwf = (costs: Costs, withDelivery: boolean): number =>
  Math.min(fullRwf(costs, withDelivery), costs.left_amount);

/** By how much that is less than they cost; whole RWF. */
export const shortRwf = (costs: Costs, withDelivery: boolean): number =>
  fullRwf(costs, withDelivery) - mostRwf(costs, withDelivery);

/** Why less goes back, where nobody has to be asked; an order without money may not be paid at all. */
export const reasonStart = (costs: Costs, withDelivery: boolean): string =>
  costs.left_amount > 0 && shortRwf(costs, withDelivery) > 0 ? words.partlyBack : "";

/** All of it, delivery where the shop owes it, to where the buyer asked for. */
export function settleStart(one: StaffReturn): SettleValues {
  const withDelivery = one.owes_delivery;
  return {
    amount: String(mostRwf(one, withDelivery)),
    with_delivery: withDelivery,
    refund_to: one.has_account ? one.refund_to : "payment",
    reason: reasonStart(one, withDelivery),
  };
}

/** The amount as typed, after delivery was ticked or unticked: all stays all, unreadable text stays. */
export function amountWithDelivery(typed: string, isOn: boolean, costs: Costs): string {
  const known = typedRwf(typed);
  if (Number.isNaN(known)) return typed;
  const most = mostRwf(costs, isOn);
  if (known === mostRwf(costs, !isOn)) return String(most);
  const moved = known + (isOn ? costs.delivery_left : -costs.delivery_left);
  return String(Math.min(most, Math.max(0, moved)));
}

/** The reason after that: what somebody typed stays. */
export const reasonWithDelivery = (typed: string, isOn: boolean, costs: Costs): string =>
  typed === "" || typed === words.partlyBack ? reasonStart(costs, isOn) : typed;

/** Less goes back than the pieces cost, or than the exchange used: the buyer is told why. */
export const isLess = (
  { amount, with_delivery }: SettleValues,
  costs: Costs & Exchanged,
): boolean => typedRwf(amount) < Math.max(fullRwf(costs, with_delivery), exchangedRwf(costs));

/** What of an amount pays the exchange, and what of it goes back; whole RWF. */
export function partsOf(amountRwf: number, costs: Exchanged): { swapRwf: number; backRwf: number } {
  const swapRwf = Math.min(amountRwf, exchangedRwf(costs));
  return { swapRwf, backRwf: amountRwf - swapRwf };
}
