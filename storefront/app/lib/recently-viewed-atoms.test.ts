import { expect, test } from "vitest";
import { parseViewed, withViewed, type ViewedProduct } from "./recently-viewed-atoms";

const viewed = (id: string): ViewedProduct => ({
  id,
  name: `Name ${id}`,
  price: 1000,
  image: null,
});
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test("the newest comes first, each product once, and nine are kept", () => {
  const list = ["a", "b", "c", "a"].reduce<ViewedProduct[]>(
    (before, id) => withViewed(before, viewed(id)),
    [],
  );
  expect(ids(list)).toEqual(["a", "c", "b"]);
  const many = Array.from({ length: 12 }, (_, index) => viewed(String(index)));
  expect(withViewed(many, viewed("x"))).toHaveLength(9);
  expect(parseViewed(many)).toHaveLength(9);
});

test.each([null, 7, "x", {}, [null, 7, "x", {}, { id: "a" }, { name: "A" }]])(
  "%j holds no products",
  (garbage) => expect(parseViewed(garbage)).toEqual([]),
);

test("valid items among garbage are kept, each product once", () => {
  const raw = [viewed("a"), null, { id: "b", name: "B", price: "oops", image: 7 }, viewed("a")];
  expect(parseViewed(raw)).toEqual([viewed("a"), { id: "b", name: "B", price: 0, image: null }]);
});
