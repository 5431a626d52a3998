import { withDatabase } from "./people";
import type { Shop } from "./shop";

/** Id of the payment that Medusa has of what an order was paid with. @throws when it has none yet */
export const capturedPayment = (shop: Shop, orderId: string): Promise<string> =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ id: string }>(
      `SELECT m.id FROM payment m JOIN checkout_payment p ON p.id = m.data ->> 'payment_id'
       WHERE p.order_id = $1 AND m.captured_at IS NOT NULL`,
      [orderId],
    );
    const [payment] = rows;
    if (!payment) throw new Error(`Medusa has no payment of ${orderId}.`);
    return payment.id;
  });
