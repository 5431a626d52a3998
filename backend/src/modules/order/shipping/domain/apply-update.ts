import type { UpdateShippingBody } from "../../../../contracts/shipping";

/** One district as it is stored. */
export interface DistrictRow {
  district: string;
  /** Whole RWF; null: the flat fee. */
  ownFee: number | null;
  /** Goods of so many whole RWF are delivered there free; null: as the shop says. */
  ownFreeAbove: number | null;
  /** Business days. */
  minDays: number;
  maxDays: number;
}

/** What is stored about delivery. Amounts are whole RWF. */
export interface ShippingRow {
  flatFee: number;
  freeAbove: number | null;
  districts: readonly DistrictRow[];
}

/** With what every cart asks for as well. */
export interface ShippingRead extends ShippingRow {
  /** Some discount needs no code now. */
  hasAutomaticDiscounts: boolean;
}

export type Applied =
  | { kind: "applied"; row: ShippingRow }
  | { kind: "invalid"; field: string; message: string };

/**
 * What is stored after a change. What it does not name stays; a district named twice gets both, in
 * order.
 */
export function applyUpdate(row: ShippingRow, update: UpdateShippingBody): Applied {
  const byName = new Map(row.districts.map((district) => [district.district, district]));
  for (const [index, change] of (update.districts ?? []).entries()) {
    const { district, fee, free_above, min_days, max_days } = change;
    const known = byName.get(district);
    const next = {
      district,
      ownFee: fee === undefined ? (known?.ownFee ?? null) : fee,
      ownFreeAbove: free_above === undefined ? (known?.ownFreeAbove ?? null) : free_above,
      minDays: min_days ?? known?.minDays ?? 0,
      maxDays: max_days ?? known?.maxDays ?? min_days ?? 0,
    };
    // The contract has compared what is sent together; one of the two may be older.
    if (next.minDays > next.maxDays) {
      const field = max_days === undefined ? "min_days" : "max_days";
      const message =
        field === "min_days"
          ? `min_days must not be more than max_days, which is ${next.maxDays}`
          : `max_days must not be less than min_days, which is ${next.minDays}`;
      return { kind: "invalid", field: `districts.${index}.${field}`, message };
    }
    byName.set(district, next);
  }
  return {
    kind: "applied",
    row: {
      flatFee: update.flat_fee ?? row.flatFee,
      freeAbove: update.free_above === undefined ? row.freeAbove : update.free_above,
      districts: [...byName.values()],
    },
  };
}
