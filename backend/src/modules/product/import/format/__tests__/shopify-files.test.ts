import { describe, expect, it } from "vitest";
import { CSV_HEADER } from "../write-products";
import { readText } from "./read-text";

/** As Shopify's own export wrote it for years. */
const OLDER = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src,Image Position,Image Alt Text,Google Shopping / Gender,Google Shopping / Age Group,Variant Image,Status
gahinga-tee,Gahinga Tee,"<p>Soft cotton, made in <b>Kigali</b>.</p>
<ul><li>Packs small</li><li>Washes at 30&deg;</li></ul>",Strive,Apparel & Accessories > Clothing > Shirts,T-shirts,"cotton, summer",TRUE,Size,S,Color,Navy Blue,,,GT-S-N,150,shopify,5,deny,25000.00,https://cdn.example/b.jpg,2,Front,male,adult,,active
gahinga-tee,,,,,,,,,M,,Navy Blue,,,GT-M-N,150,shopify,0,deny,"26,000",https://cdn.example/a.jpg,1,,,,,
gahinga-tee,,,,,,,,,,,,,,,,,,,,c.jpg,3,,,,,
canvas-tote,Canvas Tote,,Strive,Luggage & Bags > Tote Bags,,"women, bags",FALSE,Title,Default Title,,,,,,,shopify,12,deny,9000,,,,,,,
`;

/** As Shopify's present template names the columns. */
const NEWER = `\ufeffTitle,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Image position,Variant image URL,Google Shopping / Gender,Google Shopping / Age group\r
Rain Shell,rain-shell,Light.,Strive,,Jackets,,TRUE,Draft,RS-1,,Colour,#ABC,,30.00,,shopify,3,DENY,https://cdn.example/shell.webp?v=2,1,,Unisex,Kids\r
,rain-shell,,,,,,,,RS-2,,,black,,24.90,,shopify,4,DENY,,,,,\r
`;

describe("files of Shopify", () => {
  it("are read in the older format", async () => {
    const { products, problems, rows } = await readText(OLDER);
    expect(problems).toEqual([]);
    expect(rows).toBe(4);
    expect(products).toEqual([
      {
        handle: "gahinga-tee",
        row: 2,
        name: "Gahinga Tee",
        description: "Soft cotton, made in Kigali.\n\n- Packs small\n- Washes at 30°",
        category: "T-shirts",
        gender: "men",
        status: "published",
        variants: [
          { row: 2, sku: "GT-S-N", size: "S", color: "#232c45", stock: 5, priceRwf: 25_000 },
          { row: 3, sku: "GT-M-N", size: "M", color: "#232c45", stock: 0, priceRwf: 26_000 },
        ],
        images: [
          { row: 3, source: "https://cdn.example/a.jpg" },
          { row: 2, source: "https://cdn.example/b.jpg" },
          { row: 4, source: "c.jpg" },
        ],
      },
      {
        handle: "canvas-tote",
        row: 5,
        name: "Canvas Tote",
        description: "",
        category: "Tote Bags",
        gender: "women",
        status: "draft",
        variants: [{ row: 5, sku: null, size: null, color: null, stock: 12, priceRwf: 9000 }],
      },
    ]);
  });

  it("are read in the newer format, with prices in another currency", async () => {
    const { products, problems } = await readText(NEWER, { currency: "USD" });
    expect(problems).toEqual([]);
    expect(products).toEqual([
      {
        handle: "rain-shell",
        row: 2,
        name: "Rain Shell",
        description: "Light.",
        category: "Jackets",
        gender: "kids",
        status: "draft",
        variants: [
          {
            row: 2,
            sku: "RS-1",
            size: null,
            color: "#aabbcc",
            stock: 3,
            priceRwf: 36_145,
            saleRwf: null,
          },
          {
            row: 3,
            sku: "RS-2",
            size: null,
            color: "#1b1a1a",
            stock: 4,
            priceRwf: 30_000,
            saleRwf: null,
          },
        ],
        images: [{ row: 2, source: "https://cdn.example/shell.webp?v=2" }],
      },
    ]);
  });

  it("are the same whatever ends their lines, and however they arrive", async () => {
    const read = await readText(OLDER);
    expect(await readText(OLDER.replaceAll("\n", "\r\n"))).toEqual(read);
    expect(await readText(OLDER.replaceAll("\n", "\r"))).toEqual(read);
    expect(await readText(`\ufeff${OLDER}`, { chunk: 1 })).toEqual(read);
    expect(await readText(OLDER.trimEnd())).toEqual(read);
  });

  it.each([
    ["more than is asked", "12000", { priceRwf: 12_000, saleRwf: 9000 }],
    ["no more than that", "9000", { priceRwf: 9000, saleRwf: null }],
    ["nothing", "", { priceRwf: 9000, saleRwf: null }],
  ])("compare a price with %s", async (_, compareAt, prices) => {
    const { products } = await readText(
      `Handle,Title,Variant Price,Variant Compare At Price\ntee,Tee,9000,${compareAt}\n`,
    );
    expect(products[0]?.variants).toMatchObject([prices]);
  });

  it("compare with no price that is none", async () => {
    const { products, problems } = await readText(
      "Handle,Title,Variant Price,Variant Compare At Price\ntee,Tee,9000,much\n",
    );
    expect(products).toEqual([]);
    expect(problems).toEqual(["2 Variant Compare At Price: Valid price is required"]);
  });

  it("may say little: what has no column is not said", async () => {
    const { products } = await readText("HANDLE,title\ntee,Tee\n");
    expect(products).toEqual([{ handle: "tee", row: 2, name: "Tee", variants: [] }]);
  });

  it("may name this shop's own pictures with its address", async () => {
    const own = "/uploads/abcdefabcdefabcd-800x1000-aabbcc.webp";
    const { products } = await readText(
      `Handle,Title,Image Src\na,A,https://strive.rw${own}\nb,B,${own}\nc,C,https://other.example${own}\n`,
    );
    expect(products.map(({ images }) => images?.[0]?.source)).toEqual([
      own,
      own,
      `https://other.example${own}`,
    ]);
  });

  it("have no product when they have a header alone", async () => {
    expect(await readText(CSV_HEADER)).toEqual({ products: [], problems: [], rows: 0 });
  });
});

describe("whom a product is for", () => {
  const GENDERS: [gender: string, age: string, tags: string, read: string | null][] = [
    ["male", "", "", "men"],
    ["Female", "adult", "", "women"],
    ["unisex", "adult", "men", null],
    ["", "", "", null],
    ["", "", "summer, Men's", "men"],
    ["", "adult", "Women", "women"],
    ["", "", "men, women", null],
    ["", "", "boys, kids", "kids"],
    ["male", "toddlers", "", "kids"],
    ["", "Newborn", "", "kids"],
  ];

  it.each(GENDERS)("gender %j, age %j, tags %j: %j", async (gender, age, tags, read) => {
    const header = "Handle,Title,Tags,Google Shopping / Gender,Google Shopping / Age Group";
    const { products } = await readText(`${header}\ntee,Tee,"${tags}",${gender},${age}\n`);
    expect(products[0]?.gender).toBe(read);
  });

  it("stays unsaid without a column for it, unless a tag says it", async () => {
    const { products } = await readText("Handle,Title,Tags\na,A,new\nb,B,ladies\n");
    expect(products.map(({ gender }) => gender)).toEqual([undefined, "women"]);
  });
});
