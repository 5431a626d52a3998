import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listening, LOOPBACK, readObject, stopped } from "../loopback-server";
import { Ledger, shown, type Order } from "./ledger";
import { LIFELIKE, type Timing } from "./scenarios";

/** What a shop needs to use it; the same variables as for the real one. */
export type SimulatorSettings = Readonly<Record<string, string>>;

/** Mobile money without money, for the demo and for tests. */
export interface MomoSimulator {
  readonly baseUrl: string;
  readonly settings: SimulatorSettings;
  readonly ledger: Ledger;
  close(): Promise<void>;
}

/** There is nothing to protect: no money, and nobody but this machine gets here. */
const KEYS = {
  user: "6f1e3c7a-52b4-4f0e-9d7c-0a1b2c3d4e5f",
  key: "simulated-api-key",
  subscription: "simulated-subscription-key",
} as const;

const LONGEST_BODY = 10_000;
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
/** How often a request gets a server error before it is accepted. */
const ERRORS = 2;

const TOKEN = /^\/(collection|disbursement)\/token\/$/;
const RESOURCE = /^\/(collection\/v1_0\/requesttopay|disbursement\/v1_0\/refund)(?:\/([^/]+))?$/;

function answer(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, body ? { "Content-Type": "application/json" } : {});
  response.end(body ? JSON.stringify(body) : undefined);
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  answer(response, status, { code, message: code });

const headerOf = (request: IncomingMessage, name: string) => {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
};

const NOTE = /^[A-Za-z0-9 .-]{0,160}$/;

/** The request as MTN would read it, or what MTN finds wrong with it. */
function orderOf(body: Record<string, unknown>, request: IncomingMessage): Order | null {
  const { amount, currency, externalId, payer, payerMessage = "", payeeNote = "" } = body;
  const texts = [amount, currency, externalId, payerMessage, payeeNote];
  if (!texts.every((text): text is string => typeof text === "string")) return null;
  const [amountText = "", currencyText = "", id = "", message = "", noteText = ""] = texts;
  if (!/^[1-9]\d*$/.test(amountText) || !NOTE.test(message) || !NOTE.test(noteText)) return null;
  const isPayer = typeof payer === "object" && payer !== null && "partyId" in payer;
  return {
    amount: amountText,
    currency: currencyText,
    externalId: id,
    payer: isPayer ? String(payer.partyId) : null,
    payerMessage: message,
    payeeNote: noteText,
    callbackUrl: headerOf(request, "x-callback-url"),
  };
}

class Desk {
  private readonly token = randomBytes(24).toString("base64url");
  private readonly errors = new Map<string, number>();

  constructor(private readonly ledger: Ledger) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "/";
    if (headerOf(request, "ocp-apim-subscription-key") !== KEYS.subscription) {
      return refuse(response, 401, "ACCESS_DENIED");
    }
    if (TOKEN.test(url) && request.method === "POST") return this.giveToken(request, response);
    if (headerOf(request, "authorization") !== `Bearer ${this.token}`) {
      return refuse(response, 401, "ACCESS_DENIED");
    }
    const [, resource, reference] = RESOURCE.exec(url) ?? [];
    if (resource === undefined) return refuse(response, 404, "RESOURCE_NOT_FOUND");
    if (headerOf(request, "x-target-environment") !== "mtnrwanda") {
      return refuse(response, 500, "NOT_ALLOWED_TARGET_ENVIRONMENT");
    }
    const isPayment = resource.startsWith("collection");
    if (reference !== undefined) {
      const entry = (isPayment ? this.ledger.payments : this.ledger.refunds).get(reference);
      if (!entry) return refuse(response, 404, "RESOURCE_NOT_FOUND");
      return answer(response, 200, shown(reference, entry));
    }
    return isPayment ? this.pay(request, response) : this.payBack(request, response);
  }

  private giveToken(request: IncomingMessage, response: ServerResponse): void {
    const basic = `Basic ${Buffer.from(`${KEYS.user}:${KEYS.key}`).toString("base64")}`;
    if (headerOf(request, "authorization") !== basic) return refuse(response, 401, "ACCESS_DENIED");
    answer(response, 200, {
      access_token: this.token,
      token_type: "access_token",
      expires_in: 3600,
    });
  }

  private async pay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reference = headerOf(request, "x-reference-id") ?? "";
    const order = orderOf(await readObject(request, LONGEST_BODY), request);
    if (!UUID.test(reference) || !order || order.payer === null) {
      return refuse(response, 400, "INVALID_REQUEST");
    }
    if (order.currency !== "RWF") return refuse(response, 500, "INVALID_CURRENCY");
    const known = this.ledger.payments.get(reference);
    if (known) {
      known.sent += 1;
      return refuse(response, 409, "RESOURCE_ALREADY_EXIST");
    }
    const failures = this.errors.get(reference) ?? 0;
    if (order.payer === "250780000009" && failures < ERRORS) {
      this.errors.set(reference, failures + 1);
      return refuse(response, failures === 0 ? 500 : 503, "INTERNAL_PROCESSING_ERROR");
    }
    const { scenario } = this.ledger.addPayment(reference, order);
    if (scenario === "callback-first") await this.ledger.end(reference);
    // It has arrived, and the connection breaks before anybody is told.
    if (scenario === "cut-off") response.destroy();
    else answer(response, 202);
  }

  private async payBack(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reference = headerOf(request, "x-reference-id") ?? "";
    const body = await readObject(request, LONGEST_BODY);
    const order = orderOf(body, request);
    if (!UUID.test(reference) || !order) return refuse(response, 400, "INVALID_REQUEST");
    const known = this.ledger.refunds.get(reference);
    if (known) {
      known.sent += 1;
      return refuse(response, 409, "RESOURCE_ALREADY_EXIST");
    }
    const payment = this.ledger.payments.get(String(body["referenceIdToRefund"]));
    this.ledger.addRefund(reference, order, payment);
    answer(response, 202);
  }
}

/**
 * Starts MTN's collection and disbursement APIs on this machine, with wallets that do what their
 * number says (`scenarios.ts`).
 * @param options `port` 0: any free one
 */
export async function startMomoSimulator(
  options: { port?: number; timing?: Partial<Timing> } = {},
): Promise<MomoSimulator> {
  const ledger = new Ledger({ ...LIFELIKE, ...options.timing });
  const desk = new Desk(ledger);
  const server = createServer((request, response) => {
    desk.handle(request, response).catch(() => {
      if (!response.headersSent) refuse(response, 400, "INVALID_REQUEST");
    });
  });
  const baseUrl = `http://${LOOPBACK}:${await listening(server, options.port ?? 0)}`;
  const { user, key, subscription } = KEYS;
  return {
    baseUrl,
    ledger,
    settings: {
      MOMO_BASE_URL: baseUrl,
      MOMO_API_USER: user,
      MOMO_API_KEY: key,
      MOMO_SUBSCRIPTION_KEY: subscription,
      MOMO_REFUND_API_USER: user,
      MOMO_REFUND_API_KEY: key,
      MOMO_REFUND_SUBSCRIPTION_KEY: subscription,
    },
    close: () => {
      ledger.close();
      return stopped(server);
    },
  };
}
