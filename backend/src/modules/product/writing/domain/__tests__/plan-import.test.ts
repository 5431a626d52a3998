import { describe, expect, it } from "vitest";
import type { ImportedProduct, ImportedVariant } from "../../../../../contracts/imported-product";
import type { StockRule } from "../../../../../contracts/product-import";
import { planProduct, planProducts, type ImportFacts, type ListedProduct } from "../plan-import";
import type { ListedVariant, SkuOwner } from "../plan-import-variants";

const RED = "#b5301a";
const NAVY = "#232c45";

const variant = (size: string | null, color: string | null, more: Partial<ListedVariant> = {}) => ({
  id: `${size}/${color}`,
  size,
  color,
  sku: `dress-${size}-${color}`,
  available: 5,
  priceRwf: 20_000,
  fileSaleRwf: null,
  askedRwf: 20_000,
  referenceRwf: 20_000,
  isRetired: false,
  ...more,
});

const listed = (more: Partial<ListedProduct> = {}): ListedProduct => ({
  id: "prod_1",
  handle: "dress",
  name: "Dress",
  description: "Long.\r\nRed.",
  texts: { fr: { title: "Robe", description: "Longue.\r\nRouge." } },
  status: "published",
  isGiftCard: false,
  look: [],
  categoryId: "cat_1",
  gender: "women",
  genderId: "gen_1",
  pictures: [],
  variants: [variant("S", RED), variant("M", RED)],
  ...more,
});

const row = (
  size: string | null,
  color: string | null,
  more: Partial<ImportedVariant> = {},
): ImportedVariant => ({ row: 2, sku: null, size, color, ...more });

const sheet = (more: Partial<ImportedProduct> = {}): ImportedProduct => ({
  handle: "dress",
  row: 2,
  variants: [],
  ...more,
});

const facts = (
  products: readonly ListedProduct[],
  owners: Record<string, SkuOwner[]> = {},
  { mayPublish = true, stockRule = "set" }: Partial<ImportFacts> = {},
): ImportFacts => ({
  mayPublish,
  stockRule,
  listed: new Map(products.map((product) => [product.handle, product])),
  pieceIdOf: (handle) => (handle === "belt" ? "prod_belt" : undefined),
  isToCome: (handle) => handle === "shoes",
  categoryIdOf: (name) => (name === "Dresses" ? "cat_1" : name === "Hats" ? "cat_2" : null),
  ownersOf: (sku) => owners[sku] ?? [],
  hasPicture: () => false,
});

const plan = (
  product: ImportedProduct,
  before: readonly ListedProduct[] = [listed()],
  owners: Record<string, SkuOwner[]> = {},
) => planProduct(product, facts(before, owners));

const messages = (
  product: ImportedProduct,
  ...rest: [ListedProduct[]?, Record<string, SkuOwner[]>?]
) => plan(product, ...rest).problems.map(({ row: at, message }) => `${at}: ${message}`);

