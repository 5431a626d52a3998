import type { Damage, Patient } from "./patient";

/** Mails and jobs that wait, are late or are lost. */
export function workDamage({ query, order }: Patient): Damage[] {
  const lose = async (key: string) => {
    const lost = await query("DELETE FROM mail WHERE key = $1 RETURNING id", [key]);
    if (lost.length !== 1) throw new Error(`There was no mail ${key}.`);
  };
  const paymentOf = async (n: number) => {
    const [payment] = await query("SELECT id FROM checkout_payment WHERE order_id = $1", [
      order(n).id,
    ]);
    return payment?.id ?? "";
  };
  const refundOf = async (n: number) => {
    const [refund] = await query("SELECT id FROM checkout_refund WHERE order_id = $1", [
      order(n).id,
    ]);
    return refund?.id ?? "";
  };

  return [
    {
      breaks: ["Nothing is scheduled further ahead than it can be"],
      by: async () => {
        await query(
          `INSERT INTO mail (id, key, template, recipient, facts, next_attempt_at) VALUES
         ('mail_doctor_ahead', 'doctor:ahead', 'welcome', 'nobody@example.rw', '{"firstname":"Nobody"}', now() + interval '2 hours')`,
        );
        await query("UPDATE account SET tokens_valid_from = now() + interval '2 hours'");
        await query(
          `INSERT INTO rate_limit (key, points, expire)
         VALUES ('doctor', 1, (extract(epoch FROM now() + interval '26 hours') * 1000)::bigint)`,
        );
      },
    },
    {
      breaks: ["No job is scheduled further ahead than it can be"],
      by: () =>
        query(
          `INSERT INTO pgboss.job (name, state, start_after)
         VALUES ('run-payments', 'retry', now() + interval '2 hours')`,
        ),
    },
    {
      kind: "a mail that was given up",
      id: () => "mail_doctor_dead",
      breaks: ["No mail of the last seven days has failed for good"],
      by: () =>
        query(
          `INSERT INTO mail (id, key, template, recipient, facts, state)
         VALUES ('mail_doctor_dead', 'doctor:dead', 'welcome', 'nobody@example.rw', '{"firstname":"Nobody"}', 'dead')`,
        ),
    },
    {
      breaks: ["Whoever confirmed a phone to log in with gets codes by SMS"],
      by: () =>
        query(
          `INSERT INTO account (id, customer_id, auth_identity_id, email, firstname, lastname, phone, phone_confirmed_at)
         VALUES ('doctor', 'doctor', 'doctor', 'doctor@example.rw', 'No', 'Body', '+250788000001', now())`,
        ),
      undo: () => query("DELETE FROM account WHERE id = 'doctor'"),
    },
    {
      breaks: ["No job waits or runs longer than it should"],
      by: () =>
        query(
          `INSERT INTO pgboss.job (name, start_after)
         SELECT 'build-orders', cron_on - interval '1 hour' FROM pgboss.version`,
        ),
      undo: () => query("DELETE FROM pgboss.job WHERE name = 'build-orders'"),
    },
    {
      breaks: ["Old data was cleared away within the last week"],
      by: () => query("UPDATE retention_state SET done_at = now() - interval '31 days'"),
      undo: () => query("UPDATE retention_state SET done_at = now()"),
    },
    {
      breaks: ["No mail waits longer than it should"],
      by: () =>
        query(
          `INSERT INTO mail (id, key, template, recipient, facts, next_attempt_at)
         SELECT 'mail_doctor_late', 'doctor:late', 'welcome', 'nobody@example.rw', '{"firstname":"Nobody"}',
           cron_on - interval '1 hour' FROM pgboss.version`,
        ),
      undo: () => query("DELETE FROM mail WHERE id = 'mail_doctor_late'"),
    },
    {
      breaks: ["No event for Medusa's bus waits longer than it should"],
      by: () =>
        query(
          `INSERT INTO event_outbox (name, data, created_at)
         SELECT 'doctor.late', '{}', cron_on - interval '1 hour' FROM pgboss.version`,
        ),
      undo: () => query("DELETE FROM event_outbox WHERE name = 'doctor.late'"),
    },
    {
      kind: "no mail of an order",
      id: () => order(23).id,
      breaks: ["Every order was confirmed by mail"],
      by: () => lose(`order-received:${order(23).id}`),
    },
    {
      kind: "no mail of a payment",
      id: () => paymentOf(24),
      breaks: ["Every payment that came in was confirmed by mail"],
      by: async () => lose(`payment-received:${await paymentOf(24)}`),
    },
    {
      kind: "no mail of a refund",
      id: () => refundOf(11),
      breaks: ["Every refund was confirmed by mail"],
      by: async () => lose(`payment-refunded:${await refundOf(11)}`),
    },
  ];
}
