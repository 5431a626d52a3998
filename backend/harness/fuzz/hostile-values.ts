import fc, { type Arbitrary } from "fast-check";

/** Found in a page unchanged, it would run. */
export const LIVE_MARKUP = "<svg onload=fuzz()>";

const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfff",
  "\udc00\ud800",
  "\u202egnp.exe",
  "\u202eمرحبا بالعالم",
  "👩‍👩‍👧‍👦🇷🇼",
  "e\u0301\u0301\u0301\u0301",
  "\u200b\u200d\ufeff",
  "\r\nX-Injected: 1",
  "line\u2028separator\u0085",
  "\u001b[31m",
  `"><${LIVE_MARKUP.slice(1)}`,
  `</script>${LIVE_MARKUP}`,
  `'"\`${LIVE_MARKUP}{{7*7}}\${7*7}<%=7*7%>`,
  "javascript:fuzz()",
  "' OR '1'='1",
  "'; DROP TABLE product; --",
  "' || pg_sleep(3) || '",
  "1 UNION ALL SELECT NULL,NULL--",
  "%' ESCAPE '!' --",
  "%_%_%_%_%",
  "\\",
  "\\u0000",
  "$1",
  "?",
  '=HYPERLINK("http://127.0.0.1:9","x")',
  "@SUM(1+1)",
  "../../../../etc/passwd",
  "..\\..\\windows",
  "/dev/null",
  "file:///etc/passwd",
  "http://127.0.0.1:9/",
  "//evil.example/x",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "undefined",
  "null",
  "NaN",
  "Infinity",
  "-0",
  "1e308",
  "0x10",
  "٣٤",
  "１２",
  "9007199254740993",
  "true",
  "[object Object]",
  "2026-02-30",
  "9999-99-99T99:99:99.999Z",
  "a@b.c",
  `${"a".repeat(250)}@example.rw`,
  "(((((((((((((((((((((((((",
  "&|!<->:*",
  "a b & | ! ' \\ :*",
];

/** Texts that nobody would type, long ones among them; mostly short, a wire has only so much room. */
export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary-ascii", maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom("a", "é", "😀", " ", "(", "%", "a ", "-", "\\", "\n"),
        fc.constantFrom(65, 129, 501, 5001, 20_000),
      )
      .map(([unit, times]) => unit.repeat(times)),
  },
);

const hostileNumber: Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.5,
    1e-308,
    1e308,
    -1e308,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 63,
    1e21,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

/** Names that mean something to an object of the language itself. */
export const hostileKey: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "id",
    "_id",
    "role",
    "isAdmin",
    "total_amount",
    "$where",
    "",
    "a.b",
    "\u0000",
    "\ud800",
  ),
  hostileText,
);

/** Any JSON, of any type, odd throughout. */
export const hostileValue: Arbitrary<unknown> = fc.letrec((tie) => ({
  leaf: fc.oneof(
    { weight: 4, arbitrary: hostileText },
    { weight: 3, arbitrary: hostileNumber },
    { weight: 1, arbitrary: fc.boolean() },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  any: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    { weight: 4, arbitrary: tie("leaf") },
    { weight: 1, arbitrary: fc.array(tie("any"), { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.dictionary(hostileKey, tie("any"), { maxKeys: 4 }) },
    { weight: 1, arbitrary: fc.constantFrom([], {}, [[]], [null], { length: 1e9 }) },
  ),
})).any;

/** Something once in this many times, null otherwise. */
export const onceIn = <T>(times: number, arbitrary: Arbitrary<T>): Arbitrary<T | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** For an address, where halves of a surrogate pair have no place: they become U+FFFD. */
export const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

const nested = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);

/** What isn't the JSON of anything sensible, or isn't JSON at all. */
export const RAW_TEXTS: readonly string[] = [
  "",
  " ",
  "null",
  "true",
  "0",
  '""',
  "[]",
  "[{}]",
  "{}",
  "{",
  "}",
  '{"a":}',
  '{"a":NaN}',
  '{"a":Infinity}',
  '{"a":1e999}',
  '{"a":-0}',
  "{'a':1}",
  '{"a":1,}',
  '{"a":"\u0001"}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"\\u0000":1}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"a":1}{"a":2}',
  '\ufeff{"a":1}',
  '{"a":1}\u0000',
  "<xml/>",
  "a=1&b=2",
  `{"a":${"9".repeat(5000)}}`,
  `{"${"k".repeat(20_000)}":1}`,
  nested("[", "]", 10_000),
  nested('{"a":', "}", 10_000).replace("}", "1}"),
  `{"items":${nested("[", "]", 10_000)}}`,
  `[${"0,".repeat(20_000)}0]`,
  `{${Array.from({ length: 3000 }, (_, at) => `"k${at}":${at}`).join(",")}}`,
  `{"a":"${"x".repeat(99_000)}"}`,
  `{"a":"${"x".repeat(150_000)}"}`,
];
