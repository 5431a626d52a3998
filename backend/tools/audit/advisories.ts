/** A known vulnerability accepted until a day, and why. */
export interface Excused {
  /** Number or address of the advisory, as npm gives it. */
  readonly advisory: string;
  readonly reason: string;
  /** Last day it is accepted: YYYY-MM-DD. */
  readonly until: string;
}

export type Verdict =
  /** The registry answered: what is wrong, one sentence each. */
  | { readonly kind: "answered"; readonly problems: readonly string[] }
  /** Nobody could be asked, in one plain sentence. */
  | { readonly kind: "unknown"; readonly why: string };

interface Advisory {
  readonly source?: unknown;
  readonly title?: unknown;
  readonly url?: unknown;
  readonly severity?: unknown;
}

const GRAVE = new Set(["high", "critical"]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** `via` names another vulnerable package, or is the advisory itself. */
const advisoriesOf = (vulnerability: unknown): Advisory[] =>
  isObject(vulnerability) && Array.isArray(vulnerability["via"])
    ? vulnerability["via"].filter(isObject)
    : [];

const word = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "unknown";

/**
 * Reads the answer of `npm audit --json`.
 * @param today YYYY-MM-DD
 */
export function judgeAudit(answer: string, excused: readonly Excused[], today: string): Verdict {
  const report = parsed(answer);
  if (!report) return { kind: "unknown", why: "npm audit gave no answer that can be read." };
  if (!isObject(report["vulnerabilities"])) {
    const why = word(report["message"]).split("\n")[0] ?? "";
    return { kind: "unknown", why: `The registry was not asked: ${why}.` };
  }
  const problems = new Set<string>();
  for (const [name, vulnerability] of Object.entries(report["vulnerabilities"])) {
    for (const { source, title, url, severity } of advisoriesOf(vulnerability)) {
      if (!GRAVE.has(word(severity))) continue;
      const excuse = excused.find(({ advisory }) => [word(source), word(url)].includes(advisory));
      if (excuse && excuse.until >= today) continue;
      const ended = excuse ? `; its exception ended on ${excuse.until}` : "";
      problems.add(`${name}: ${word(title)} (${word(severity)}, ${word(url)})${ended}.`);
    }
  }
  return { kind: "answered", problems: [...problems] };
}
