import fc, { type Arbitrary } from "fast-check";
import type { Body } from "./bodies";
import { hostileKey, hostileText } from "./hostile-values";

const BOUNDARY = "----fuzz";

interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly bytes: Buffer;
}

/** Inside a header of a part a line break would end it; a browser writes these three so. */
const quoted = (text: string) =>
  text.replace(/["\r\n]/g, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, "0")}`);

function encode(parts: readonly Part[], boundary = BOUNDARY): Buffer {
  const pieces = parts.flatMap(({ name, fileName, type, bytes }) => {
    const file = fileName === undefined ? "" : `; filename="${quoted(fileName)}"`;
    const kind = type === undefined ? "" : `\r\nContent-Type: ${type}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}${kind}\r\n\r\n`;
    return [Buffer.from(head), bytes, Buffer.from("\r\n")];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

const form = (kind: string, bytes: Buffer, type = `multipart/form-data; boundary=${BOUNDARY}`) => ({
  kind: `form ${kind}`,
  bytes,
  headers: { "Content-Type": type },
});

/** A field's value as a form writes it. */
const partsOf = (value: unknown): Part[] =>
  Object.entries(value ?? {}).map(([name, field]: [string, unknown]) => ({
    name,
    bytes: Buffer.from(typeof field === "string" ? field : JSON.stringify(field)),
  }));

const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const JPEG = Buffer.from("ffd8ffe000104a464946", "hex");
const ZIP = Buffer.from("504b0304140000000800", "hex");
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="fuzz()"/>');

/** Files that are not what they say, or are it only at first sight. */
const FILES: Arbitrary<Pick<Part, "bytes" | "type" | "fileName">> = fc
  .tuple(
    fc.constantFrom(
      Buffer.alloc(0),
      PNG,
      Buffer.concat([PNG, Buffer.alloc(5000, 0xff)]),
      JPEG,
      SVG,
      ZIP,
      Buffer.from("GIF89a"),
      Buffer.from("<html><script>fuzz()</script>"),
      Buffer.alloc(200_000, 0x41),
    ),
    fc.constantFrom("image/png", "image/jpeg", "image/webp", "text/html", "", "x", "image/svg+xml"),
    fc.oneof(fc.constantFrom("a.png", "a.php", "..%2f..%2fa.png", "con.jpg"), hostileText),
  )
  .map(([bytes, type, fileName]) => ({ bytes, type, fileName }));

const HEAD =
  "Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price";

/** Spreadsheets: good rows, and cells that a sheet would run or that nobody could store. */
const sheets: Arbitrary<Buffer> = fc.oneof(
  fc
    .tuple(fc.nat(50), fc.array(hostileText, { minLength: 8, maxLength: 8 }), fc.nat(9))
    .map(([n, cells, bad]) => {
      const good = [`fuzzed-${n}`, "Fuzzed", "<p>x</p>", "Fuzzed", "Size", "S", "3", "5000"];
      const row = good.map((cell, at) => (at === bad ? (cells[at] ?? "") : cell));
      return Buffer.from(
        `${HEAD}\r\n${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`,
      );
    }),
  fc.constantFrom(
    Buffer.from(""),
    Buffer.from(HEAD),
    Buffer.from(`${HEAD}\r\n"never closed`),
    Buffer.from(`${HEAD}\r\n=1+1,=cmd|' /C calc'!A0,@SUM(1),+1,-1,a,1,1\r\n`),
    Buffer.from(`${HEAD}\r\n\u0000,\u0000\r\n`),
    Buffer.from(`\ufeff${HEAD}\r\na,b\r\n`, "utf16le"),
    Buffer.from(`${HEAD}\r\n${"x,".repeat(5000)}\r\n`),
    Buffer.from(`${"Handle,".repeat(500)}\r\n`),
    Buffer.concat([Buffer.from(`${HEAD}\r\n`), Buffer.alloc(3000, 0xff)]),
    ZIP,
    PNG,
  ),
);

const odd = fc
  .tuple(hostileKey, hostileText)
  .map(([name, text]): Part => ({ name, bytes: Buffer.from(text) }));
const images = fc.array(
  FILES.map((file): Part => ({ name: "images", ...file })),
  { minLength: 1, maxLength: 3 },
);
const sheetPart = sheets.map((bytes): Part => ({
  name: "file",
  fileName: "sheet.csv",
  type: "text/csv",
  bytes,
}));

/** Ways in which a form is no form. */
const BROKEN: readonly ((good: Buffer) => Body)[] = [
  (good) => form("cut off", good.subarray(0, -20)),
  (good) => form("of another boundary", good, "multipart/form-data; boundary=other"),
  (good) => form("without boundary", good, "multipart/form-data"),
  (good) =>
    form("with an endless boundary", good, `multipart/form-data; boundary=${"b".repeat(300)}`),
  (good) => form("of another type", good, "multipart/mixed; boundary=----fuzz"),
  () => form("empty", Buffer.alloc(0)),
  () => form("of one line", Buffer.from(`--${BOUNDARY}`)),
  () => form("of NULs", Buffer.alloc(3000)),
  () =>
    form(
      "with a part without name",
      Buffer.from(`--${BOUNDARY}\r\nX: 1\r\n\r\nx\r\n--${BOUNDARY}--`),
    ),
  () =>
    form(
      "with a long header",
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${"x".repeat(90_000)}\r\n\r\n`),
    ),
  () =>
    form(
      "of many parts",
      encode(Array.from({ length: 300 }, (_, n) => ({ name: `n${n}`, bytes: Buffer.from("1") }))),
    ),
];

function partsOfForms(valid: Arbitrary<unknown>, isImport: boolean): Arbitrary<Part[]> {
  const fields = valid
    .map(partsOf)
    .map((parts) => parts.filter(({ name }) => name !== "file" && name !== "images"));
  const files = isImport ? sheetPart.map((part) => [part]) : fc.oneof(fc.constant([]), images);
  return fc.tuple(fields, files).map((lists) => lists.flat());
}

const GOOD_SHEET = Buffer.from(`${HEAD}\r\nfuzzed-sheet,Fuzzed,<p>x</p>,Fuzzed,Size,S,3,5000\r\n`);

/** A form whose files are what they say, where it takes any. */
export function goodForms(valid: Arbitrary<unknown>, picture: Buffer): Arbitrary<Body> {
  const files: Readonly<Record<string, Omit<Part, "name">>> = {
    file: { bytes: GOOD_SHEET, fileName: "sheet.csv", type: "text/csv" },
    images: { bytes: picture, fileName: "a.jpg", type: "image/jpeg" },
  };
  return valid.map((fields) =>
    form("good", encode(partsOf(fields).map((part) => ({ ...part, ...files[part.name] })))),
  );
}

const validForms = (valid: Arbitrary<unknown>, isImport: boolean): Arbitrary<Body> =>
  partsOfForms(valid, isImport).map((all) => form("valid", encode(all)));

/** Form bodies of a call whose fields are known; `isImport` tells a spreadsheet from pictures. */
export function formBodies(valid: Arbitrary<unknown>, isImport: boolean): Arbitrary<Body> {
  const parts = partsOfForms(valid, isImport);
  return fc.oneof(
    { weight: 4, arbitrary: validForms(valid, isImport) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(parts, fc.nat(50), hostileText)
        .map(([all, at, text]) =>
          form(
            "one field changed",
            encode(
              all.map((part, index) =>
                index === at % all.length ? { ...part, bytes: Buffer.from(text) } : part,
              ),
            ),
          ),
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(parts, odd)
        .map(([all, more]) => form("one more", encode([...all, more]))),
    },
    {
      weight: 1,
      arbitrary: parts.map((all) => form("each twice", encode([...all, ...all]))),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(parts, fc.constantFrom(...BROKEN))
        .map(([all, spoil]) => spoil(encode(all))),
    },
  );
}
