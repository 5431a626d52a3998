import { MailRefused } from "../../lib/mail-refused";

/** A text message to one phone. */
export interface OutgoingText {
  /** E.164: `+250788123456`. */
  to: string;
  /** All of it. */
  text: string;
  /** The same for every attempt at one message. */
  reference: string;
  /** What happened, and where to look: for carriers that lay out the rest themselves. */
  news: string;
  link: string;
  language: string;
}

/** What a carrier answers. */
export interface Taken {
  /** Its name for the message; null: it gave none. */
  reference: string | null;
  /** RWF; null: it does not say. */
  costRwf: number | null;
}

/** Who brings texts to phones. */
export interface Carrier {
  /**
   * @throws MailRefused when retrying can't help
   * @throws Error otherwise, without a key, a number or the text in it
   */
  send(text: OutgoingText): Promise<Taken>;
}

const ANSWER_MS = 15_000;
const LONGEST_ANSWER = 100_000;

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

function parsed(text: string): Record<string, unknown> {
  if (text.length > LONGEST_ANSWER) return {};
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The value at a path such as `messages.0.id`; undefined: there is none. */
export const valueAt = (body: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, name) => (Object.hasOwn(objectOf(value), name) ? objectOf(value)[name] : undefined),
      body,
    );

export const wordOf = (value: unknown): string | null => {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value.slice(0, 200) : null;
};

/** A 4xx about the message itself, not about who sends it or how often. */
const isRefusal = (status: number) =>
  status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);

/**
 * Asks a carrier once, within a time limit, and follows it nowhere else.
 * @returns its answer with 2xx
 * @throws MailRefused for a 4xx that another try does not change; Error for everything else
 */
export async function ask(
  url: string,
  init: RequestInit,
  reasonOf: (body: Record<string, unknown>) => string | null,
): Promise<Answer> {
  const answer = await fetched(url, init);
  if (answer.status >= 200 && answer.status < 300) return answer;
  const reason = [`The carrier answered ${answer.status}.`, reasonOf(answer.body)]
    .filter((part) => part !== null)
    .join(" ");
  throw isRefusal(answer.status) ? new MailRefused(reason) : new Error(reason);
}

async function fetched(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return { status: response.status, body: parsed(await response.text()) };
  } catch (error) {
    // Its message may hold the address, and that a key.
    const kind = error instanceof Error ? error.name : "unknown";
    throw new Error(`The carrier did not answer (${kind}).`, { cause: undefined });
  }
}
