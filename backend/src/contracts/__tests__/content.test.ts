import { describe, expect, it } from "vitest";
import { contentErrors, publishContentBodySchema } from "../content";

const url = "/art/plate-04-800.webp";
const point = { x: 0.25, y: 1, product_id: "prod_1" };
const bodyOf = (points: unknown) => ({
  texts: {},
  link: null,
  pictures: [{ url, texts: {}, points }],
  starts_at: null,
  ends_at: null,
  seen: null,
});
const read = (points: unknown) => publishContentBodySchema.safeParse(bodyOf(points));

describe("points on a picture", () => {
  it("are kept as they are set, up to the edge, and need not be there", () => {
    const points = Array<object>(5).fill(point);
    expect(read(points).data?.pictures).toEqual([{ url, texts: {}, points }]);
    expect(read(undefined).data?.pictures).toEqual([{ url, texts: {} }]);
  });

  it.each<[string, unknown]>([
    ["pictures.0.points", Array<object>(6).fill(point)],
    ["pictures.0.points", {}],
    ["pictures.0.points.1.x", [point, { ...point, x: -0.01 }]],
    ["pictures.0.points.0.y", [{ ...point, y: 1.01 }]],
    ["pictures.0.points.0.y", [{ ...point, y: "0.5" }]],
    ["pictures.0.points.0.y", [{ x: 0, product_id: "prod_1" }]],
    ["pictures.0.points.0.product_id", [{ ...point, product_id: "" }]],
    ["pictures.0.points.0", [{ ...point, size: 3 }]],
  ])("are refused at %s: %j", (field, points) => {
    expect(read(points).error?.issues.map((issue) => issue.path.join("."))).toEqual([field]);
  });

  it("are the gallery's alone", () => {
    const said = { en: { alt: "x" }, rw: { alt: "x" }, fr: { alt: "x" } };
    const stored = "/uploads/0123456789abcdef01234567-1600x1200-8a6d3b.webp";
    const pictures = [{ url: stored, texts: said, points: [point] }];
    expect(contentErrors("gallery", { texts: {}, link: null, pictures: [] })).toEqual([]);
    expect(contentErrors("hero", { texts: {}, link: null, pictures })).toEqual([
      { field: "pictures.0.points", message: "There can be at most 0 points" },
    ]);
  });
});
