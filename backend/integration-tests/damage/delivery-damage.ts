import type { Damage, Patient } from "./patient";

/** Parcels and riders' money that contradict their orders. */
export function deliveryDamage({ query, order }: Patient): Damage[] {
  const rider = () =>
    query(
      `INSERT INTO delivery_rider (id, name, phone) VALUES ('rider_doctor', 'Doctor', '+250788000000')
       ON CONFLICT DO NOTHING`,
    );
  /** All of an order in one parcel, but for so many pieces too many. */
  const newParcel = async (id: string, n: number, state: string, more = 0) => {
    await rider();
    await query(
      `INSERT INTO delivery_parcel (id, order_id, number, items, state, rider_id, day)
       SELECT $1, o.id, 1, (SELECT jsonb_agg(jsonb_build_object('item_id', i ->> 'id',
         'quantity', (i ->> 'quantity')::integer + $3::integer)) FROM jsonb_array_elements(o.items) i),
         $4, 'rider_doctor', current_date
       FROM checkout_order o WHERE o.id = $2`,
      [id, order(n).id, more, state],
    );
  };
  const dropParcel = (id: string) => query("DELETE FROM delivery_parcel WHERE id = $1", [id]);
  return [
    {
      breaks: ["Parcels are where their order is"],
      by: () => newParcel("parcel_doctor_out", 5, "out"),
      undo: () => dropParcel("parcel_doctor_out"),
    },
    {
      kind: "an open order with all parcels delivered",
      breaks: ["Parcels are where their order is"],
      by: () => newParcel("parcel_doctor_done", 24, "delivered"),
      undo: () => dropParcel("parcel_doctor_done"),
      id: () => "parcel_doctor_done",
    },
    {
      breaks: ["The parcels of an order hold each of its pieces once"],
      by: () => newParcel("parcel_doctor_more", 6, "planned", 1),
      undo: () => dropParcel("parcel_doctor_more"),
    },
    {
      breaks: ["What riders took is counted whole, and is the payment it says"],
      by: async () => {
        await rider();
        await query(
          `INSERT INTO delivery_sheet (id, rider_id, day, counted_at, counted_by, expected_amount, counted_amount)
           VALUES ('sheet_doctor', 'rider_doctor', '2025-01-01', now(), 'staff', 500, 500)`,
        );
      },
      undo: () => query("DELETE FROM delivery_sheet WHERE id = 'sheet_doctor'"),
    },
  ];
}
