import { createHash, timingSafeEqual } from "node:crypto";
import type { Env } from "../env";
import { paced } from "../pace";
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
import { fieldsOf, isRefusal, ProviderHttp, textOf, type Answer } from "./provider-http";

/** How to reach Flutterwave: only these differ between the real one and the simulator. */
export interface FlutterwaveSettings {
  baseUrl: string;
  secretKey: string;
  /** Sent with its calls; chosen in its dashboard. */
  webhookHash: string;
  /** Origin of its payment page: payers are sent nowhere else. */
  pageOrigin: string;
}

const PAGE = "https://checkout.flutterwave.com";

/** @returns null when cards are not set up */
export function flutterwaveSettings(env: Env): FlutterwaveSettings | null {
  const { FLUTTERWAVE_BASE_URL, FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_HASH } = env;
  if (!FLUTTERWAVE_BASE_URL || !FLUTTERWAVE_SECRET_KEY || !FLUTTERWAVE_WEBHOOK_HASH) return null;
  return {
    baseUrl: FLUTTERWAVE_BASE_URL.replace(/\/+$/, ""),
    secretKey: FLUTTERWAVE_SECRET_KEY,
    webhookHash: FLUTTERWAVE_WEBHOOK_HASH,
    pageOrigin: new URL(env.FLUTTERWAVE_PAGE_URL ?? PAGE).origin,
  };
}

const CURRENCY = "RWF";
/** The page closes by itself; the order is held no longer. */
const PAGE_MINUTES = 15;
/** A refund whose answer was lost is sent again after this long, unless Flutterwave shows it. */
const LOST_AFTER_S = 120;

const sha256 = (text: string) => createHash("sha256").update(text).digest();
const dataIn = ({ body }: Answer) => fieldsOf(body["data"]);

/**
 * Flutterwave's Standard flow: cards on its own page, in francs. A payment is believed after its transaction was read by
 * reference and by number. A card that was declined may be tried again on the page, so that is no last word.
 */
export class FlutterwavePort implements PaymentPort {
  readonly provider = "flutterwave";
  readonly hasPage = true;
  readonly currency = CURRENCY;
  readonly paysBack = true;
  private readonly http: ProviderHttp;

  constructor(private readonly settings: FlutterwaveSettings) {
    this.http = new ProviderHttp("Flutterwave", settings.baseUrl);
  }

  async ask({ reference, amount, orderNumber, payer, returnUrl }: Asked): Promise<Sent> {
    const answer = await this.call("POST", "v3/payments", {
      tx_ref: reference,
      amount,
      currency: CURRENCY,
      redirect_url: returnUrl,
      payment_options: "card",
      session_duration: PAGE_MINUTES,
      customer: payer,
      customizations: { title: orderNumber },
    });
    if (isRefusal(answer.status)) return { kind: "refused", reason: "card_unavailable" };
    const payUrl = textOf(dataIn(answer)["link"]);
    if (answer.status !== 200 || payUrl === null) {
      throw new ProviderTrouble(`Flutterwave answered ${answer.status}.`);
    }
    if (!URL.canParse(payUrl) || new URL(payUrl).origin !== this.settings.pageOrigin) {
      throw new ProviderTrouble(
        "Flutterwave's payment page is not where FLUTTERWAVE_PAGE_URL says.",
      );
    }
    return { kind: "accepted", payUrl };
  }

  async statusOf({ reference }: Pick<Asked, "reference">): Promise<Told> {
    const named = await this.call(
      "GET",
      `v3/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`,
    );
    // Nobody has tried to pay.
    if (isRefusal(named.status)) return { kind: "unknown" };
    const id = textOf(this.found(named)["id"]);
    if (id === null) throw new ProviderTrouble("Flutterwave named no transaction.");
    const verified = this.found(await this.call("GET", `v3/transactions/${id}/verify`));
    if (verified["tx_ref"] !== reference) {
      throw new ProviderTrouble("Flutterwave's transaction is of another payment.");
    }
    switch (verified["status"]) {
      case "successful":
        return {
          kind: "paid",
          amount: Number(verified["amount"]),
          currency: textOf(verified["currency"]) ?? "",
          transactionId: id,
        };
      case "failed":
        return { kind: "failed", reason: "card_declined", mayYetBePaid: true };
      default:
        return { kind: "pending" };
    }
  }

  /**
   * Flutterwave takes no reference for a refund: ours is its comment, and before it is sent again it is looked for, as
   * long after the first time as no request takes to arrive.
   */
  async payBack(refund: PayBack): Promise<Sent> {
    const { reference, transactionId, amount, tries, ageS } = refund;
    if (transactionId === null) return { kind: "refused", reason: "unknown" };
    if (tries > 1 && (await this.payBackStatus(refund)) !== "unknown") return { kind: "accepted" };
    if (tries > 1 && ageS < paced(LOST_AFTER_S)) {
      throw new ProviderTrouble("Flutterwave may have this refund, and does not show it yet.");
    }
    const answer = await this.call(
      "POST",
      `v3/transactions/${encodeURIComponent(transactionId)}/refund`,
      { amount, comments: reference },
    );
    if (answer.status === 200) return { kind: "accepted" };
    if (isRefusal(answer.status)) return { kind: "refused", reason: "unknown" };
    throw new ProviderTrouble(`Flutterwave answered ${answer.status}.`);
  }

  async payBackStatus({ reference, transactionId }: PayBack): Promise<ToldBack> {
    const path = `v3/refunds?id=${encodeURIComponent(transactionId ?? "")}`;
    const answer = await this.call("GET", path);
    const { data } = answer.body;
    if (answer.status === 404) return "unknown";
    if (answer.status !== 200 || !Array.isArray(data)) {
      throw new ProviderTrouble(`Flutterwave answered ${answer.status}.`);
    }
    const refund = data.map(fieldsOf).find(({ comments }) => comments === reference);
    if (refund === undefined) return "unknown";
    const status = textOf(refund["status"]) ?? "";
    if (status.startsWith("completed")) return "paid";
    return status === "failed" ? "failed" : "pending";
  }

  /** Only for whoever knows the hash of the dashboard. */
  referenceIn({ headers, body }: Call): string | null {
    const hash = headers["verif-hash"];
    const isTheirs =
      typeof hash === "string" && timingSafeEqual(sha256(hash), sha256(this.settings.webhookHash));
    return isTheirs ? textOf(fieldsOf(fieldsOf(body)["data"])["tx_ref"]) : null;
  }

  private found(answer: Answer) {
    if (answer.status !== 200) throw new ProviderTrouble(`Flutterwave answered ${answer.status}.`);
    return dataIn(answer);
  }

  private call(method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
    return this.http.call(method, path, {
      headers: { Authorization: `Bearer ${this.settings.secretKey}` },
      ...(body === undefined ? {} : { body }),
    });
  }
}
