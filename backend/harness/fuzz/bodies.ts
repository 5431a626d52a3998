import fc, { type Arbitrary } from "fast-check";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { hostileKey, hostileText, hostileValue, RAW_TEXTS } from "./hostile-values";

/** A body as it goes over the wire. */
export interface Body {
  /** What was done to it, for the report. */
  readonly kind: string;
  readonly bytes: Buffer | null;
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_TYPE = "application/json";
const jsonBody = (kind: string, text: string): Body => ({
  kind,
  bytes: Buffer.from(text),
  headers: { "Content-Type": JSON_TYPE },
});
const textOf = (value: unknown) => JSON.stringify(value) ?? "null";

type Step = string | number;

/** Where every value of a JSON text is. */
function placesIn(value: unknown, at: readonly Step[] = []): Step[][] {
  if (typeof value !== "object" || value === null) return [[...at]];
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(item, [...at, index]))
    : Object.entries(value).flatMap(([key, item]) => placesIn(item, [...at, key]));
  return [[...at], ...inside];
}

/** A copy with another value at a place; `undefined` takes it out. */
function withChange(value: unknown, [step, ...rest]: readonly Step[], put: unknown): unknown {
  if (step === undefined) return put;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      index === step ? withChange(item, rest, put) : item,
    );
  }
  const entries = Object.entries(value as object).map(([key, item]) => [
    key,
    key === step ? withChange(item, rest, put) : (item as unknown),
  ]);
  return Object.fromEntries(entries);
}

const changed = (value: unknown, place: number, put: unknown) => {
  const places = placesIn(value);
  return withChange(value, places[place % places.length] ?? [], put);
};

/** The text of an object with one more member at its front; JSON.stringify would lose `__proto__`. */
const withMember = (text: string, name: string, value: unknown) => {
  const member = `${JSON.stringify(name)}:${textOf(value)}`;
  return text === "{}" ? `{${member}}` : text.replace(/^\{/, () => `{${member},`);
};

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

/** Small on the wire, twenty megabytes once unpacked. */
const BOMB = gzipSync(`{"a":"${" ".repeat(20_000_000)}"}`);

/** The same text, written or announced in a way that few would. */
const ENCODINGS: readonly ((text: string) => Body)[] = [
  (text) => ({ ...jsonBody("no type", text), headers: {} }),
  (text) => ({ ...jsonBody("text/plain", text), headers: { "Content-Type": "text/plain" } }),
  ...[
    "application/jsonp",
    "application/json-patch+json",
    "application/json; charset=latin1",
    "application/json; charset=utf-7",
    "application/json; charset=nonsense",
    "application/json;charset=",
    "application/json, text/plain",
    "APPLICATION/JSON",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "text/html",
    "*/*",
    ";",
  ].map((type) => (text: string) => ({
    ...jsonBody(`type ${type}`, text),
    headers: { "Content-Type": type },
  })),
  (text) => ({
    kind: "utf-16",
    bytes: utf16(text),
    headers: { "Content-Type": `${JSON_TYPE}; charset=utf-16` },
  }),
  (text) => ({ ...jsonBody("utf-16 unannounced", text), bytes: utf16(text) }),
  (text) => ({ ...jsonBody("latin1", text), bytes: Buffer.from(`${text}é`, "latin1") }),
  (text) => jsonBody("BOM", `\ufeff${text}`),
  (text) => ({
    ...jsonBody("invalid UTF-8", text),
    bytes: Buffer.from(text.replace(/[a-z]/, "\u00ff"), "latin1"),
  }),
  ...(["gzip", "deflate", "br", "zstd", "x", "identity"] as const).map(
    (coding) =>
      (text: string): Body => ({
        kind: `coding ${coding} of plain text`,
        bytes: Buffer.from(text),
        headers: { "Content-Type": JSON_TYPE, "Content-Encoding": coding },
      }),
  ),
  (text) => packed("gzip", gzipSync(text)),
  (text) => packed("gzip", gzipSync(text).subarray(0, -6)),
  (text) => packed("deflate", deflateSync(text)),
  (text) => packed("br", brotliCompressSync(text)),
  (text) => packed("gzip, gzip", gzipSync(gzipSync(text))),
  () => packed("gzip", BOMB),
  () => urlencoded("many parameters", Array.from({ length: 1500 }, (_, n) => `a${n}=1`).join("&")),
  () => urlencoded("a bomb", "a[100000000]=x&b[99999999][1]=2"),
  () => urlencoded("deep", `a${"[b]".repeat(200)}=1`),
  () => urlencoded("no percent", "a=%&b=%ff&__proto__[role]=admin&constructor[prototype][a]=1"),
];

const packed = (coding: string, bytes: Buffer): Body => ({
  kind: `coding ${coding}`,
  bytes,
  headers: { "Content-Type": JSON_TYPE, "Content-Encoding": coding },
});
const urlencoded = (kind: string, text: string): Body => ({
  kind: `form ${kind}`,
  bytes: Buffer.from(text),
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
});

const NONE: Body = { kind: "none", bytes: null, headers: {} };

export const noBody: Arbitrary<Body> = fc.constant(NONE);

export const validJson = (valid: Arbitrary<unknown>): Arbitrary<Body> =>
  valid.map((good) => jsonBody("valid", textOf(good)));

/** JSON bodies of a call: good ones, good ones with something wrong, and what is no JSON at all. */
export function jsonBodies(valid: Arbitrary<unknown>): Arbitrary<Body> {
  const text = valid.map(textOf);
  return fc.oneof(
    { weight: 5, arbitrary: validJson(valid) },
    {
      weight: 9,
      arbitrary: fc
        .tuple(valid, fc.nat(500), hostileValue)
        .map(([value, place, put]) =>
          jsonBody("one value changed", textOf(changed(value, place, put))),
        ),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(valid, fc.nat(500), hostileText)
        .map(([value, place, put]) =>
          jsonBody("one text changed", textOf(changed(value, place, put))),
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(valid, fc.nat(500))
        .map(([value, place]) =>
          jsonBody("one left out", textOf(changed(value, place, undefined))),
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(text, hostileKey, hostileValue)
        .map(([good, name, value]) => jsonBody("one more", withMember(good, name, value))),
    },
    {
      weight: 1,
      arbitrary: valid.map((value) => jsonBody("in a list", textOf([value]))),
    },
    { weight: 1, arbitrary: hostileValue.map((value) => jsonBody("any JSON", textOf(value))) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...RAW_TEXTS).map((raw) => jsonBody("raw", raw)),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(text, fc.constantFrom(...ENCODINGS))
        .map(([good, encode]) => encode(good)),
    },
    { weight: 1, arbitrary: noBody },
  );
}

/** For calls that take none. */
export const needlessBodies: Arbitrary<Body> = fc.oneof(
  { weight: 12, arbitrary: noBody },
  { weight: 1, arbitrary: hostileValue.map((value) => jsonBody("needless", textOf(value))) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...ENCODINGS).map((encode) => encode('{"a":1}')),
  },
);
