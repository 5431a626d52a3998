import fc, { type Arbitrary } from "fast-check";
import { jsonBodies, needlessBodies, noBody, validJson, type Body } from "./bodies";
import { formBodies, goodForms } from "./forms";
import { encoded, hostileKey, hostileText, onceIn } from "./hostile-values";
import type { Call } from "./openapi-calls";
import { CALLERS, kindOf, WORDS_OF_PATH, type Caller } from "./pools";
import { validValue, type Stock } from "./valid-values";

/** One request, whole. */
export interface Attack {
  readonly call: Call;
  readonly door: "front" | "back office";
  readonly caller: Caller;
  readonly method: string;
  /** As it goes into the first line. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

const ODD_SEGMENTS = [
  "%ff",
  "%00",
  "%2e%2e",
  "..",
  "%",
  "%2f",
  "%5c",
  "%ED%A0%80",
  "a%2Fstatus",
  "",
];
const oddSegment = fc.oneof(
  hostileText.map((text) => encoded(text.slice(0, 300))),
  fc.constantFrom(...ODD_SEGMENTS),
);

function knownIds(call: Call, stock: Stock, caller: Caller): Arbitrary<readonly string[]> {
  const word = WORDS_OF_PATH.find(([begin]) => call.path.startsWith(begin))?.[1];
  if (word !== undefined) return fc.constant([word]);
  return fc.nat(999).map((at) => {
    const { id, parent, child } = stock.pools.pick(kindOf(call), at, caller);
    return [parent, id, child].filter((known) => known !== undefined);
  });
}

/** The call's path with these ids; `odd` says how often one is none. */
function pathsOf(
  call: Call,
  known: Arbitrary<readonly string[]>,
  odd: Arbitrary<string | null> = fc.constant(null),
): Arbitrary<string> {
  return fc.tuple(known, fc.array(odd, { minLength: 2, maxLength: 2 })).map(([ids, changes]) => {
    let at = -1;
    return call.path.replace(/:\w+/g, () => {
      at += 1;
      // Of two ids at most one is odd: what is behind the second is worth a look too.
      return changes[at] ?? encoded(ids[at] ?? ids[0] ?? "x");
    });
  });
}

/** What a path may look like that means the same, or something else to somebody on the way. */
const PATH_CHANGES: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.replace("/api/", "/api//"),
  (path) => path.replace("/api/", "/api/./"),
  (path) => path.replace("/api/", "/api/x/../"),
  (path) => path.replace("/api/", "/api/%2e%2e/api/"),
  (path) => path.replace("/api/", "/API/"),
  (path) => path.replace(/\/([^/]+)$/, "%2f$1"),
  (path) => path.replace(/\/([^/]+)$/, "/%2f$1"),
  (path) => path.replace(/[a-z](?=[a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.toUpperCase().replace("/API/", "/api/"),
  (path) => `${path};v=1`,
  (path) => `${path}.json`,
  (path) => `${path}%20`,
  (path) => `${path}%00`,
  (path) => `${path}/${"x".repeat(2500)}`,
  (path) => `${path}${"/x".repeat(200)}`,
];

const QUERY_ODDITIES = [
  "a=1&a=2",
  "limit=1&limit=2",
  "a[]=1",
  "a[b]=1",
  "a[b][c][d][e][f][g]=1",
  "limit[]=1",
  "q[$ne]=1",
  "a[99]=1",
  "a[1000]=1",
  "__proto__=1",
  "__proto__[role]=admin",
  "constructor=1",
  "toString=1",
  "constructor[prototype][role]=admin",
  "a=%00",
  "a=%ff",
  "a=%E0%A4",
  "=1",
  "&&&",
  "?",
  "a=b=c",
  "q=%ED%A0%80",
  "q=%F0%9F%98%80",
  "limit=",
  "limit=%2B5",
  "limit=1e1",
  "fields=*",
  "size=M&size=&size[]=L&size=%5B%22S%22%5D",
  "family=black&family=blue&family=__proto__&in_stock=true&facets=true",
  `${"color=%23000000&".repeat(21)}`,
  "status=all",
  "status=draft&limit=2",
  "_method=DELETE",
  "q=a%250d%250aX-Injected:1",
  Array.from({ length: 300 }, (_, n) => `a${n}=`)
    .join("&")
    .slice(0, 1900),
];

const plain = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
/** A parameter that may be given more than once is, once for each value. */
const plainList = (value: unknown) => (Array.isArray(value) ? value.map(plain) : [plain(value)]);

/** What a call asks for by its description; of an order what opens it, too. */
const isNeeded = ({ name, isRequired }: Call["query"][number]) =>
  isRequired || name === "access_token" || name === "version" || name === "q" || name === "search";

function neededQuery(call: Call, stock: Stock, caller: Caller): Arbitrary<string> {
  const needed = call.query.filter(isNeeded);
  const values = needed.map(({ name, schema }) => validValue(name, schema, { stock, caller }));
  return fc.tuple(...values).map((all) => {
    const parts = all.map((value, at) => `${needed[at]?.name}=${encoded(String(plain(value)))}`);
    return parts.length === 0 ? "" : `?${parts.join("&")}`;
  });
}

function queries(call: Call, stock: Stock, caller: Caller): Arbitrary<string> {
  const names = call.query.map(({ name }) => name);
  const values = call.query.map(({ name, schema }) =>
    fc.oneof(
      { weight: 3, arbitrary: validValue(name, schema, { stock, caller }).map(plainList) },
      { weight: 1, arbitrary: hostileText.map((text) => [text]) },
    ),
  );
  const parts = fc
    .tuple(fc.tuple(...values), fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }))
    .map(([texts, taken]) =>
      texts.flatMap((list, at) =>
        taken[at % taken.length] ? list.map((text) => `${names[at]}=${encoded(text ?? "")}`) : [],
      ),
    );
  const more = fc.oneof(
    { weight: 8, arbitrary: fc.constant<string[]>([]) },
    { weight: 2, arbitrary: fc.constantFrom(...QUERY_ODDITIES).map((odd) => [odd]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(hostileKey, hostileText)
        .map(([name, text]) => [`${encoded(name)}=${encoded(text)}`]),
    },
  );
  return fc.tuple(parts, more).map((lists) => {
    const all = lists.flat();
    return all.length === 0 ? "" : `?${all.join("&")}`;
  });
}

const HEADER_ODDITIES: readonly Readonly<Record<string, string>>[] = [
  { "If-None-Match": "*" },
  { "If-None-Match": `"${"x".repeat(5000)}"` },
  { "If-Match": 'W/"2026-01-31T08:30:00.000Z"' },
  { "If-Match": "nonsense" },
  { "If-Modified-Since": "yesterday" },
  { Range: "bytes=0-,1-,2-,3-" },
  { Accept: "text/html;q=0.0001,*/*;q=9" },
  { "Accept-Encoding": "br;q=0, gzip;q=0.000, *;q=1" },
  { "Accept-Encoding": `gzip${" ".repeat(3000)}x` },
  { "Accept-Language": "rw,fr;q=0.9,\u00e9\u00e9" },
  { Cookie: "strive=1; connect.sid=s%3Ax.y; __proto__=1; =;;" },
  { Cookie: "a".repeat(9000) },
  { Authorization: "Basic YTpi" },
  { Authorization: "Bearer" },
  { Authorization: `Bearer ${"a".repeat(8000)}` },
  { Authorization: "Bearer \u00ff.\u00ff.\u00ff" },
  { "X-Forwarded-For": "' OR 1=1 --, 127.0.0.1" },
  { "X-Forwarded-Host": "evil.example" },
  { "X-Forwarded-Proto": "javascript" },
  { "X-HTTP-Method-Override": "DELETE" },
  { "X-Request-Id": "<svg onload=fuzz()>" },
  { "X-Original-URL": "/admin/users" },
  { Host: "evil.example" },
  { Host: "127.0.0.1:1, evil.example" },
  { Origin: "http://evil.example" },
  { Origin: "null" },
  { Referer: "http://evil.example/<svg onload=fuzz()>" },
  { "User-Agent": "\u00ff\u00fe${jndi:ldap://127.0.0.1}" },
  { "x-publishable-api-key": "pk_none" },
  { "x-medusa-locale": "../../etc" },
  { "Idempotency-Key": "short" },
  { "Idempotency-Key": "k".repeat(5000) },
  { "Idempotency-Key": "fuzz-the-same-key" },
  { Te: "trailers" },
  { Upgrade: "h2c", Connection: "Upgrade, HTTP2-Settings", "HTTP2-Settings": "AAMAAABkAAQAAP__" },
];

const headers = fc
  .tuple(onceIn(6, fc.constantFrom(...HEADER_ODDITIES)), fc.uuid())
  .map(([odd, key]) => ({ "Idempotency-Key": key, ...odd }));

const ODD_METHODS = [
  "HEAD",
  "OPTIONS",
  "PATCH",
  "PUT",
  "POST",
  "DELETE",
  "GET",
  "TRACE",
  "PROPFIND",
];

const doorOf = ({ path }: Call) => (path.startsWith("/admin/") ? "back office" : "front");
const isImport = ({ path }: Call) => path.endsWith("/import");

/** A call as its description asks for it, with nothing odd about it. */
export function wellFormed(call: Call, stock: Stock, caller: Caller): Arbitrary<Attack> {
  const valid = validValue("", call.body ?? {}, { stock, caller });
  const bodies = !call.body
    ? noBody
    : call.isForm
      ? goodForms(valid, stock.picture)
      : validJson(valid);
  return fc
    .record({
      path: pathsOf(call, knownIds(call, stock, caller)),
      query: neededQuery(call, stock, caller),
      key: fc.uuid(),
      body: bodies,
    })
    .map(({ path, query, key, body }) => ({
      call,
      door: doorOf(call),
      caller,
      method: call.method,
      url: path + query,
      headers: { "Idempotency-Key": key, ...body.headers },
      body,
    }));
}

/** Everything that a call may be met with by one caller. */
export function attacksOn(call: Call, stock: Stock, caller: Caller): Arbitrary<Attack> {
  const valid = validValue("", call.body ?? {}, { stock, caller });
  const jsonOrForm = () =>
    fc.oneof(
      { weight: 3, arbitrary: formBodies(valid, isImport(call)) },
      { weight: 2, arbitrary: jsonBodies(valid) },
    );
  const bodies = !call.body ? needlessBodies : call.isForm ? jsonOrForm() : jsonBodies(valid);
  return fc
    .record({
      path: pathsOf(call, knownIds(call, stock, caller), onceIn(3, oddSegment)),
      change: onceIn(12, fc.constantFrom(...PATH_CHANGES)),
      query: queries(call, stock, caller),
      method: onceIn(16, fc.constantFrom(...ODD_METHODS)),
      headers,
      body: bodies,
    })
    .map(({ path, change, query, method, headers: own, body }) => ({
      call,
      door: doorOf(call),
      caller,
      method: method ?? call.method,
      url: (change ? change(path) : path) + query,
      headers: { ...own, ...body.headers },
      body,
    }));
}

/** A caller for each request; half of them are let in wherever they may be. */
export const callers: Arbitrary<Caller> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Caller>("admin") },
  { weight: 4, arbitrary: fc.constant<Caller>("customer") },
  { weight: 4, arbitrary: fc.constant<Caller>("guest") },
  { weight: 2, arbitrary: fc.constantFrom(...CALLERS.slice(3)) },
);
