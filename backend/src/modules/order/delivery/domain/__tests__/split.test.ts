import { describe, expect, it } from "vitest";
import fc from "fast-check";
import type { ParcelItem } from "../../records";
import { problemsOfSplit } from "../split";

const goods: ParcelItem[] = [
  { item_id: "a", quantity: 2 },
  { item_id: "b", quantity: 1 },
];
const parcel = (...items: ParcelItem[]) => ({ items });
const fieldsOf = (...parcels: { items: ParcelItem[] }[]) =>
  problemsOfSplit(goods, parcels).map(({ field }) => field);

describe("a split", () => {
  it("has every piece once", () => {
    expect(fieldsOf(parcel(...goods))).toEqual([]);
    const [a, b] = [
      { item_id: "a", quantity: 1 },
      { item_id: "b", quantity: 1 },
    ];
    expect(fieldsOf(parcel(a), parcel(a, b))).toEqual([]);
  });

  it.each([
    ["too few", [parcel({ item_id: "a", quantity: 2 })]],
    ["too many", [parcel(...goods), parcel({ item_id: "b", quantity: 1 })]],
  ])("is refused with %s", (_, parcels) => {
    expect(fieldsOf(...parcels)).toEqual(["parcels"]);
  });

  it("names lines that the order lacks, or that a parcel has twice", () => {
    expect(fieldsOf(parcel({ item_id: "c", quantity: 1 }))).toEqual(["parcels.0.items.0.item_id"]);
    const [a] = goods;
    expect(a && fieldsOf(parcel(a, a))).toEqual(["parcels.0.items.1.item_id"]);
  });

  it("is never refused when pieces are dealt out one by one", () => {
    const pieces = goods.flatMap(({ item_id, quantity }) => Array<string>(quantity).fill(item_id));
    fc.assert(
      fc.property(fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }), (places) => {
        const dealt = [0, 1, 2].map((place) => {
          const here = pieces.filter((_, at) => places[at] === place);
          const ids = [...new Set(here)];
          return parcel(
            ...ids.map((item_id) => ({
              item_id,
              quantity: here.filter((one) => one === item_id).length,
            })),
          );
        });
        const parcels = dealt.filter(({ items }) => items.length > 0);
        expect(problemsOfSplit(goods, parcels)).toEqual([]);
      }),
    );
  });
});
