import { describe, expect, it } from "vitest";
import { updateProductBodySchema } from "../../../../../contracts/catalogue-writes";
import { changesOf } from "../product-changes";

const read = (body: object, added: string[] = []) =>
  changesOf(updateProductBodySchema.parse(body), added);

describe("changesOf", () => {
  it("leaves alone what the body does not name", () => {
    const { changes, problems } = read({});
    expect(problems).toEqual([]);
    expect(Object.values(changes).filter((value) => value !== undefined)).toEqual([{}]);
  });

  it("reads a form's texts as it reads JSON", () => {
    const json = {
      price: 45_000,
      stock_quantity: 3,
      sizes: ["S"],
      colors: ["#B5301A"],
      gender: null,
      variants: [{ size: "S", color: "#b5301a", stock_quantity: 3 }],
      existingImages: ["/uploads/a.webp"],
    };
    const form = {
      price: " 45,000.00",
      stock_quantity: "3",
      sizes: '["S"]',
      colors: '["#B5301A"]',
      gender: "",
      variants: '[{"size":"S","color":"#b5301a","stock_quantity":"3"}]',
      existingImages: '["/uploads/a.webp"]',
    };
    expect(read(form)).toEqual(read(json));
    expect(read(json).changes).toMatchObject({
      priceRwf: 45_000,
      gender: null,
      wish: { stock: 3, sizes: ["S"], colors: ["#b5301a"] },
      images: { keep: ["/uploads/a.webp"], add: [] },
    });
  });

  it("takes an answer's Gray, a blank or nothing as no colour", () => {
    const variants = ["Gray", "grey", "", null, undefined].map((color) => ({
      color,
      stock_quantity: 1,
    }));
    const { changes } = read({ variants });
    expect(changes.wish.variants?.map(({ color }) => color)).toEqual(Array(5).fill(null));
  });

  it.each([
    ["nothing is said", undefined, [], undefined],
    ["some are kept", ["a"], [], { keep: ["a"], add: [] }],
    ["one is kept twice", ["a", "a"], [], { keep: ["a"], add: [] }],
    ["new ones come alone", undefined, ["n"], { keep: [], add: ["n"] }],
    ["new ones join", ["a"], ["n"], { keep: ["a"], add: ["n"] }],
    ["all go", [], [], { keep: [], add: [] }],
  ])("decides on pictures when %s", (_, existingImages, added, images) => {
    expect(read({ existingImages }, added).changes.images).toEqual(images);
  });

  it.each([
    [[1, 0], []],
    [[0, 1, 2], ["imageOrder"]],
    [[0, 0], ["imageOrder"]],
    [[0, 4], ["imageOrder"]],
  ])("turns pictures by positions that name each once: %j", (imageOrder, fields) => {
    const { changes, problems } = read({ existingImages: ["a"], imageOrder }, ["n"]);
    expect(problems.map(({ field }) => field)).toEqual(fields);
    expect(changes.images).toEqual({ keep: ["a"], add: ["n"], order: imageOrder });
  });

  it("refuses a sixth picture, and names lists it can't read", () => {
    const kept = ["a", "b", "c", "d", "e"];
    expect(read({ existingImages: kept }).problems).toEqual([]);
    expect(read({ existingImages: kept }, ["n"]).problems).toEqual([
      { field: "images", message: "Maximum 5 images allowed per product" },
    ]);
    const { problems } = read({ sizes: "x".repeat(30), colors: "Red" });
    expect(problems.map(({ field }) => field)).toEqual(["sizes", "colors"]);
  });
});
