import type { ReturnRefund, StaffReturn } from "@strive/backend/contracts/returns";
import { typedRwf } from "~/admin/credit/typed-rwf";

export interface SettleValues {
  /** As typed, delivery with it. */
  amount: string;
  with_delivery: boolean;
  refund_to: ReturnRefund;
  reason: string;
}

type Costs = Pick<StaffReturn, "amount" | "delivery_left">;

/** All that can go back, whole RWF. */
export const fullRwf = ({ amount, delivery_left: left }: Costs, withDelivery: boolean): number =>
  amount + (withDelivery ? left : 0);

/** All of it, delivery where the shop owes it, to where the buyer asked for. */
export function settleStart(one: StaffReturn): SettleValues {
  const withDelivery = one.owes_delivery;
  return {
    amount: String(fullRwf(one, withDelivery)),
    with_delivery: withDelivery,
    refund_to: one.has_account ? one.refund_to : "payment",
    reason: "",
  };
}

/** The amount as typed, after delivery was ticked or unticked; unreadable text stays. */
export function amountWithDelivery(typed: string, isOn: boolean, deliveryRwf: number): string {
  const known = typedRwf(typed);
  if (Number.isNaN(known)) return typed;
  return String(Math.max(0, known + (isOn ? deliveryRwf : -deliveryRwf)));
}

/** Less goes back than could: the buyer is told why. */
export const isLess = ({ amount, with_delivery }: SettleValues, costs: Costs): boolean =>
  typedRwf(amount) < fullRwf(costs, with_delivery);
