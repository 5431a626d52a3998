import type { Damage, Patient } from "./patient";

/** Orders that contradict themselves, or Medusa's. */
export function orderDamage({ query, order }: Patient): Damage[] {
  const newReturn = (id: string, n: number, change: string) =>
    query(
      `INSERT INTO order_return (id, order_id, status, is_withdrawal, items, hand_over, refund_to, approved_at)
       SELECT $1, $2, 'approved', true, jsonb_build_array(jsonb_build_object('item_id', $3::text,
         'quantity', 1, 'amount', 500)), 'shop', 'payment', now() - interval '1 hour'`,
      [id, order(n).id, order(n).items[0]?.id],
    ).then(() => query(`UPDATE order_return SET ${change} WHERE id = $1`, [id]));
  const dropReturn = (id: string) => query("DELETE FROM order_return WHERE id = $1", [id]);
  /** A sale of an order, as its own receipt; a note corrects the one before it. */
  const newReceipt = (id: string, n: number, total: number, sale: string | null = null) =>
    query(
      `WITH book AS (UPDATE receipt_book SET last_number = last_number + 1 RETURNING last_number)
       INSERT INTO order_receipt (id, number, kind, order_id, sale_id, refund_id, total, vat, lines, shop_tin, state)
       SELECT $1, book.last_number, CASE WHEN $4::text IS NULL THEN 'sale' ELSE 'credit_note' END, $2, $4,
         CASE WHEN $4::text IS NOT NULL THEN 'refund_doctor' END, $3::bigint, round($3::bigint * 18::numeric / 118),
         jsonb_build_array(jsonb_build_object('amount', $3::bigint)), '102345678', 'none' FROM book`,
      [id, order(n).id, total, sale],
    );
  const dropReceipts = (...ids: string[]) =>
    query("DELETE FROM order_receipt WHERE id = ANY ($1::text[])", [ids]).then(() =>
      query("UPDATE receipt_book SET last_number = (SELECT count(*) FROM order_receipt)"),
    );
  return [
    {
      breaks: [
        "Numbers of receipts have no gaps, and each contains the VAT and the lines that it says",
      ],
      by: () => query("UPDATE receipt_book SET last_number = last_number + 1"),
      undo: () => query("UPDATE receipt_book SET last_number = last_number - 1"),
    },
    {
      breaks: ["Every sale that was paid has a receipt of what it sold, once"],
      by: () => newReceipt("receipt_doctor_more", 2, 100 * order(2).total_amount),
      undo: () => dropReceipts("receipt_doctor_more"),
    },
    {
      breaks: [
        "Credit notes took back of each sale what was paid back of it, and no more than it was",
      ],
      by: async () => {
        await newReceipt("receipt_doctor_sale", 3, 1000);
        await newReceipt("receipt_doctor_note", 3, 400, "receipt_doctor_sale");
      },
      undo: () => dropReceipts("receipt_doctor_note", "receipt_doctor_sale"),
    },
    {
      breaks: ["No more pieces come back than were ordered, and only of delivered orders"],
      by: () => newReturn("ret_doctor_live", 2, "status = 'approved'"),
      undo: () => dropReturn("ret_doctor_live"),
    },
    {
      breaks: ["Every settled return was paid back, once, and no other"],
      by: () => newReturn("ret_doctor_paid", 2, "status = 'declined', refunded_amount = 500"),
      undo: () => dropReturn("ret_doctor_paid"),
    },
    {
      breaks: ["Every exchange is paid by what its return promised, and closed with it"],
      by: () =>
        newReturn(
          "ret_doctor_exchange",
          2,
          "status = 'withdrawn', exchange_order_id = order_id, exchange_amount = 500",
        ),
      undo: () => dropReturn("ret_doctor_exchange"),
    },
    {
      breaks: [
        "No more pieces come back than were ordered, and only of delivered orders",
        "Every exchange is paid by what its return promised, and closed with it",
        "No exchange is kept for longer than allowed",
      ],
      mended: ["No exchange is kept for longer than allowed"],
      by: () =>
        newReturn(
          "ret_doctor_kept",
          2,
          `status = 'requested', approved_at = NULL, created_at = now() - interval '9 days',
           exchange_amount = 0, exchange_order_id = '${order(27).id}'`,
        ),
      undo: () => dropReturn("ret_doctor_kept"),
    },
    {
      breaks: ["Medusa has every return that was approved, as far as ours is"],
      by: () =>
        newReturn(
          "ret_doctor_behind",
          2,
          "status = 'withdrawn', medusa_target = 'canceled', medusa_after = now() + interval '1 hour'",
        ),
    },
    {
      breaks: ["No unpaid order holds stock for longer than allowed"],
      by: async () => {
        await query("DELETE FROM unpaid_hold WHERE order_id = $1", [order(26).id]);
        await query(
          "UPDATE order_progress SET placed_at = placed_at - interval '2 days' WHERE order_id = $1",
          [order(26).id],
        );
      },
    },
    {
      breaks: ["The list of orders shows the status of each"],
      by: () => query("UPDATE checkout_order SET status = 'shipped' WHERE id = $1", [order(4).id]),
    },
    {
      breaks: ["Medusa has every order, with its payment collection"],
      by: () =>
        query(
          `WITH lost AS (DELETE FROM order_payment_collection WHERE order_id = $1)
         UPDATE checkout_order SET built_at = NULL, build_after = now() + interval '1 hour' WHERE id = $1`,
          [order(14).id],
        ),
    },
    {
      breaks: [
        "Orders with an account's proven address are that account's, and Medusa's are its customer's",
      ],
      by: () =>
        query(
          `WITH a AS (SELECT id, customer_id FROM account LIMIT 1)
           UPDATE checkout_order o SET account_id = a.id, customer_id = a.customer_id FROM a WHERE o.id = $1`,
          [order(13).id],
        ),
    },
    {
      breaks: ["Medusa's orders have the status that ours have"],
      by: () =>
        query(
          `UPDATE order_progress SET medusa_target = 'shipped', medusa_after = now() + interval '1 hour',
           updated_at = now() - interval '1 hour' WHERE order_id = $1`,
          [order(16).id],
        ),
    },
    {
      breaks: ["Every order has lines, a number, an address, and totals that add up"],
      by: () => query("UPDATE checkout_order SET address = ' ' WHERE id = $1", [order(2).id]),
      undo: () => query("UPDATE checkout_order SET address = 'KG 1' WHERE id = $1", [order(2).id]),
    },
    {
      breaks: [
        "Every discount of an order was used once, and given back if the order was cancelled",
      ],
      by: () =>
        query(
          "INSERT INTO checkout_discount (order_id, promotion_id, amount) VALUES ($1, 'promo_doctor', 100)",
          [order(2).id],
        ),
      undo: () => query("DELETE FROM checkout_discount WHERE promotion_id = 'promo_doctor'"),
    },
    {
      breaks: ["Every order has a status, and a history that ends with it"],
      by: () =>
        query(
          "INSERT INTO order_progress_event (order_id, status, event, by_whom) VALUES ($1, 'shipped', 'doctor', 'system')",
          [order(3).id],
        ),
      undo: () => query("DELETE FROM order_progress_event WHERE event = 'doctor'"),
    },
    {
      breaks: ["No checkout made two orders"],
      by: async () => {
        await query("DROP INDEX checkout_order_key");
        await query(
          "UPDATE checkout_order SET idempotency_key = 'doctor-key' WHERE id = ANY ($1::text[])",
          [[order(5).id, order(6).id]],
        );
      },
      undo: async () => {
        await query("UPDATE checkout_order SET idempotency_key = 'doctor-key-2' WHERE id = $1", [
          order(6).id,
        ]);
        await query(
          "CREATE UNIQUE INDEX checkout_order_key ON checkout_order (owner_scope, idempotency_key)",
        );
      },
    },
    {
      breaks: ["Medusa's orders have the lines and the total that were acknowledged"],
      by: () =>
        query("UPDATE order_line_item SET unit_price = unit_price + 1 WHERE id = $1", [
          order(15).items[0]?.id,
        ]),
      undo: () =>
        query("UPDATE order_line_item SET unit_price = unit_price - 1 WHERE id = $1", [
          order(15).items[0]?.id,
        ]),
    },
  ];
}
