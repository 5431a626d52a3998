import type { Damage, Patient } from "./patient";

const PAY = `INSERT INTO checkout_payment (id, order_id, amount, payment_method, payment_status,
  paid_at, recorded_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6::timestamptz, $6::timestamptz, $7::timestamptz)`;

/** Payments, refunds and sums that contradict each other. */
export function moneyDamage({ query, order }: Patient): Damage[] {
  const newPayment = (
    orderId: string,
    amount: number,
    method: string,
    status: string,
    paid = false,
  ) =>
    query(PAY, [
      `pay_doctor_${orderId}`,
      orderId,
      amount,
      method,
      status,
      paid ? new Date() : null,
      status === "pending" && method === "momo" ? new Date(Date.now() - 3_600_000) : null,
    ]);
  const dropPayment = (orderId: string) =>
    query("DELETE FROM checkout_payment WHERE id = $1", [`pay_doctor_${orderId}`]);
  const showPaid = (orderId: string, status: string) =>
    query("UPDATE checkout_order SET payment_status = $2 WHERE id = $1", [orderId, status]);

  const setPayment = async (orderId: string, status: string) => {
    await query("UPDATE checkout_payment SET payment_status = $2 WHERE order_id = $1", [
      orderId,
      status,
    ]);
    await showPaid(orderId, status);
  };
  const newRefund = (id: string, orderId: string, status: string) =>
    query(
      `INSERT INTO checkout_refund (id, payment_id, order_id, amount, reason, status, by_whom, created_at)
     SELECT $1, id, order_id, 500, 'test', $3, 'system', now() - interval '2 days'
     FROM checkout_payment WHERE order_id = $2`,
      [id, orderId, status],
    );
  const changeCollection = (change: string, orderId: string) =>
    query(
      `UPDATE payment_collection SET ${change} WHERE id IN (
       SELECT payment_collection_id FROM order_payment_collection WHERE order_id = $1)`,
      [orderId],
    );
  const freePart = (orderId: string, amount: number) =>
    query("UPDATE checkout_payment SET freed_amount = $2 WHERE order_id = $1", [orderId, amount]);
  const paymentOf = async (n: number) => {
    const [payment] = await query("SELECT id FROM checkout_payment WHERE order_id = $1", [
      order(n).id,
    ]);
    return payment?.id ?? "";
  };

  return [
    {
      breaks: ["Every order shows the payment status that its payments add up to"],
      by: () => showPaid(order(8).id, "refunded"),
    },
    {
      breaks: ["No payment waits longer than allowed"],
      by: async () => {
        await newPayment(order(13).id, order(13).total_amount, "momo", "pending");
        await showPaid(order(13).id, "pending");
      },
    },
    {
      breaks: ["Medusa has recorded every payment and every refund"],
      by: () =>
        query("UPDATE checkout_payment SET recorded_at = NULL WHERE order_id = $1", [order(17).id]),
    },
    {
      kind: "sums of the dashboard that are not those of the orders",
      breaks: ["The dashboard's totals are those of all orders and payments"],
      by: () => query("UPDATE sales_rollup SET orders = orders + 1, revenue = revenue + 5"),
    },
    {
      breaks: [
        "No order is paid twice, or being paid twice",
        "Every paid order was paid in full",
        "Medusa's payment collections show what was paid and refunded",
      ],
      kind: "a second payment for one order",
      id: () => order(7).id,
      by: async () => {
        await query("DROP INDEX checkout_payment_whole");
        await newPayment(order(7).id, 1, "cod", "completed", true);
      },
      undo: async () => {
        await dropPayment(order(7).id);
        await query(
          "CREATE UNIQUE INDEX checkout_payment_whole ON checkout_payment (order_id) WHERE payment_status = 'completed' AND payment_method <> 'credit' AND NOT is_part",
        );
      },
    },
    {
      kind: "a completed payment of which no money was seen",
      id: () => paymentOf(9),
      breaks: [
        "Money was received exactly where a payment is completed or refunded",
        "Medusa's payment collections show what was paid and refunded",
      ],
      by: () =>
        query(
          "UPDATE checkout_payment SET paid_at = NULL, recorded_at = NULL WHERE order_id = $1",
          [order(9).id],
        ),
      undo: () =>
        query(
          "UPDATE checkout_payment SET paid_at = created_at, recorded_at = now() WHERE order_id = $1",
          [order(9).id],
        ),
    },
    {
      kind: "a refund that its payment does not say",
      id: () => paymentOf(10),
      breaks: [
        "No more is refunded than was paid, and payments show how much",
        "Medusa's payment collections show what was paid and refunded",
      ],
      by: () =>
        query(
          `INSERT INTO checkout_refund (id, payment_id, order_id, amount, reason, status, by_whom, recorded_at)
         SELECT 'refund_doctor', id, order_id, 5, 'test', 'completed', 'system', now()
         FROM checkout_payment WHERE order_id = $1`,
          [order(10).id],
        ),
      undo: () => query("DELETE FROM checkout_refund WHERE id = 'refund_doctor'"),
    },
    {
      breaks: ["Every balance of store credit is the sum of its entries"],
      by: () =>
        query(
          `INSERT INTO store_credit (id, account_id, balance) VALUES ('credit_doctor', 'doctor', 5)`,
        ),
      undo: () => query("DELETE FROM store_credit WHERE id = 'credit_doctor'"),
    },
    {
      breaks: [
        "No cancelled order keeps store credit",
        "No cancelled order keeps money that is not being refunded",
        "Store credit left a balance where it paid an order, and came back where it was paid back",
        "Medusa's payment collections show what was paid and refunded",
      ],
      by: () =>
        query(PAY, ["pay_doctor_credit", order(11).id, 1, "credit", "completed", new Date(), null]),
      undo: () => query("DELETE FROM checkout_payment WHERE id = 'pay_doctor_credit'"),
    },
    {
      breaks: [
        "Every gift card that was sold and paid is there, and those of orders that came to nothing are off",
      ],
      by: () =>
        query(
          `UPDATE checkout_order SET gift = '{"to":{},"cards":[{"id":"card_doctor","amount":1}]}' WHERE id = $1`,
          [order(7).id],
        ),
      undo: () => query("UPDATE checkout_order SET gift = NULL WHERE id = $1", [order(7).id]),
    },
    {
      breaks: ["No cancelled order still waits for payment"],
      by: async () => {
        await newPayment(order(11).id, 1, "cod", "pending");
        await showPaid(order(11).id, "pending");
      },
      undo: async () => {
        await dropPayment(order(11).id);
        await showPaid(order(11).id, "refunded");
      },
    },
    {
      kind: "a cancelled order that keeps the money",
      id: () => paymentOf(12),
      breaks: [
        "No cancelled order keeps money that is not being refunded",
        "Medusa's payment collections show what was paid and refunded",
      ],
      by: async () => {
        await query(
          "UPDATE checkout_payment SET payment_status = 'completed', refunded_amount = 0 WHERE order_id = $1",
          [order(12).id],
        );
        await query("DELETE FROM checkout_refund WHERE order_id = $1", [order(12).id]);
        await showPaid(order(12).id, "completed");
      },
      undo: async () => {
        await query(
          `INSERT INTO checkout_refund (id, payment_id, order_id, amount, reason, status, by_whom, completed_at, recorded_at)
         SELECT 'refund_doctor_2', id, order_id, amount, 'test', 'completed', 'system', now(), now()
         FROM checkout_payment WHERE order_id = $1`,
          [order(12).id],
        );
        await query(
          "UPDATE checkout_payment SET payment_status = 'refunded', refunded_amount = amount WHERE order_id = $1",
          [order(12).id],
        );
        await query(
          `INSERT INTO mail (id, key, template, recipient, facts)
         SELECT 'mail_doctor_refund', 'payment-refunded:refund_doctor_2', 'payment-refunded', email,
           jsonb_build_object('orderId', id, 'amountRwf', total_amount) FROM checkout_order WHERE id = $1`,
          [order(12).id],
        );
        await showPaid(order(12).id, "refunded");
      },
    },
    {
      kind: "an order that is paid with 1 franc",
      id: () => order(18).id,
      breaks: [
        "Every paid order was paid in full",
        "Medusa's payment collections show what was paid and refunded",
      ],
      by: () => query("UPDATE checkout_payment SET amount = 1 WHERE order_id = $1", [order(18).id]),
      undo: () =>
        query("UPDATE checkout_payment SET amount = $2 WHERE order_id = $1", [
          order(18).id,
          order(18).total_amount,
        ]),
    },
    {
      kind: "a refund that failed",
      id: () => "refund_doctor_failed",
      breaks: ["No refund has failed, or waits longer than a day"],
      by: () => newRefund("refund_doctor_failed", order(19).id, "failed"),
      undo: () => query("DELETE FROM checkout_refund WHERE id = 'refund_doctor_failed'"),
    },
    {
      kind: "a refund that nobody has paid for two days",
      id: () => "refund_doctor_stuck",
      breaks: ["No refund has failed, or waits longer than a day"],
      by: () => newRefund("refund_doctor_stuck", order(20).id, "requested"),
      undo: () => query("DELETE FROM checkout_refund WHERE id = 'refund_doctor_stuck'"),
    },
    {
      kind: "another sum that Medusa captured",
      id: () => order(3).id,
      breaks: [
        "Medusa's payment collections show what was paid and refunded",
        "Medusa's payment collections are completed when they are paid in full, and only then",
      ],
      by: () => changeCollection("captured_amount = 1", order(3).id),
      undo: () => changeCollection("captured_amount = amount", order(3).id),
    },
    {
      kind: "another status of Medusa's collection",
      id: () => order(22).id,
      breaks: [
        "Medusa's payment collections are completed when they are paid in full, and only then",
      ],
      by: () => changeCollection("status = 'authorized'", order(22).id),
      undo: () => changeCollection("status = 'completed'", order(22).id),
    },
    {
      kind: "a part of a payment that pays nothing, and does not go back",
      id: () => paymentOf(24),
      breaks: [
        "What a change made needless of a payment goes back, and no more of it pays its order",
        "Every paid order was paid in full",
      ],
      by: () => freePart(order(24).id, 500),
      undo: () => freePart(order(24).id, 0),
    },
    {
      kind: "a payment that is refunded, and nothing goes back",
      id: () => paymentOf(21),
      breaks: ["A payment counts as refunded when all of it is paid back, and only then"],
      by: () => setPayment(order(21).id, "refunded"),
      undo: () => setPayment(order(21).id, "completed"),
    },
  ];
}
