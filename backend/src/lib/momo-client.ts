import type { MomoKeys, MomoSettings } from "./momo-settings";

/** MTN gave no meaningful answer: asked again later. */
export class MomoTrouble extends Error {
  override readonly name = "MomoTrouble";
}

/** MTN has it (now or from before), or will not take it, and why. */
export type Sent = { kind: "accepted" } | { kind: "refused"; code: string | null };

/** What MTN says of a payment or a refund. Amounts are whole units of `currency`. */
export type MomoStatus =
  | { kind: "unknown" }
  | { kind: "pending" }
  | { kind: "failed"; code: string | null }
  | { kind: "successful"; amount: number; currency: string; transactionId: string | null };

const ANSWER_MS = 10_000;
/** A token is renewed this long before it expires. */
const MARGIN_MS = 60_000;
const LONGEST_NOTE = 160;

type Product = "collection" | "disbursement";

interface Token {
  value: string;
  endsAt: number;
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** MTN refuses apostrophes and more than 160 characters. */
const note = (text: string) => text.replace(/[^A-Za-z0-9 .-]/g, "").slice(0, LONGEST_NOTE);

const textOf = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? String(value) : null;

/** A reason is a word, or an object with the word as its code. */
function codeOf(reason: unknown): string | null {
  if (typeof reason !== "object" || reason === null) return textOf(reason);
  return "code" in reason ? textOf(reason.code) : null;
}

async function bodyOf(response: Response): Promise<Answer["body"]> {
  const text = await response.text();
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** An MTN 4xx about the request itself, not about who sends it or how often. */
const isRefusal = (status: number) =>
  status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);

/** MTN Mobile Money: asks a wallet for money, pays it back, and says how it went. */
export class MomoClient {
  private readonly tokens = new Map<Product, Token>();

  constructor(private readonly settings: MomoSettings) {}

  /**
   * Asks a wallet to pay. The same reference again is the same request.
   * @param payment amount in whole units of the currency; phone in E.164
   * @throws MomoTrouble when it is not known whether MTN has it
   */
  requestToPay(payment: {
    reference: string;
    amount: number;
    phone: string;
    orderNumber: string;
    callbackUrl: string;
  }): Promise<Sent> {
    const { reference, amount, phone, orderNumber, callbackUrl } = payment;
    return this.send("collection", "requesttopay", reference, callbackUrl, {
      amount: String(amount),
      currency: this.settings.currency,
      externalId: orderNumber,
      payer: { partyIdType: "MSISDN", partyId: phone.replace(/^\+/, "") },
      payerMessage: note(`Order ${orderNumber}`),
      payeeNote: note(`Order ${orderNumber}`),
    });
  }

  /** @throws MomoTrouble */
  paymentStatus(reference: string): Promise<MomoStatus> {
    return this.status("collection", "requesttopay", reference);
  }

  /**
   * Pays back a part or all of a payment.
   * @throws MomoTrouble when it is not known whether MTN has it
   */
  refund(refund: {
    reference: string;
    paymentReference: string;
    amount: number;
    orderNumber: string;
  }): Promise<Sent> {
    const { reference, paymentReference, amount, orderNumber } = refund;
    return this.send("disbursement", "refund", reference, null, {
      amount: String(amount),
      currency: this.settings.currency,
      externalId: orderNumber,
      payerMessage: note(`Refund ${orderNumber}`),
      payeeNote: note(`Refund ${orderNumber}`),
      referenceIdToRefund: paymentReference,
    });
  }

  /** @throws MomoTrouble */
  refundStatus(reference: string): Promise<MomoStatus> {
    return this.status("disbursement", "refund", reference);
  }

  private async send(
    product: Product,
    resource: string,
    reference: string,
    callbackUrl: string | null,
    body: object,
  ): Promise<Sent> {
    const answer = await this.call(product, "POST", `v1_0/${resource}`, {
      headers: {
        "X-Reference-Id": reference,
        ...(callbackUrl === null ? {} : { "X-Callback-Url": callbackUrl }),
      },
      body,
    });
    // 409: it was sent before, and arrived.
    if (answer.status === 202 || answer.status === 409) return { kind: "accepted" };
    if (isRefusal(answer.status)) return { kind: "refused", code: codeOf(answer.body["code"]) };
    throw new MomoTrouble(`MTN answered ${answer.status}.`);
  }

  private async status(product: Product, resource: string, reference: string): Promise<MomoStatus> {
    const { status, body } = await this.call(product, "GET", `v1_0/${resource}/${reference}`);
    if (status === 404) return { kind: "unknown" };
    if (status !== 200) throw new MomoTrouble(`MTN answered ${status}.`);
    switch (body["status"]) {
      case "SUCCESSFUL":
        return {
          kind: "successful",
          amount: Number(body["amount"]),
          currency: textOf(body["currency"]) ?? "",
          transactionId: textOf(body["financialTransactionId"]),
        };
      case "FAILED":
      case "REJECTED":
      case "TIMEOUT":
        return { kind: "failed", code: codeOf(body["reason"]) };
      default:
        return { kind: "pending" };
    }
  }

  private async call(
    product: Product,
    method: "GET" | "POST",
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
  ): Promise<Answer> {
    const token = await this.token(product);
    const answer = await this.fetch(`${product}/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        "X-Target-Environment": this.settings.targetEnvironment,
        "Ocp-Apim-Subscription-Key": this.keysOf(product).subscriptionKey,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // A token that expired early is not reused.
    if (answer.status === 401) this.tokens.delete(product);
    return answer;
  }

  private async token(product: Product): Promise<string> {
    const known = this.tokens.get(product);
    if (known && known.endsAt > Date.now()) return known.value;
    const { apiUser, apiKey, subscriptionKey } = this.keysOf(product);
    const { status, body } = await this.fetch(`${product}/token/`, {
      method: "POST",
      headers: {
        Authorization: `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString("base64")}`,
        "Ocp-Apim-Subscription-Key": subscriptionKey,
      },
    });
    const value = textOf(body["access_token"]);
    if (status !== 200 || value === null) throw new MomoTrouble(`MTN gave no token (${status}).`);
    const endsAt = Date.now() + Number(body["expires_in"] ?? 0) * 1000 - MARGIN_MS;
    this.tokens.set(product, { value, endsAt });
    return value;
  }

  private keysOf(product: Product): MomoKeys {
    const keys = this.settings[product];
    if (!keys) throw new Error("Refunds by mobile money are not set up.");
    return keys;
  }

  private async fetch(path: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await fetch(`${this.settings.baseUrl}/${path}`, {
        ...init,
        redirect: "error",
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return { status: response.status, body: await bodyOf(response) };
    } catch (error) {
      throw new MomoTrouble(`MTN did not answer: ${error instanceof Error ? error.name : "?"}`);
    }
  }
}