describe("a product that is there", () => {
  const full: ImportedProduct = sheet({
    name: "Dress",
    description: "Long.\nRed.",
    category: "Dresses",
    gender: "women",
    status: "published",
    variants: [
      row("s", RED, { sku: `dress-S-${RED}`, stock: 5, priceRwf: 20_000 }),
      row("M", RED, { stock: 5 }),
    ],
  });

  it("is unchanged by what it says already, and by what is not said", () => {
    expect(plan(full)).toMatchObject({ outcome: "unchanged", fields: {}, problems: [] });
    expect(plan(sheet())).toMatchObject({ outcome: "unchanged", variants: null });
  });

  it("is unchanged by texts in other languages that it has, whatever form a spreadsheet gave them", () => {
    const texts = { fr: { title: "Robe ", description: "Longue.\nRouge." }, rw: { title: null } };
    expect(plan(sheet({ texts })).outcome).toBe("unchanged");
  });

  it.each([
    [{ name: "Gown" }, { name: "Gown" }],
    [{ description: "" }, { description: "" }],
    [{ category: "Hats" }, { categoryId: "cat_2" }],
    [
      {
        texts: {
          fr: { title: "Robe", description: null },
          rw: { title: "Ikanzu", description: null },
        },
      },
      { texts: { fr: { description: null }, rw: { title: "Ikanzu" } } },
    ],
    [{ gender: null }, { gender: null }],
    [{ status: "draft" as const }, { status: "draft" }],
  ])("changes by %j alone", (more, fields) => {
    const { outcome, fields: changed, variants } = plan({ ...full, ...more });
    expect([outcome, changed, variants?.isChanged]).toEqual(["updated", fields, false]);
  });

  it("is a draft in whatever state short of published Medusa has it", () => {
    const proposed = listed({ status: "proposed" });
    expect(plan(sheet({ status: "draft" }), [proposed]).outcome).toBe("unchanged");
    expect(plan(sheet({ status: "published" }), [proposed]).outcome).toBe("updated");
  });

  it("publishes nothing where it may not, and takes off sale as the file says", () => {
    const planned = (status: "published" | "draft", before: ListedProduct[]) =>
      planProduct(sheet({ name: "Dress", status }), facts(before, {}, { mayPublish: false }));
    const proposed = listed({ status: "proposed" });
    expect(planned("published", [proposed])).toMatchObject({ outcome: "unchanged", fields: {} });
    expect(planned("published", []).fields.status).toBeUndefined();
    expect(planned("published", [listed()]).outcome).toBe("unchanged");
    expect(planned("draft", [listed()]).fields).toEqual({ status: "draft" });
  });

  it("changes price, stock and SKU of the variant that a row means", () => {
    const variants = [row("M", RED, { sku: "new", stock: 0, priceRwf: 1 })];
    const { outcome, variants: change } = plan(sheet({ variants }));
    expect(outcome).toBe("updated");
    expect(change).toMatchObject({ isChanged: true, isReshaped: false });
    expect(change?.plan.variants).toMatchObject([
      { id: `S/${RED}`, before: 5, after: 5 },
      { id: `M/${RED}`, before: 5, after: 0, sku: "new", priceRwf: 1 },
    ]);
  });

  it("knows a variant by its SKU alone", () => {
    const variants = [row(null, null, { sku: `dress-M-${RED}`, stock: 9 })];
    const { variants: change } = plan(sheet({ variants }));
    expect(change?.plan.variants.map(({ after }) => after)).toEqual([5, 9]);
  });

  it("gets variants behind those it has, at the price shown", () => {
    const variants = [row("XL", NAVY, { row: 3 }), row("S", NAVY, { row: 4, priceRwf: 7 })];
    const { variants: change } = plan(sheet({ variants }));
    expect(change).toMatchObject({ isReshaped: true, priceRwf: 20_000 });
    expect(
      change?.plan.variants.map(({ id, size, color }) => id ?? `new ${size}/${color}`),
    ).toEqual([`S/${RED}`, `M/${RED}`, `new XL/${NAVY}`, `new S/${NAVY}`]);
    expect(change?.plan.removed).toEqual([]);
  });

  it("takes a retired variant back when a row names it", () => {
    const before = [
      listed({ variants: [variant("S", RED), variant("M", RED, { isRetired: true })] }),
    ];
    const named = plan(sheet({ variants: [row("M", RED, { stock: 2 })] }), before);
    expect(named.variants?.plan.variants[1]).toMatchObject({ isRevived: true, after: 2 });
    expect(plan(sheet({ variants: [row("S", RED)] }), before).outcome).toBe("unchanged");
  });

  it("has no colours when Medusa's record carries the default", () => {
    const before = [listed({ variants: [variant(null, "Gray")] })];
    expect(plan(sheet({ variants: [row(null, null, { stock: 5 })] }), before).outcome).toBe(
      "unchanged",
    );
  });

  it("may have words for colours from Medusa's dashboard", () => {
    const before = [listed({ variants: [variant("S", "Navy")] })];
    expect(plan(sheet({ variants: [row("S", NAVY, { stock: 5 })] }), before).outcome).toBe(
      "unchanged",
    );
  });

  it("leaves stock that is not counted alone", () => {
    const before = [listed({ variants: [variant("S", RED, { available: null })] })];
    expect(plan(sheet({ variants: [row("S", RED, { stock: 3 })] }), before).outcome).toBe(
      "unchanged",
    );
  });
});

