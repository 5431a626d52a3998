import { describe, expect, it } from "vitest";
import { applyUpdate, type ShippingRow } from "../apply-update";

const ROW: ShippingRow = {
  flatFee: 2000,
  freeAbove: null,
  districts: [
    { district: "Gasabo", ownFee: null, ownFreeAbove: null, minDays: 1, maxDays: 2 },
    { district: "Huye", ownFee: 3500, ownFreeAbove: 40_000, minDays: 3, maxDays: 5 },
  ],
};
const applied = (update: Parameters<typeof applyUpdate>[1]) => {
  const result = applyUpdate(ROW, update);
  if (result.kind !== "applied") throw new Error(result.message);
  return result.row;
};

describe("changing what delivery costs", () => {
  it("keeps what is not named", () => {
    expect(applied({})).toEqual(ROW);
    expect(applied({ flat_fee: 2500 })).toEqual({ ...ROW, flatFee: 2500 });
    expect(applied({ free_above: 50_000 }).freeAbove).toBe(50_000);
    expect(applied({ districts: [{ district: "Huye", fee: 3000 }] }).districts).toEqual([
      ROW.districts[0],
      { district: "Huye", ownFee: 3000, ownFreeAbove: 40_000, minDays: 3, maxDays: 5 },
    ]);
  });

  it("gives a district the flat fee again", () => {
    const { districts } = applied({ districts: [{ district: "Huye", fee: null }] });
    expect(districts[1]).toMatchObject({ ownFee: null, ownFreeAbove: 40_000 });
  });

  it("gives a district the shop's threshold again", () => {
    const { districts } = applied({ districts: [{ district: "Huye", free_above: null }] });
    expect(districts[1]).toMatchObject({ ownFee: 3500, ownFreeAbove: null });
  });

  it.each([
    [{ min_days: 6 }, "districts.0.min_days"],
    [{ max_days: 2 }, "districts.0.max_days"],
  ])("refuses %o, which does not go with what stays", (days, field) => {
    expect(applyUpdate(ROW, { districts: [{ district: "Huye", ...days }] })).toMatchObject({
      kind: "invalid",
      field,
    });
  });
});
