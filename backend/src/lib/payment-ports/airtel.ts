import type { PaymentFailure } from "../../contracts/payments";
import type { Env } from "../env";
import {
  ProviderTrouble,
  type Asked,
  type Call,
  type PayBack,
  type PaymentPort,
  type Sent,
  type Told,
  type ToldBack,
} from "./port";
import {
  fieldsOf,
  isRefusal,
  plainId,
  ProviderHttp,
  ProviderToken,
  textOf,
  type Answer,
} from "./provider-http";

/** How to reach Airtel Money: only these differ between the real one and the simulator. */
export interface AirtelSettings {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** The disbursement PIN, encrypted with the key in Airtel's portal; null: staff pay refunds by hand. */
  refundPin: string | null;
}

/** @returns null when Airtel is not set up */
export function airtelSettings(env: Env): AirtelSettings | null {
  const { AIRTEL_BASE_URL, AIRTEL_CLIENT_ID, AIRTEL_CLIENT_SECRET, AIRTEL_REFUND_PIN } = env;
  if (!AIRTEL_BASE_URL || !AIRTEL_CLIENT_ID || !AIRTEL_CLIENT_SECRET) return null;
  return {
    baseUrl: AIRTEL_BASE_URL.replace(/\/+$/, ""),
    clientId: AIRTEL_CLIENT_ID,
    clientSecret: AIRTEL_CLIENT_SECRET,
    refundPin: AIRTEL_REFUND_PIN ?? null,
  };
}

const COUNTRY = "RW";
const CURRENCY = "RWF";
/** A token lives 180 s; a call may take 10. */
const MARGIN_MS = 30_000;

/** Airtel's codes of a collection that was not made (`DP008…`), to our reasons. */
const REASONS: Readonly<Record<string, PaymentFailure>> = {
  DP00800001002: "wrong_pin",
  DP00800001003: "limit_reached",
  DP00800001004: "not_allowed",
  DP00800001005: "timed_out",
  DP00800001007: "not_enough_funds",
  DP00800001008: "rejected",
  DP00800001009: "not_allowed",
  DP00800001010: "payer_not_found",
  DP00800001024: "timed_out",
  DP00800001029: "timed_out",
};

/** Ambiguous, done, under way, timed out on the way: Airtel has it, and how it ends is asked. */
const TAKEN: readonly string[] = [
  "DP00800001000",
  "DP00800001001",
  "DP00800001006",
  "DP00900001000",
  "DP00900001001",
  "DP00900001006",
  "DP00900001014",
  // Sent before, and it arrived.
  "DP00900001017",
];

/** No transaction has this id. */
const NOT_FOUND: readonly string[] = ["DP00800001025", "DP00900001015"];

/** @param code as Airtel writes it; unfamiliar ones are `unknown` */
export const airtelFailure = (code: string | null): PaymentFailure =>
  (code !== null && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined) ?? "unknown";

const transactionIn = ({ body }: Answer) => fieldsOf(fieldsOf(body["data"])["transaction"]);
const codeIn = ({ body }: Answer) => textOf(fieldsOf(body["status"])["response_code"]);
const isSuccess = ({ body }: Answer) => fieldsOf(body["status"])["success"] === true;

/** Airtel wants the nine digits behind the country code. */
const msisdn = (phone: string | null) => (phone ?? "").replace(/^\+250/, "");

/**
 * Airtel Money's open API: collections ask a wallet for money, disbursements pay it back. An answer of success to a
 * request means that it arrived, not that anything was paid. A status names no amount: what was asked for under an id is
 * what was paid under it.
 */
export class AirtelPort implements PaymentPort {
  readonly provider = "airtel";
  readonly hasPage = false;
  readonly currency = CURRENCY;
  readonly paysBack: boolean;
  private readonly http: ProviderHttp;
  private readonly token: ProviderToken;

