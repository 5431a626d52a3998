import type { Damage, Patient } from "./patient";

/** Queues that did not keep their order. */
export function dropDamage({ query, order }: Patient): Damage[] {
  /** Open for a minute; two places given, and the first has had its turn. */
  const newDrop = async (id: string) => {
    await query(
      `INSERT INTO product_drop (id, handle, title, opens_at, has_queue, pieces_per_order, turn_minutes, lot, places, admitted, opened_at)
       VALUES ($1, $1, '{"en":"Doctor"}', now() - interval '1 minute', true, 1, 5, 'lot', 2, 1, now())`,
      [id],
    );
    await query(
      `INSERT INTO drop_entry (drop_id, digest, place, turn_until)
       VALUES ($1, 'first', 1, now() + interval '5 minutes'), ($1, 'second', 2, NULL)`,
      [id],
    );
  };
  const remove = (id: string) => query("DELETE FROM product_drop WHERE id = $1", [id]);
  return [
    {
      kind: "an order of a drop that was placed before its turn",
      id: () => order(4).id,
      breaks: ["Whoever ordered in a drop's queue had the turn then, and one ticket for one order"],
      by: async () => {
        await newDrop("drop_doctor_early");
        await query("INSERT INTO drop_order VALUES ('drop_doctor_early', $1, 1)", [order(4).id]);
        await query(
          "UPDATE drop_entry SET order_id = $1 WHERE drop_id = 'drop_doctor_early' AND place = 2",
          [order(4).id],
        );
      },
      undo: () => remove("drop_doctor_early"),
    },
    {
      kind: "a turn that was skipped",
      id: () => "drop_doctor_skipped",
      breaks: [
        "The places of a drop's queue are given once, without gaps, and come up in their order",
      ],
      by: async () => {
        await newDrop("drop_doctor_skipped");
        await query(
          "UPDATE drop_entry SET turn_until = NULL WHERE drop_id = 'drop_doctor_skipped'",
        );
      },
      undo: () => remove("drop_doctor_skipped"),
    },
  ];
}
