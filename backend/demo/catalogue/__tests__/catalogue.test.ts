import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { colorFamily } from "../../../src/contracts/color-families";
import { colorName } from "../../../src/contracts/colors";
import { imageFileNames } from "../../../src/contracts/image-url";
import { TRANSLATED } from "../../../src/contracts/translated";
import { DEMO_TEXTS } from "../texts";
import { DEMO_CATEGORIES, DEMO_PRODUCTS, SHEET_PICTURES } from "..";
import { syntheticProducts } from "../../seed/synthetic-products";

const pictures = path.join(__dirname, "../../pictures");
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe("the demo catalogue", () => {
  it("is large enough to browse, in every category and for everybody", () => {
    expect(DEMO_PRODUCTS.length).toBeGreaterThanOrEqual(48);
    for (const { name } of DEMO_CATEGORIES) {
      expect(DEMO_PRODUCTS.filter((p) => p.category === name).length, name).toBeGreaterThan(2);
    }
    for (const gender of ["men", "women", "kids"]) {
      expect(DEMO_PRODUCTS.filter((p) => p.gender === gender).length).toBeGreaterThan(4);
    }
  });

  it("keeps a category's gender true", () => {
    const wearer = { male: "men", female: "women" } as const;
    for (const { name, gender } of DEMO_CATEGORIES) {
      if (gender === "unisex") continue;
      for (const product of DEMO_PRODUCTS.filter((p) => p.category === name)) {
        expect(product.gender, product.name).toBe(wearer[gender]);
      }
    }
  });

  it("opens with the home page's eight, in order and at their prices", () => {
    expect(DEMO_PRODUCTS.slice(0, 8).map((p) => [p.name, p.priceRwf])).toEqual([
      ["Gahinga Boxy Tee", 18000],
      ["Karisimbi Heavy Hoodie", 45000],
      ["Kivu Wrap Dress", 52000],
      ["Nyamirambo Camp Shirt", 32000],
      ["Rebero Bomber", 68000],
      ["Virunga Pleated Skirt", 34000],
      ["Moto High-Top", 75000],
      ["Nyakarambi Knit", 48000],
    ]);
    const ages = DEMO_PRODUCTS.map((p) => p.ageMinutes);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
    expect(unique(ages)).toBe(true);
  });

  it("is found by the family of its colours", () => {
    const found = new Map(
      DEMO_PRODUCTS.flatMap(({ colors }) =>
        colors.map(({ name, hex }) => [name, colorFamily(hex)] as const),
      ),
    );
    expect(Object.fromEntries(found)).toEqual({
      Black: "black",
      Brown: "brown",
      Burgundy: "red",
      Charcoal: "grey",
      Cobalt: "blue",
      Cream: "sand",
      "Denim blue": "blue",
      Forest: "green",
      Green: "green",
      Grey: "grey",
      Khaki: "sand",
      "Lake blue": "blue",
      Navy: "navy",
      Ochre: "yellow",
      Olive: "green",
      Pink: "pink",
      Purple: "purple",
      "Red earth": "red",
      Rust: "brown",
      Stone: "sand",
      "Tea green": "green",
      Teal: "blue",
      White: "white",
      Yellow: "yellow",
    });
  });

  it("is told in every language, with as many lines, and nothing is told that is not there", () => {
    for (const language of TRANSLATED) {
      const { categories, products, facts } = DEMO_TEXTS[language];
      const names = DEMO_PRODUCTS.map((p) => p.texts[language]?.title);
      expect(unique(names), language).toBe(true);
      expect(Object.keys(categories)).toEqual(DEMO_CATEGORIES.map(({ name }) => name));
      expect(Object.keys(products).sort()).toEqual(DEMO_PRODUCTS.map(({ name }) => name).sort());
      const lines = DEMO_PRODUCTS.flatMap(({ description }) => description.split("\n- ").slice(1));
      expect(Object.keys(facts).sort()).toEqual([...new Set(lines)].sort());
      for (const { name, description, texts } of DEMO_PRODUCTS) {
        const told = texts[language]?.description ?? "";
        expect(told.split("\n").length, name).toBe(description.split("\n").length);
      }
    }
  });

  it("never repeats a name or a handle", () => {
    expect(unique(DEMO_PRODUCTS.map((p) => p.name))).toBe(true);
    expect(unique(DEMO_PRODUCTS.map((p) => p.handle))).toBe(true);
  });

  it("has a few products that are gone, and a few variants that nearly are", () => {
    const total = DEMO_PRODUCTS.map((p) => p.variants.reduce((sum, v) => sum + v.stock, 0));
    expect(total.filter((sum) => sum === 0)).toHaveLength(3);
    const left = DEMO_PRODUCTS.flatMap((p) => p.variants.map((v) => v.stock));
    const share = (of: (stock: number) => boolean): number => left.filter(of).length / left.length;
    expect(share((s) => s >= 3)).toBeGreaterThan(0.7);
    expect(share((s) => s > 0 && s <= 5)).toBeGreaterThan(0.08);
    expect(share((s) => s === 0)).toBeLessThan(0.15);
    expect(Math.max(...left)).toBeLessThanOrEqual(40);
  });

  it.each(DEMO_PRODUCTS.map((p) => [p.handle, p] as const))("%s is whole", (handle, product) => {
    expect(handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(product.priceRwf % 500).toBe(0);
    expect(product.priceRwf).toBeGreaterThanOrEqual(8000);
    expect(product.priceRwf).toBeLessThanOrEqual(120000);
    const [text = "", ...facts] = product.description.split("\n");
    expect(text.length).toBeGreaterThan(40);
    expect(text).not.toContain("!");
    expect(facts.length).toBeGreaterThan(1);
    for (const fact of facts) expect(fact.startsWith("- ")).toBe(true);
    for (const color of product.colors) expect(colorName(color.hex)).toBe(color.name);
    expect(product.variants).toHaveLength(product.sizes.length * product.colors.length);
    expect(unique(product.variants.map((v) => `${v.size} ${v.color}`))).toBe(true);
    expect(product.images.length).toBeGreaterThanOrEqual(3);
    expect(product.images.length).toBeLessThanOrEqual(5);
    const fronts = product.images.filter((image) => image.view === "front");
    expect(fronts.map((image) => image.color)).toEqual(product.colors.map((c) => c.hex));
    expect(SHEET_PICTURES.has(handle)).toBe(true);
  });
});

describe("the pictures", () => {
  const index = JSON.parse(readFileSync(path.join(pictures, "index.json"), "utf8")) as Record<
    string,
    string
  >;

  it("are there for every image, and no others", () => {
    const keys = DEMO_PRODUCTS.flatMap((p) => p.images.map((image) => image.key));
    expect(Object.keys(index).sort()).toEqual([...keys].sort());
    for (const fileName of Object.values(index)) {
      const files = imageFileNames(fileName);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) expect(existsSync(path.join(pictures, file)), file).toBe(true);
    }
  });
});

