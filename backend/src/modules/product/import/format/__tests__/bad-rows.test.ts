import { describe, expect, it } from "vitest";
import { readCsv } from "../csv-rows";
import { UnreadableFile } from "../unreadable-file";
import { readText } from "./read-text";

const HEADER =
  "Handle,Title,Type,Status,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Image Position,Google Shopping / Gender";
const COLUMNS = HEADER.split(",");

/** A row by the names of its columns. */
const row = (cells: Record<string, string>) =>
  COLUMNS.map((column) => `"${(cells[column] ?? "").replaceAll('"', '""')}"`).join(",");
const tee = (cells: Record<string, string> = {}) =>
  row({ Handle: "tee", Title: "Tee", "Variant Price": "9000", ...cells });
const sized = (size: string, cells: Record<string, string> = {}) =>
  row({ Handle: "tee", "Option1 Value": size, ...cells });
const first = (cells: Record<string, string> = {}) =>
  tee({ "Option1 Name": "Size", "Option1 Value": "S", ...cells });

/** What is bad about the rows below a header, which is row 1. */
const BAD: [what: string, rows: string[], problems: string[]][] = [
  ["no handle", [tee({ Handle: "" })], ["2 Handle: Handle is required"]],
  [
    "a handle that can't be an address",
    [tee({ Handle: "a b" })],
    ["2 Handle: must be of letters, digits, hyphens, dots and underscores only"],
  ],
  ["a reserved handle", [tee({ Handle: "export" })], ["2 Handle: is reserved"]],
  ["a handle like an id", [tee({ Handle: "prod_1" })], ["2 Handle: must not start with prod_"]],
  [
    "a long handle",
    [tee({ Handle: "a".repeat(101) })],
    ["2 Handle: must have at most 100 characters"],
  ],
  ["no title", [tee({ Title: " " })], ["2 Title: Product name is required"]],
  [
    "a long title",
    [tee({ Title: "a".repeat(201) })],
    ["2 Title: must have at most 200 characters"],
  ],
  ["a NUL", [tee({ Title: "T\0ee" })], ["2 Title: must not contain control characters"]],
  ["a long category", [tee({ Type: "a".repeat(81) })], ["2 Type: must have at most 80 characters"]],
  ["no such status", [tee({ Status: "on" })], ["2 Status: must be active, draft or archived"]],
  ["published?", [tee({ Published: "maybe" })], ["2 Published: must be TRUE or FALSE"]],
  [
    "no such gender",
    [tee({ "Google Shopping / Gender": "robots" })],
    ["2 Google Shopping / Gender: must be male, female or unisex"],
  ],
  ["no price", [tee({ "Variant Price": "free" })], ["2 Variant Price: Valid price is required"]],
  ["a price of 0", [tee({ "Variant Price": "0" })], ["2 Variant Price: Valid price is required"]],
  [
    "a negative price",
    [tee({ "Variant Price": "-5" })],
    ["2 Variant Price: Valid price is required"],
  ],
  [
    "a price in cents",
    [tee({ "Variant Price": "99.50" })],
    ["2 Variant Price: The price must be a whole number of RWF"],
  ],
  [
    "a price beyond all",
    [tee({ "Variant Price": "10000001" })],
    ["2 Variant Price: The price must be at most RWF 10,000,000"],
  ],
  [
    "no stock",
    [tee({ "Variant Inventory Qty": "-1" })],
    ["2 Variant Inventory Qty: Valid stock quantity is required"],
  ],
  [
    "another option",
    [tee({ "Option1 Name": "Material", "Option1 Value": "Cotton" })],
    ["2 Option1 Name: Products vary by size and colour only, “Material” is neither"],
  ],
  [
    "an option twice",
    [first({ "Option2 Name": "taille", "Option2 Value": "M" })],
    ["2 Option2 Name: The size is given twice"],
  ],
  [
    "a value without a name",
    [tee({ "Option1 Value": "S" })],
    ["2 Option1 Name: must say whether this is Size or Color"],
  ],
  [
    "a name that changes",
    [first(), sized("M", { "Option1 Name": "Color" })],
    ["3 Option1 Name: must be the same in all rows of a product"],
  ],
  [
    "a variant without its size",
    [first(), sized("", { "Variant SKU": "T-2" })],
    ["3 Option1 Value: The size of this variant is missing"],
  ],
  [
    "a long size",
    [first({ "Option1 Value": "a".repeat(21) })],
    ["2 Option1 Value: must have at most 20 characters"],
  ],
  [
    "an unknown colour",
    [tee({ "Option1 Name": "COLOUR", "Option1 Value": "Zebra" })],
    ["2 Option1 Value: The colour “Zebra” is not known. Write a code like #b5301a instead"],
  ],
  [
    "a variant twice",
    [first(), sized("M"), sized("s")],
    ["4 Option1 Value: This size and colour stand in row 2 already"],
  ],
  [
    "a SKU twice",
    [first({ "Variant SKU": "T" }), sized("M", { "Variant SKU": "T" })],
    ["3 Variant SKU: This SKU stands in row 2 already"],
  ],
  [
    "a SKU of an earlier product",
    [tee({ Handle: "mug", "Variant SKU": "T" }), tee({ "Variant SKU": "T" })],
    ["3 Variant SKU: This SKU stands in row 2 already"],
  ],
  [
    "a picture of no kind",
    [tee({ "Image Src": "javascript:alert(1)" })],
    ["2 Image Src: must be an http address, or the name of a picture in the zip"],
  ],
  [
    "no address",
    [tee({ "Image Src": "https://" })],
    ["2 Image Src: must be an http address, or the name of a picture in the zip"],
  ],
  [
    "no position",
    [tee({ "Image Src": "a.jpg", "Image Position": "first" })],
    ["2 Image Position: must be a whole number"],
  ],
  [
    "six pictures",
    [
      tee({ "Image Src": "1.jpg" }),
      ..."123456".split("").map((n) => row({ Handle: "tee", "Image Src": `${n}.jpg` })),
    ],
    ["8 Image Src: Maximum 5 images allowed per product"],
  ],
  [
    "101 variants",
    [first(), ...Array.from({ length: 100 }, (_, n) => sized(String(n)))],
    ["102 -: A product can have at most 100 variants"],
  ],
  [
    "a cell of great length",
    [tee({ "Variant SKU": "a".repeat(100_001) })],
    ["2 Variant SKU: must have at most 100,000 characters"],
  ],
  [
    "what no database takes",
    [tee({ "Option1 Name": "A\0B", "Option1 Value": "C" })],
    ["2 Option1 Name: Products vary by size and colour only, “A B” is neither"],
  ],
  ["too few cells", ["tee,Tee"], ["2 -: This row has 2 cells, the first row has 15"]],
  ["too many cells", [`${tee()},more`], ["2 -: This row has 16 cells, the first row has 15"]],
  [
    "a row without handle among others",
    [first(), row({ "Option1 Value": "M" })],
    ["3 Handle: Handle is required"],
  ],
  [
    "a handle that comes again",
    [tee(), tee({ Handle: "mug" }), sized("M")],
    ["4 Handle: This product began in row 2 already; the rows of a product must stand together"],
  ],
  [
    "several in one row",
    [tee({ Title: "", Status: "?", "Variant Price": "x" })],
    [
      "2 Title: Product name is required",
      "2 Status: must be active, draft or archived",
      "2 Variant Price: Valid price is required",
    ],
  ],
];