  constructor(private readonly settings: AirtelSettings) {
    this.paysBack = settings.refundPin !== null;
    this.http = new ProviderHttp("Airtel", settings.baseUrl);
    this.token = new ProviderToken("Airtel", MARGIN_MS, () =>
      this.http.call("POST", "auth/oauth2/token", {
        body: {
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
          grant_type: "client_credentials",
        },
      }),
    );
  }

  ask({ reference, amount, phone, orderNumber }: Asked): Promise<Sent> {
    return this.send("merchant/v1/payments/", {
      reference: orderNumber,
      subscriber: { country: COUNTRY, currency: CURRENCY, msisdn: msisdn(phone) },
      transaction: { amount, country: COUNTRY, currency: CURRENCY, id: plainId(reference) },
    });
  }

  async statusOf({ reference, amount }: Pick<Asked, "reference" | "amount">): Promise<Told> {
    const answer = await this.read(`standard/v1/payments/${plainId(reference)}`);
    if (answer === null) return { kind: "unknown" };
    const transaction = transactionIn(answer);
    switch (transaction["status"]) {
      case "TS":
        return {
          kind: "paid",
          amount: Number(transaction["amount"] ?? amount),
          currency: textOf(transaction["currency"]) ?? CURRENCY,
          transactionId: textOf(transaction["airtel_money_id"]),
        };
      case "TF":
        return { kind: "failed", reason: airtelFailure(codeIn(answer)) };
      case "TE":
        return { kind: "failed", reason: "timed_out" };
      default:
        // TIP is under way, TA ambiguous: asked until it is one of the others.
        return { kind: "pending" };
    }
  }

  payBack({ reference, amount, orderNumber, phone }: PayBack): Promise<Sent> {
    const { refundPin } = this.settings;
    if (refundPin === null) throw new Error("Refunds by Airtel are not set up.");
    return this.send("standard/v1/disbursements/", {
      payee: { msisdn: msisdn(phone) },
      reference: orderNumber,
      pin: refundPin,
      transaction: { amount, id: plainId(reference) },
    });
  }

  async payBackStatus({ reference }: Pick<PayBack, "reference">): Promise<ToldBack> {
    const answer = await this.read(`standard/v1/disbursements/${plainId(reference)}`);
    if (answer === null) return "unknown";
    switch (transactionIn(answer)["status"]) {
      case "TS":
        return "paid";
      case "TF":
      case "TE":
        return "failed";
      default:
        return "pending";
    }
  }

  /** It calls one address, whatever it is about. */
  referenceIn({ body }: Call): string | null {
    return textOf(fieldsOf(fieldsOf(body)["transaction"])["id"]);
  }

  private async send(path: string, body: object): Promise<Sent> {
    const answer = await this.call("POST", path, body);
    const code = codeIn(answer);
    if (answer.status === 409 || (code !== null && TAKEN.includes(code))) {
      return { kind: "accepted" };
    }
    if (answer.status === 200 && isSuccess(answer)) return { kind: "accepted" };
    // Whatever else it says, the caller asks for the status before it believes that nothing arrived.
    if (isRefusal(answer.status) || (answer.status === 200 && code !== null)) {
      return { kind: "refused", reason: airtelFailure(code) };
    }
    throw new ProviderTrouble(`Airtel answered ${answer.status}.`);
  }

  /** @returns null: Airtel does not know it */
  private async read(path: string): Promise<Answer | null> {
    const answer = await this.call("GET", path);
    const code = codeIn(answer);
    if (answer.status === 404 || (code !== null && NOT_FOUND.includes(code))) return null;
    if (answer.status !== 200 || transactionIn(answer)["status"] === undefined) {
      throw new ProviderTrouble(`Airtel answered ${answer.status}, ${code ?? "no code"}.`);
    }
    return answer;
  }

  private async call(method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
    const answer = await this.http.call(method, path, {
      headers: {
        Authorization: `Bearer ${await this.token.value()}`,
        "X-Country": COUNTRY,
        "X-Currency": CURRENCY,
      },
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status === 401) this.token.drop();
    return answer;
  }
}
