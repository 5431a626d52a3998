import type { PaymentFailure } from "../../contracts/payments";
import type { MtnKeys, MtnSettings } from "./mtn-settings";
import {
  ProviderTrouble,
  type Asked,
  type PayBack,
  type PaymentPort,
  type Sent,
  type Told,
  type ToldBack,
} from "./port";
import {
  fieldsOf,
  isRefusal,
  ProviderHttp,
  ProviderToken,
  textOf,
  type Answer,
} from "./provider-http";

/** A token of an hour is renewed this long before it expires. */
const MARGIN_MS = 60_000;
const LONGEST_NOTE = 160;

type Product = "collection" | "disbursement";

/** MTN's words for why a payment was not made, to ours. */
const REASONS: Readonly<Record<string, PaymentFailure>> = {
  APPROVAL_REJECTED: "rejected",
  COULD_NOT_PERFORM_TRANSACTION: "timed_out",
  EXPIRED: "timed_out",
  NOT_ENOUGH_FUNDS: "not_enough_funds",
  PAYER_LIMIT_REACHED: "limit_reached",
  PAYER_NOT_FOUND: "payer_not_found",
  SENDER_ACCOUNT_NOT_ACTIVE: "account_not_active",
  NOT_ALLOWED: "not_allowed",
  INTERNAL_PROCESSING_ERROR: "provider_unavailable",
  SERVICE_UNAVAILABLE: "provider_unavailable",
};

/** @param reason a word, or an object with the word as its code; unfamiliar ones are `unknown` */
export function mtnFailure(reason: unknown): PaymentFailure {
  const code = textOf(reason) ?? textOf(fieldsOf(reason)["code"]);
  return (code !== null && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined) ?? "unknown";
}

/** MTN refuses apostrophes and more than 160 characters. */
const note = (text: string) => text.replace(/[^A-Za-z0-9 .-]/g, "").slice(0, LONGEST_NOTE);

/** MTN Mobile Money: asks a wallet for money, pays it back, and says how it went. */
export class MtnPort implements PaymentPort {
  readonly provider = "mtn";
  readonly hasPage = false;
  readonly currency: string;
  readonly paysBack: boolean;
  private readonly http: ProviderHttp;
  private readonly tokens: Readonly<Record<Product, ProviderToken>>;

  constructor(private readonly settings: MtnSettings) {
    this.currency = settings.currency;
    this.paysBack = settings.disbursement !== null;
    this.http = new ProviderHttp("MTN", settings.baseUrl);
    this.tokens = {
      collection: this.token("collection"),
      disbursement: this.token("disbursement"),
    };
  }

  ask({ reference, amount, phone, orderNumber, callbackUrl }: Asked): Promise<Sent> {
    return this.send("collection", "requesttopay", reference, callbackUrl, {
      amount: String(amount),
      currency: this.currency,
      externalId: orderNumber,
      payer: { partyIdType: "MSISDN", partyId: (phone ?? "").replace(/^\+/, "") },
      payerMessage: note(`Order ${orderNumber}`),
      payeeNote: note(`Order ${orderNumber}`),
    });
  }

  async statusOf({ reference }: Pick<Asked, "reference">): Promise<Told> {
    const body = await this.read("collection", "requesttopay", reference);
    if (body === null) return { kind: "unknown" };
    switch (body["status"]) {
      case "SUCCESSFUL":
        return {
          kind: "paid",
          amount: Number(body["amount"]),
          currency: textOf(body["currency"]) ?? "",
          transactionId: textOf(body["financialTransactionId"]),
        };
      case "FAILED":
      case "REJECTED":
      case "TIMEOUT":
        return { kind: "failed", reason: mtnFailure(body["reason"]) };
      default:
        return { kind: "pending" };
    }
  }

  payBack({ reference, paymentReference, amount, orderNumber }: PayBack): Promise<Sent> {
    return this.send("disbursement", "refund", reference, null, {
      amount: String(amount),
      currency: this.currency,
      externalId: orderNumber,
      payerMessage: note(`Refund ${orderNumber}`),
      payeeNote: note(`Refund ${orderNumber}`),
      referenceIdToRefund: paymentReference,
    });
  }

  async payBackStatus({ reference }: Pick<PayBack, "reference">): Promise<ToldBack> {
    const body = await this.read("disbursement", "refund", reference);
    if (body === null) return "unknown";
    switch (body["status"]) {
      case "SUCCESSFUL":
        return "paid";
      case "FAILED":
      case "REJECTED":
      case "TIMEOUT":
        return "failed";
      default:
        return "pending";
    }
  }

  /** It calls about each attempt at an address of its own. */
  referenceIn(): null {
    return null;
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
    if (isRefusal(answer.status)) {
      return { kind: "refused", reason: mtnFailure(answer.body["code"]) };
    }
    throw new ProviderTrouble(`MTN answered ${answer.status}.`);
  }

  /** @returns null: MTN does not know it */
  private async read(product: Product, resource: string, reference: string) {
    const { status, body } = await this.call(product, "GET", `v1_0/${resource}/${reference}`);
    if (status === 404) return null;
    if (status !== 200) throw new ProviderTrouble(`MTN answered ${status}.`);
    return body;
  }

  private async call(
    product: Product,
    method: "GET" | "POST",
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
  ): Promise<Answer> {
    const token = this.tokens[product];
    const answer = await this.http.call(method, `${product}/${path}`, {
      headers: {
        Authorization: `Bearer ${await token.value()}`,
        "X-Target-Environment": this.settings.targetEnvironment,
        "Ocp-Apim-Subscription-Key": this.keysOf(product).subscriptionKey,
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status === 401) token.drop();
    return answer;
  }

  private token(product: Product): ProviderToken {
    return new ProviderToken("MTN", MARGIN_MS, () => {
      const { apiUser, apiKey, subscriptionKey } = this.keysOf(product);
      return this.http.call("POST", `${product}/token/`, {
        headers: {
          Authorization: `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString("base64")}`,
          "Ocp-Apim-Subscription-Key": subscriptionKey,
        },
      });
    });
  }

  private keysOf(product: Product): MtnKeys {
    const keys = this.settings[product];
    if (!keys) throw new Error("Refunds by MTN are not set up.");
    return keys;
  }
}