describe("bad rows", () => {
  it.each(BAD)("%s", async (_what, rows, problems) => {
    const read = await readText([HEADER, ...rows].join("\n"));
    expect(read.problems).toEqual(problems);
    expect(read.rows).toBe(rows.length);
  });

  it("leave the good products alone, and are counted as a spreadsheet counts", async () => {
    const file = [
      HEADER,
      tee({ Handle: "one", Title: "One\nof two lines" }),
      "",
      tee({ Handle: "two", Title: 'Tw"o' }),
      tee({ Handle: "three", "Variant Price": "x" }),
      ",,",
      tee({ Handle: "four" }),
      `${tee({ Handle: "five" })},,`,
      tee({ Handle: "six", Status: "on" }),
    ].join("\r\n");
    const read = await readText(file.replace("One\nof", "One of"));
    expect(read.products.map(({ handle, row: at }) => [handle, at])).toEqual([
      ["one", 2],
      ["two", 4],
      ["four", 7],
      ["five", 8],
    ]);
    expect(read.problems).toEqual([
      "5 Variant Price: Valid price is required",
      "9 Status: must be active, draft or archived",
    ]);
    const lines = await readText(file);
    expect(lines.problems).toEqual([
      "2 Title: must not contain control characters",
      ...read.problems,
    ]);
  });

  it("leave out the whole product, whichever of its rows is bad", async () => {
    const read = await readText([HEADER, first(), sized("M", { "Variant Price": "x" })].join("\n"));
    expect(read.products).toEqual([]);
    expect(read.problems).toEqual(["3 Variant Price: Valid price is required"]);
  });

  it("do not fill the memory when they never end", async () => {
    const many = Array.from({ length: 5000 }, () => sized("S"));
    const read = await readText([HEADER, first(), ...many].join("\n"));
    expect(read.rows).toBe(5001);
    expect(read.problems).toHaveLength(500);
  });
});

