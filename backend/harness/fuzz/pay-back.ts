import { refundResponseSchema } from "../../src/contracts/payments";
import { callShop, logIn, withDatabase } from "../people";
import type { Shop } from "../shop";

/**
 * Staff may say that paying back failed. It is then owed, as the doctor rightly says, until they
 * retry: this does. @returns what could not be paid back, and why
 */
export async function payWhatIsOwed(shop: Shop): Promise<string[]> {
  const { token } = await logIn(shop, shop.admin);
  const { rows } = await withDatabase(shop, (database) =>
    database.query<{ id: string }>(
      "SELECT DISTINCT payment_id AS id FROM checkout_refund WHERE status = 'failed'",
    ),
  );
  const problems: string[] = [];
  for (const { id } of rows) {
    const url = `/api/payments/${id}/refunds`;
    const again = await callShop(shop, "POST", url, { token, body: { reason: "It failed" } });
    // Whatever is owed was asked for again in between.
    if (again.status === 409) continue;
    const refund = refundResponseSchema.parse(again.json).data;
    const body = { status: "completed" };
    const { status } = await callShop(shop, "PUT", `${url}/${refund.id}`, { token, body });
    if (status !== 200) problems.push(`paying back ${refund.id} was answered with ${status}`);
  }
  return problems;
}