describe("a product to be made", () => {
  const fresh = sheet({ handle: "hat", name: "Hat", category: "Hats" });

  it("has its variants in the order of the file", () => {
    const variants = [row("S", NAVY), row("M", NAVY), row("S", RED)].map((one) => ({
      ...one,
      priceRwf: 5,
    }));
    const { outcome, fields, variants: made } = plan({ ...fresh, variants });
    expect([outcome, fields]).toEqual(["created", { name: "Hat", categoryId: "cat_2" }]);
    expect(made?.plan.variants.map(({ size, color }) => `${size}/${color}`)).toEqual([
      `S/${NAVY}`,
      `M/${NAVY}`,
      `S/${RED}`,
    ]);
    expect(made?.plan.colors).toEqual([NAVY, RED]);
  });

  it("needs a name, a price for each variant, and a handle that is no page's", () => {
    const variants = [row("S", RED, { row: 4, priceRwf: 5 }), row("M", RED, { row: 5 })];
    expect(messages({ ...fresh, name: undefined, variants })).toEqual([
      "2: Product name is required",
      "5: Valid price is required",
    ]);
    expect(messages(fresh)).toEqual(["2: Valid price is required"]);
    expect(messages({ ...fresh, handle: "export", variants })[0]).toBe(
      "2: The handle export is reserved",
    );
    expect(messages({ ...fresh, handle: "prod_1", variants })[0]).toBe(
      "2: A handle must not start with prod_",
    );
  });

  it("has sizes and colours in all of its variants or in none", () => {
    const priced = { priceRwf: 5 };
    const variants = [
      row("S", RED, priced),
      row(null, RED, { ...priced, row: 3 }),
      row("M", null, { ...priced, row: 4 }),
      row("L", RED, { ...priced, row: 5 }),
    ];
    expect(messages({ ...fresh, variants })).toEqual([
      "3: The size is missing",
      "4: The colour is missing",
    ]);
    const twice = [row("S", RED, priced), row("s", RED, { ...priced, row: 3 })];
    expect(messages({ ...fresh, variants: twice })).toEqual([
      "3: This size and colour are given twice",
    ]);
  });
});

describe("stock that a file says", () => {
  const after = (stockRule: StockRule, more: Partial<ImportedVariant>, before = [listed()]) => {
    const product = sheet({ name: "Dress", variants: [row("S", RED, more)] });
    const { variants, problems, outcome } = planProduct(product, facts(before, {}, { stockRule }));
    const [first] = variants?.plan.variants ?? [];
    return { after: first?.after, kept: variants?.stockKept, outcome, problems };
  };

  it("is left alone unless it was counted just now, or says what was seen", () => {
    const said = { stock: 9, stockSeen: 7 };
    expect(after("kept", said)).toMatchObject({ after: 5, kept: 1, outcome: "unchanged" });
    expect(after("set", said)).toMatchObject({ after: 9, kept: 0, outcome: "updated" });
    expect(after("difference", said)).toMatchObject({ after: 7, kept: 0, outcome: "updated" });
    expect(after("difference", { stock: 9 })).toMatchObject({ after: 5, kept: 1 });
    expect(after("difference", { stock: 7, stockSeen: 7 })).toMatchObject({
      after: 5,
      kept: 0,
      outcome: "unchanged",
    });
    expect(after("kept", { stock: 5 })).toMatchObject({ kept: 0 });
  });

  it("is taken where the shop has none to lose: of what is new, or comes back", () => {
    const priced = { stock: 9, stockSeen: 7, priceRwf: 5 };
    for (const rule of ["kept", "difference", "set"] as const) {
      expect(after(rule, priced, []).after).toBe(9);
      const retired = [
        listed({ variants: [variant("S", RED, { isRetired: true, available: 0 })] }),
      ];
      expect(after(rule, priced, retired).after).toBe(9);
    }
  });

  it("is refused at its row where more would be taken than is there", () => {
    expect(after("difference", { stock: 1, stockSeen: 7 })).toMatchObject({
      outcome: "refused",
      problems: [{ row: 2, column: "Variant Inventory Qty" }],
    });
  });
});

