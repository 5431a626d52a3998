import type { PlacedOrder } from "../src/contracts/orders";
import { paymentResponseSchema, type Payment } from "../src/contracts/payments";
import { callShop } from "./people";
import type { Shop } from "./shop";

/** Staff see an order's money, in cash by default. @throws when refused */
export async function recordMoney(
  shop: Shop,
  token: string,
  order: Pick<PlacedOrder, "id" | "total_amount">,
  over: Record<string, unknown> = {},
): Promise<Payment> {
  const { status, json } = await callShop(shop, "POST", `/api/orders/${order.id}/payments`, {
    token,
    body: { received_as: "cash", amount: order.total_amount, ...over },
  });
  if (status !== 201) throw new Error(`Not recorded: ${status} ${JSON.stringify(json)}`);
  return paymentResponseSchema.parse(json).data;
}