describe("a file that can't be read", () => {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const NOT_UTF8 = "The file is not UTF-8 text. Save it as “CSV UTF-8” and try again.";
  const FILES: [what: string, bytes: Uint8Array, message: string][] = [
    ["empty", utf8(""), "The file is empty."],
    ["blank lines", utf8("\n\n,\n"), "The file is empty."],
    ["Latin-1", Buffer.from("Handle,Title\ntee,Caf\u00e9\n", "latin1"), NOT_UTF8],
    ["cut within a character", utf8("Handle,Title\ntee,é").slice(0, -1), NOT_UTF8],
    ["UTF-16", Buffer.from("\ufeffHandle,Title\n", "utf16le"), NOT_UTF8],
    ["UTF-16 without a mark", Buffer.from("Handle,Title\n", "utf16le"), NOT_UTF8],
    ["no handle", utf8("Title,Price\n"), "The first row has no column Handle (or URL handle)."],
    [
      "something else",
      utf8("name,price\nTee,9\n"),
      "The first row has no column Handle (or URL handle) and no column Title.",
    ],
    [
      "semicolons",
      utf8("Handle;Title\ntee;Tee\n"),
      "The first row has no column Handle (or URL handle) and no column Title. Its cells must be separated by commas.",
    ],
    [
      "a quote that never ends",
      utf8('Handle,Title\ntee,Tee\nmug,"Mug\n1,2\n'),
      'Row 3 begins a cell with a quote (") that is never closed.',
    ],
    [
      "a cell that is too large",
      utf8(`Handle,Title\ntee,"${"a\n".repeat(700_000)}"\n`),
      'Row 2 begins a cell with a quote (") that is never closed.',
    ],
  ];

  it.each(FILES)("%s", async (_what, bytes, message) => {
    const failure: unknown = await readText(bytes, { chunk: 50_000 }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(UnreadableFile);
    expect(failure).toMatchObject({ message, issues: [{ path: ["file"], message }] });
  });

  it("passes on what its source throws", async () => {
    const broken = (async function* () {
      yield await Promise.resolve(new TextEncoder().encode("Handle,Title\na,A\n"));
      throw new Error("The disk is gone.");
    })();
    const reading = (async () => {
      for await (const _ of readCsv(broken)) continue;
    })();
    await expect(reading).rejects.toThrow("The disk is gone.");
  });

  it("lets go of its source when nobody reads on", async () => {
    let isClosed = false;
    const endless = (async function* () {
      try {
        yield await Promise.resolve(new TextEncoder().encode("Handle,Title\n"));
        for (;;) yield await Promise.resolve(new TextEncoder().encode("a,A\nb,B\n"));
      } finally {
        isClosed = true;
      }
    })();
    for await (const { number } of readCsv(endless)) if (number === 5) break;
    await expect.poll(() => isClosed).toBe(true);
  });
});