describe("synthetic products", () => {
  const many = [...syntheticProducts(20_000, 7)];

  it("never repeat, nor repeat the demo", () => {
    expect(many).toHaveLength(20_000);
    const demo = DEMO_PRODUCTS;
    expect(unique([...many, ...demo].map((p) => p.name))).toBe(true);
    expect(unique([...many, ...demo].map((p) => p.handle))).toBe(true);
    expect(unique([...many, ...demo].map((p) => p.description))).toBe(true);
    expect(unique([...many, ...demo].map((p) => p.ageMinutes))).toBe(true);
  });

  it("are the same for the same seed, and differ for another", () => {
    expect([...syntheticProducts(200, 7)]).toEqual(many.slice(0, 200));
    const other = [...syntheticProducts(200, 8)];
    expect(other.map((p) => p.priceRwf)).not.toEqual(many.slice(0, 200).map((p) => p.priceRwf));
  });

  it("keep to the demo's ranges and pictures", () => {
    const keys = new Set(DEMO_PRODUCTS.flatMap((p) => p.images.map((image) => image.key)));
    for (const product of many.slice(0, 500)) {
      expect(product.priceRwf % 500).toBe(0);
      expect(product.images.every((image) => keys.has(image.key))).toBe(true);
      expect(product.variants.every((v) => v.stock >= 0)).toBe(true);
    }
  });
});