describe("pictures of colours", () => {
  const [FRONT, BACK, FOLD] = ["front.jpg", "back.jpg", "fold.jpg"].map((name) => ({
    row: 2,
    source: `https://far.example/${name}`,
  }));
  if (!FRONT || !BACK || !FOLD) throw new Error("There are three pictures.");
  const colors = (variants: ImportedVariant[], images = [FRONT, BACK, FOLD]) => {
    const { problems, pictureColors } = plan(sheet({ images, variants }));
    expect(problems).toEqual([]);
    return Object.fromEntries(pictureColors);
  };

  it("are those that the variants of one colour name", () => {
    const variants = [
      row("S", RED, { image: FRONT.source }),
      row("M", RED, { image: FRONT.source }),
      row("S", NAVY, { image: BACK.source }),
    ];
    expect(colors(variants)).toEqual({ [FRONT.source]: RED, [BACK.source]: NAVY });
  });

  it("show no colour in particular when variants of two name them", () => {
    const named = (color: string) => row("L", color, { image: FRONT.source });
    expect(colors([named(RED), named(NAVY)])).toEqual({ [FRONT.source]: null });
  });

  it("are as the column of the picture says, whatever the variants say", () => {
    const images = [{ ...FRONT, color: NAVY }, { ...BACK, color: null }, FOLD];
    const variants = [row("S", NAVY), row("S", RED, { image: FRONT.source })];
    expect(colors(variants, images)).toEqual({ [FRONT.source]: NAVY, [BACK.source]: null });
  });

  it("must be those of the product", () => {
    const images = [{ ...FRONT, row: 6, color: NAVY }];
    expect(messages(sheet({ images, variants: [row("S", RED)] }))).toEqual([
      `6: The colour ${NAVY} is not among those of the product`,
    ]);
    expect(messages(sheet({ images }))).toHaveLength(1);
  });

  it("may be a word of Medusa's dashboard", () => {
    const before = [listed({ variants: [variant("S", "Navy")] })];
    const images = [{ ...FRONT, color: NAVY }, BACK];
    const variants = [row("S", NAVY, { image: BACK.source })];
    const { problems, pictureColors } = plan(sheet({ images, variants }), before);
    expect([problems, [...pictureColors.values()]]).toEqual([[], ["Navy", "Navy"]]);
  });
});

describe("what is in the way", () => {
  it("is a SKU of another product, or of another variant", () => {
    const owners = {
      theirs: [{ productId: "prod_2", variantId: "v" }],
      left: [{ productId: null, variantId: null }],
      own: [{ productId: "prod_1", variantId: "other" }],
    };
    const rowWith = (sku: string) => sheet({ variants: [row("S", RED, { sku, row: 7 })] });
    expect(messages(rowWith("theirs"), undefined, owners)).toEqual([
      "7: The SKU theirs is already used by another product",
    ]);
    expect(messages(rowWith("left"), undefined, owners)).toEqual([
      "7: The SKU left is already used by another product",
    ]);
    expect(messages(rowWith("own"), undefined, owners)).toEqual([
      "7: The SKU own is already used by another variant of this product",
    ]);
    expect(messages(rowWith(`dress-M-${RED}`))).toEqual([
      `7: The SKU dress-M-${RED} is that of the variant M / ${RED}`,
    ]);
  });

  it("is a category that is not there, and more variants than a product may have", () => {
    expect(messages(sheet({ category: "Boats" }))).toEqual(["2: There is no category Boats"]);
    const variants = Array.from({ length: 99 }, (_, at) => row(`N${at}`, RED));
    expect(messages(sheet({ variants }))).toEqual(["2: A product can have at most 100 variants"]);
  });
});

