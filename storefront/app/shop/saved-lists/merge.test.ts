import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostOf, parseCart, type CartLine } from "~/lib/cart-rules";
import { isSameList, mergeLists } from "./merge";

const line = (id: string, quantity = 1, change: Partial<CartLine> = {}): CartLine => ({
  id,
  _id: `prod_${id}`,
  name: "Gahinga Boxy Tee",
  price: 18_000,
  image: null,
  quantity,
  size: "S",
  color: "Gray",
  stock_quantity: null,
  ...change,
});
const brief = (lines: readonly CartLine[]) => lines.map(({ id, quantity }) => [id, quantity]);

describe("two lists that never met", () => {
  it("put the account's lines first, then the device's, with the larger quantity", () => {
    const local = [line("a", 3), line("b"), line("c", 2)];
    const server = [line("c", 5), line("d"), line("a", 2)];
    expect(brief(mergeLists([], local, server))).toEqual([
      ["c", 5],
      ["d", 1],
      ["a", 3],
      ["b", 1],
    ]);
  });

  it("keep the price that this device saw", () => {
    const [merged] = mergeLists([], [line("a", 1, { price: 2 })], [line("a", 4, { price: 1 })]);
    expect(merged).toMatchObject({ price: 2, quantity: 4 });
  });

  it("leave the stock unknown when one side wants more than the other saw", () => {
    const [merged] = mergeLists(
      [],
      [line("a", 2, { stock_quantity: 3 })],
      [line("a", 5, { stock_quantity: 9 })],
    );
    expect(merged).toMatchObject({ quantity: 5, stock_quantity: null });
  });
});

describe("two lists with a common base", () => {
  const base = [line("a", 2), line("b", 2)];

  it("drop what either side removed, even if the other changed it", () => {
    expect(mergeLists(base, [line("a", 2)], base)).toEqual([line("a", 2)]);
    expect(mergeLists(base, base, [line("a", 2)])).toEqual([line("a", 2)]);
    expect(mergeLists(base, [line("a", 2), line("b", 7)], [line("a", 2)])).toEqual([line("a", 2)]);
    expect(mergeLists(base, [], [line("a", 5), line("b", 2)])).toEqual([]);
  });

  it("take what either side added or changed", () => {
    const local = [line("a", 1), line("b", 2), line("c")];
    const server = [line("a", 2), line("b", 9), line("d")];
    expect(brief(mergeLists(base, local, server))).toEqual([
      ["a", 1],
      ["b", 9],
      ["d", 1],
      ["c", 1],
    ]);
  });

  it("take the larger quantity where both changed it", () => {
    expect(brief(mergeLists([line("a", 2)], [line("a", 1)], [line("a", 4)]))).toEqual([["a", 4]]);
  });

  it("take the price of the side that changed it", () => {
    const dearer = [line("a", 2, { price: 20_000 })];
    expect(mergeLists([line("a", 2)], dearer, [line("a", 2)])).toEqual(dearer);
    expect(mergeLists([line("a", 2)], [line("a", 2)], dearer)).toEqual(dearer);
  });
});

const anyList = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
      quantity: fc.integer({ min: 1, max: 99 }),
      price: fc.constantFrom(1, 2),
      spare: fc.option(fc.integer({ min: 0, max: 3 })),
    }),
    { selector: ({ id }) => id, maxLength: 6 },
  )
  .map((lines) =>
    lines.map(({ id, quantity, price, spare }) =>
      line(id, quantity, {
        price,
        stock_quantity: spare === null ? null : quantity + spare,
      }),
    ),
  );
const ids = (lines: readonly CartLine[]) => new Set(lines.map(({ id }) => id));
const quantities = (lines: readonly CartLine[]) =>
  new Map(lines.map(({ id, quantity }) => [id, quantity]));

describe("always", () => {
  it("no line is lost unless somebody removed it, and none appears from nowhere", () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (base, local, server) => {
        const merged = ids(mergeLists(base, local, server));
        const [known, mine, theirs] = [ids(base), ids(local), ids(server)];
        const isWanted = (id: string) => (known.has(id) ? mine.has(id) && theirs.has(id) : true);
        const wanted = [...new Set([...mine, ...theirs])].filter(isWanted);
        expect([...merged].sort()).toEqual(wanted.sort());
      }),
    );
  });

  it("every line is valid: once, 1 to 99 units, within its known stock", () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (base, local, server) => {
        const merged = mergeLists(base, local, server);
        expect(ids(merged).size).toBe(merged.length);
        for (const item of merged) {
          expect(item.quantity).toBeGreaterThan(0);
          expect(item.quantity).toBeLessThanOrEqual(mostOf(item));
        }
        expect(parseCart(merged)).toEqual(merged);
      }),
    );
  });

  it("merging again changes nothing: a page that ended in between may do so", () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (base, local, server) => {
        const merged = mergeLists(base, local, server);
        expect(mergeLists(base, merged, server)).toEqual(merged);
        expect(mergeLists(server, merged, server)).toEqual(merged);
        expect(mergeLists(merged, merged, merged)).toEqual(merged);
      }),
    );
  });

  it("both devices agree on items and quantities, whoever is first", () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (base, local, server) => {
        const [one, other] = [mergeLists(base, local, server), mergeLists(base, server, local)];
        expect(quantities(one)).toEqual(quantities(other));
      }),
    );
  });

  it("a side that changed nothing takes the other as it is", () => {
    fc.assert(
      fc.property(anyList, anyList, (base, other) => {
        expect(mergeLists(base, base, other)).toEqual(other);
        expect(isSameList(mergeLists(base, other, base), other)).toBe(true);
      }),
    );
  });
});
