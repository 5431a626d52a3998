import type { Damage, Patient } from "./patient";

/** Stock and reservations that contradict each other. */
export function stockDamage({ query, order, level }: Patient): Damage[] {
  return [
    {
      breaks: ["The reserved quantity of every variant is the sum of its reservations"],
      by: () =>
        query(
          `UPDATE inventory_level SET reserved_quantity = 3,
           raw_reserved_quantity = '{"value": "3", "precision": 20}' WHERE id = $1`,
          [level(0)],
        ),
    },
    {
      breaks: ["Both columns of every quantity agree"],
      by: () =>
        query(
          `UPDATE inventory_level SET raw_stocked_quantity = '{"value": "1", "precision": 20}' WHERE id = $1`,
          [level(1)],
        ),
    },
    {
      breaks: ["Every open order holds the stock of all its lines"],
      by: () =>
        query(
          `WITH lost AS (
           UPDATE reservation_item SET deleted_at = now() WHERE external_id = $1
           RETURNING inventory_item_id, location_id, quantity)
         UPDATE inventory_level l SET reserved_quantity = l.reserved_quantity - lost.quantity,
           raw_reserved_quantity = jsonb_build_object('value', (l.reserved_quantity - lost.quantity)::text, 'precision', 20)
         FROM lost WHERE l.inventory_item_id = lost.inventory_item_id AND l.location_id = lost.location_id`,
          [order(1).id],
        ),
    },
    {
      breaks: ["No stock is below zero, and no more is reserved than there is"],
      by: () =>
        query(
          `UPDATE inventory_level SET stocked_quantity = -1,
           raw_stocked_quantity = '{"value": "-1", "precision": 20}' WHERE id = $1`,
          [level(2)],
        ),
      undo: () =>
        query(
          `UPDATE inventory_level SET stocked_quantity = 20,
           raw_stocked_quantity = '{"value": "20", "precision": 20}' WHERE id = $1`,
          [level(2)],
        ),
    },
    {
      breaks: [
        "No deleted or cancelled order still reserves stock",
        "The stock of every order is held, sold or released as its status says",
      ],
      by: () =>
        query("UPDATE order_progress SET stock_state = 'released' WHERE order_id = $1", [
          order(0).id,
        ]),
      mended: ["No deleted or cancelled order still reserves stock"],
      undo: () =>
        query("UPDATE order_progress SET stock_state = 'reserved' WHERE order_id = $1", [
          order(0).id,
        ]),
    },
    {
      breaks: ["Staff are told of low stock exactly where it is low"],
      kind: "a low article forgotten, and one that is gone still told",
      by: () =>
        query(
          `WITH forgotten AS (DELETE FROM low_stock_level WHERE level_id = (
             SELECT min(level_id) FROM low_stock_level WHERE free <= 10 AND level_id <> ALL ($1::text[])))
           INSERT INTO low_stock_level (level_id, inventory_item_id, free) VALUES ('ilev_gone', 'iitem_gone', 1)`,
          [[level(0), level(1), level(2)]],
        ),
    },
  ];
}
