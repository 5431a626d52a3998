import { findRule } from "../../src/api/access";
import { failureSchema } from "../../src/contracts/envelope";
import type { Attack } from "./attacks";
import { LIVE_MARKUP } from "./hostile-values";
import { textOf, type WireAnswer } from "./wire";

/** What no caller may ever read, and whose it is. */
export interface Secret {
  readonly name: string;
  readonly text: string;
}

/**
 * 503 that the documents name: `timeout` is a door's deadline, `unavailable` a database that gives no
 * connection or lost a race (lib/error-map). Both are for a busy machine; who gets one is asked again,
 * alone, like whoever is slow.
 */
const isDocumented503 = (code: string, { headers, status }: WireAnswer) =>
  status === 503 && ["timeout", "unavailable"].includes(code) && "retry-after" in headers;

/** Refusals of a request as a whole; of a login nobody may learn which half was wrong. */
const WITHOUT_FIELD = new Set([
  "The address can't be read.",
  "The request can't be read.",
  "Invalid credentials",
]);

/** Shows whoever sits at this machine the mails of a shop without a mail server, links and codes too. */
const OUTBOX = "/dev/outbox";

const LEAKS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["a stack", /\bat (?:async )?[\w.<>$ ]+ \(?(?:file:|node:|\/)[^\s)]+:\d+:\d+/],
  [
    "a module's path",
    /node_modules|\.medusa\/server|\/backend\/(?:src|launch|server|tools|demo)\//,
  ],
  ["a folder", /\/tmp\/strive-shop|\/work\/main|\/home\/|\/root\//],
  [
    "the database's words",
    /violates \S+ constraint|syntax error at or near|invalid input syntax for|invalid byte sequence|out of range for type|duplicate key value|relation "\w+"|column "?\w+"? (?:of|does)|unsupported Unicode escape|current transaction is aborted|deadlock detected|canceling statement/,
  ],
  ["SQL", /\bSELECT\b[^"]+\bFROM\b|\bINSERT INTO\b|\bUPDATE \w+ SET\b/],
  ["a hash of a password", /scrypt\$|c2NyeXB0/],
];

const SECURITY_HEADERS: Readonly<Record<string, RegExp>> = {
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /./,
  "content-security-policy": /frame-ancestors 'none'|sandbox/,
  "x-request-id": /^[\w-]{8,64}$/,
};

function headerProblems({ headers, status }: WireAnswer): string[] {
  const problems = Object.entries(SECURITY_HEADERS).flatMap(([name, wanted]) => {
    // It is about what is shown, and nothing is here.
    if (status >= 300 && status < 400 && name === "content-security-policy") return [];
    return wanted.test(String(headers[name] ?? "")) ? [] : [`header ${name} is missing or wrong`];
  });
  for (const name of ["x-powered-by", "server", "x-injected"]) {
    if (name in headers) problems.push(`header ${name} is there`);
  }
  for (const cookie of headers["set-cookie"] ?? []) {
    if (!/;\s*HttpOnly/i.test(cookie) || !/;\s*SameSite/i.test(cookie))
      problems.push(`a cookie without care: ${cookie.split("=")[0]}`);
  }
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(location))
    problems.push(`sends to another place: ${location.slice(0, 60)}`);
  return problems;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function failureProblems(answer: WireAnswer, text: string): string[] {
  const { status, headers } = answer;
  const failure = failureSchema.safeParse(parsed(text));
  const isJson = headers["content-type"]?.startsWith("application/json") ?? false;
  if (!isJson || !failure.success) return [`${status} without the envelope`];
  const { code, message, errors = [] } = failure.data;
  if (status >= 500) {
    return isDocumented503(code, answer) ? [] : [`${status} ${code}: ${message}`];
  }
  const isNamed = errors.length > 0 || WITHOUT_FIELD.has(message) || status !== 400;
  return isNamed ? [] : [`400 that names no field: ${message}`];
}

/** The rule that a request meets: an odd path or method may lead to another call than was meant. */
const ruleMet = ({ method, url }: Attack) =>
  findRule(method, (url.split("?")[0] ?? "").replace(/\/$/, "")).match?.rule;

function successProblems(attack: Attack, answer: WireAnswer, text: string): string[] {
  const rule = ruleMet(attack);
  // A stream's pieces are not waited for.
  if (!rule || rule.responseType || text === "") return [];
  const schemas = [rule.response, rule.staff?.response, rule.accepted];
  const value = parsed(text);
  const fits = schemas.some((schema) => schema?.safeParse(value).success);
  return fits ? [] : [`${answer.status} that is not as the contract says`];
}

/** Answers of pages are for people: there only 5xx is wrong, and what would run. */
function pageProblems({ status }: WireAnswer, text: string): string[] {
  return [
    ...(status >= 500 ? [`${status} page`] : []),
    ...(text.includes(LIVE_MARKUP) ? ["markup of a caller's stands in the page"] : []),
  ];
}

/** Everything that is wrong with an answer; how long it took is judged elsewhere. */
export function problemsOf(
  attack: Attack,
  answer: WireAnswer,
  secrets: readonly Secret[],
): string[] {
  const text = textOf(answer);
  const isPage = answer.headers["content-type"]?.startsWith("text/html") ?? false;
  const isHead = attack.method === "HEAD";
  const found = headerProblems(answer);
  // Medusa's own authentication has words of its own, at its own door.
  const isNative401 = attack.door === "back office" && answer.status === 401;
  if (isPage) found.push(...pageProblems(answer, text));
  else if (isNative401)
    found.push(...(/^\{"message":"\w+"\}$|^$/.test(text) ? [] : ["an odd 401"]));
  else if (answer.status >= 400 && !isHead) found.push(...failureProblems(answer, text));
  else if (answer.status >= 500) found.push(`${answer.status} to HEAD`);
  else if (answer.status < 300) found.push(...successProblems(attack, answer, text));
  for (const [name, pattern] of LEAKS) {
    const leak = pattern.exec(text);
    if (leak) found.push(`shows ${name}: ${leak[0].slice(0, 80)}`);
  }
  for (const { name, text: secret } of secrets) {
    if (text.includes(secret) && !attack.url.startsWith(OUTBOX)) found.push(`shows ${name}`);
  }
  return found;
}