describe("a batch", () => {
  const hat = (handle: string, sku: string | null) =>
    sheet({ handle, name: handle, variants: [row("S", RED, { sku, priceRwf: 5, row: 9 })] });
  const outcomes = (products: ImportedProduct[]) =>
    planProducts(products, facts([])).map(({ outcome, problems }) =>
      problems.length > 0 ? problems.map(({ message }) => message).join() : outcome,
    );

  it("gives a handle and a SKU to the first that asks", () => {
    expect(
      outcomes([hat("a", "1"), hat("a", "2"), hat("b", "1"), hat("c", "2"), hat("d", null)]),
    ).toEqual([
      "created",
      "The handle a comes twice",
      "The SKU 1 comes twice",
      "created",
      "created",
    ]);
  });

  it("keeps nobody from what a refused product asked for", () => {
    const refused = { ...hat("a", "1"), name: undefined };
    expect(outcomes([refused, hat("a", "1")])).toEqual(["Product name is required", "created"]);
  });

  it("refuses a SKU that comes twice in one product", () => {
    const variants = ["S", "M"].map((size) => row(size, RED, { sku: "1", priceRwf: 5 }));
    expect(outcomes([sheet({ handle: "a", name: "a", variants })])).toEqual([
      "The SKU 1 comes twice",
    ]);
  });
});

describe("what completes a look", () => {
  const plan = (look: string[] | undefined, held: string[] = []) => {
    const said = sheet(look ? { look } : {});
    const { fields, outcome, problems } = planProduct(said, facts([listed({ look: held })]));
    return [outcome, fields.look, ...problems];
  };

  it("is written where it is another one, in its order", () => {
    expect(plan(["belt", "shoes"])).toEqual(["updated", ["belt", "shoes"]]);
    expect(plan(["shoes", "belt"], ["belt", "shoes"])).toEqual(["updated", ["shoes", "belt"]]);
    expect(plan([], ["belt"])).toEqual(["updated", []]);
    expect(plan(["belt"], ["belt"])).toEqual(["unchanged", undefined]);
    expect(plan(undefined, ["belt"])).toEqual(["unchanged", undefined]);
  });

  it("is of products that the shop or the file has", () => {
    expect(plan(["belt", "hat"])).toEqual([
      "refused",
      ["belt", "hat"],
      { row: 2, column: "Worn With", message: "There is no product hat to wear" },
    ]);
  });
});

describe("a sale of the file", () => {
  const price = (said: Partial<ImportedVariant>, held: Partial<ListedVariant> = {}) => {
    const shop = listed({ variants: [variant("S", RED, held), variant("M", RED)] });
    const [plan] = planProducts([sheet({ variants: [row("S", RED, said)] })], facts([shop]));
    const [first] = plan?.variants?.plan.variants ?? [];
    return [plan?.outcome, first?.priceRwf, first?.saleRwf];
  };
  const sale = { priceRwf: 20_000, saleRwf: 15_000 };

  it("begins", () => expect(price(sale)).toEqual(["updated", 20_000, 15_000]));
  it("is left alone while it is on, whoever made it", () => {
    const held = { askedRwf: 15_000, fileSaleRwf: null };
    expect(price(sale, held)).toEqual(["unchanged", undefined, undefined]);
    // An override is the reference then, not the base price.
    const override = { ...held, priceRwf: 30_000 };
    expect(price(sale, override)).toEqual(["unchanged", undefined, undefined]);
  });
  it("changes", () => {
    const held = { askedRwf: 12_000, fileSaleRwf: 12_000 };
    expect(price(sale, held)).toEqual(["updated", 20_000, 15_000]);
  });
  it("ends where the file knows of none", () => {
    const said = { priceRwf: 20_000, saleRwf: null };
    const held = { askedRwf: 15_000, fileSaleRwf: 15_000 };
    expect(price(said, held)).toEqual(["updated", 20_000, null]);
    expect(price(said)).toEqual(["unchanged", 20_000, null]);
  });
  it("is not touched by a file without the column", () => {
    const held = { askedRwf: 15_000, fileSaleRwf: 15_000 };
    expect(price({ priceRwf: 20_000 }, held)).toEqual(["unchanged", 20_000, undefined]);
  });
});
