import { ProviderTrouble } from "./port";

export interface Answer {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

const ANSWER_MS = 10_000;

export const textOf = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? String(value) : null;

/** A field that is an object; an empty one for anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** A 4xx about the request itself, not about who sends it or how often. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);

/** Reference without its hyphens: letters and digits are all that some providers take. */
export const plainId = (reference: string): string => reference.replaceAll("-", "");

async function bodyOf(response: Response): Promise<Answer["body"]> {
  const text = await response.text();
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Calls of one provider: a time limit, no redirects, JSON both ways. */
export class ProviderHttp {
  /** @param name as it is written in logs */
  constructor(
    private readonly name: string,
    private readonly baseUrl: string,
  ) {}

  /** @throws ProviderTrouble when nothing came back */
  async call(
    method: "GET" | "POST",
    path: string,
    { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: object } = {},
  ): Promise<Answer> {
    try {
      const response = await fetch(`${this.baseUrl}/${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return { status: response.status, body: await bodyOf(response) };
    } catch (error) {
      throw new ProviderTrouble(
        `${this.name} did not answer: ${error instanceof Error ? error.name : "?"}`,
      );
    }
  }
}

/** A bearer token that is fetched when it is needed, and renewed before it expires. */
export class ProviderToken {
  private known: { value: string; endsAt: number } | null = null;

  /** @param marginMs how long before its end it counts as expired */
  constructor(
    private readonly name: string,
    private readonly marginMs: number,
    private readonly fetchToken: () => Promise<Answer>,
  ) {}

  /** @throws ProviderTrouble */
  async value(): Promise<string> {
    if (this.known && this.known.endsAt > Date.now()) return this.known.value;
    const { status, body } = await this.fetchToken();
    const value = textOf(body["access_token"]);
    if (status !== 200 || value === null) {
      throw new ProviderTrouble(`${this.name} gave no token (${status}).`);
    }
    // Airtel writes the seconds as text.
    const endsAt = Date.now() + Number(body["expires_in"] ?? 0) * 1000 - this.marginMs;
    this.known = { value, endsAt };
    return value;
  }

  /** One that expired early is not used again. */
  drop(): void {
    this.known = null;
  }
}
