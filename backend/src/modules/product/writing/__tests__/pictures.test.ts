import { expect, test } from "vitest";
import { withViews } from "../pictures";

const pictureOf = (view: string | null) => ({
  id: "img_1",
  url: "/uploads/a.webp",
  source: null,
  color: null,
  view,
});
const viewsOf = (held: readonly (string | null)[], said?: readonly (string | null)[]) =>
  withViews(held.map(pictureOf), said).map(({ view }) => view);

test("a view that is said is taken, null takes one away, and nothing said leaves all", () => {
  expect(viewsOf(["front", null], [null, "back"])).toEqual([null, "back"]);
  expect(viewsOf(["front", null])).toEqual(["front", null]);
});

test("what somebody else keeps in that place stays, until a view is said", () => {
  expect(viewsOf(["a poem", "a poem"], [null, "side"])).toEqual(["a poem", "side"]);
});
