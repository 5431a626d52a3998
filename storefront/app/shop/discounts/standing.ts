import type { DiscountRefusal, OrderDiscount } from "@strive/backend/contracts/discounts";
import { discountsOf } from "~/lib/order-discounts";
import type { Quoted } from "./quote-query";

/** How the kept code stands. `unchecked`: the server could not be asked. */
export type CodeState =
  | { kind: "none" | "checking" | "unchecked" }
  | { kind: "refused"; refusal: DiscountRefusal }
  /** `discount` is null where the code is one that nobody has to type. */
  | { kind: "applied"; discount: OrderDiscount | null };

interface Facts {
  /** The kept code. */
  code: string;
  /** Why an order was not placed with it. */
  orderRefusal: DiscountRefusal | null;
  /** The newest quote, maybe for another code; undefined: there is none. */
  quoted: Quoted | undefined;
  isFailed: boolean;
}

export function codeStateOf({ code, orderRefusal, quoted, isFailed }: Facts): CodeState {
  if (code === "") return { kind: "none" };
  if (orderRefusal !== null) return { kind: "refused", refusal: orderRefusal };
  if (quoted?.code !== code) return { kind: isFailed ? "unchecked" : "checking" };
  const { refusal } = quoted.quote;
  if (refusal !== null) return { kind: "refused", refusal };
  const discount = discountsOf(quoted.quote).find(({ is_automatic }) => !is_automatic);
  return { kind: "applied", discount: discount ?? null };
}

/** What a quote takes off under the kept code: another code's part is left out. */
export const takenOff = ({ quote, code }: Quoted, asked: string): OrderDiscount[] =>
  discountsOf(quote).filter(({ is_automatic }) => is_automatic || code === asked);
