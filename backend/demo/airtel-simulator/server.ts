import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { fieldsOf } from "../../src/lib/payment-ports/provider-http";
import { callShopAt, Errands, listening, LOOPBACK, readObject, stopped } from "../loopback-server";
import {
  delayOf,
  DONE,
  endingOf,
  LIFELIKE,
  SCENARIO_OF_NUMBER,
  type Ending,
  type Scenario,
  type Timing,
} from "./scenarios";

/** A collection or a disbursement, as its sender wrote it. */
export interface AirtelEntry {
  readonly amount: number;
  readonly msisdn: string;
  readonly reference: string;
  readonly scenario: Scenario;
  /** TIP: under way, TA: ambiguous, TS: done, TF: failed, TE: expired. */
  status: "TIP" | "TA" | Ending["status"];
  code: string;
  moneyId: string | null;
  /** Times that the same id was sent. */
  sent: number;
}

/** Airtel Money without money, for the demo and for tests. */
export interface AirtelSimulator {
  readonly baseUrl: string;
  /** What a shop needs to use it; the same variables as for the real one. */
  readonly settings: Readonly<Record<string, string>>;
  /** By transaction id. */
  readonly payments: ReadonlyMap<string, AirtelEntry>;
  readonly refunds: ReadonlyMap<string, AirtelEntry>;
  /** Tokens that were given. */
  readonly tokens: () => number;
  /** The one address that is called about everything, as its portal knows it. */
  callAt(url: string): void;
  /** The wallet's answer. @param ending as its number says, unless told */
  end(id: string, ending?: Ending): Promise<void>;
  close(): Promise<void>;
}

/** There is nothing to protect: no money, and nobody but this machine gets here. */
const KEYS = {
  id: "simulated-client-id",
  secret: "simulated-client-secret",
  pin: "simulated-encrypted-pin",
} as const;

const LONGEST_BODY = 10_000;
/** How often a request gets a server error before it is accepted. */
const ERRORS = 2;
/** Airtel's: digits and letters. */
const ID = /^[A-Za-z0-9]{4,64}$/;
const STATUS = /^\/standard\/v1\/(payments|disbursements)\/([^/]+)$/;

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}

const verdict = (code: string, success: boolean, message = code) => ({
  status: { code: "200", message, result_code: "ESB000010", response_code: code, success },
});

class Desk {
  readonly payments = new Map<string, AirtelEntry>();
  readonly refunds = new Map<string, AirtelEntry>();
  tokens = 0;
  callbackUrl: string | null = null;
  private token = "";
  private readonly errors = new Map<string, number>();
  readonly errands = new Errands();
  private nextMoneyId = 5_000_000;

  constructor(private readonly timing: Timing) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/", method, headers } = request;
    if (url === "/auth/oauth2/token") return this.giveToken(request, response);
    if (headers.authorization !== `Bearer ${this.token}`) {
      return answer(response, 401, { error: "invalid_token" });
    }
    if (headers["x-country"] !== "RW" || headers["x-currency"] !== "RWF") {
      return answer(response, 400, verdict("ROUTER005", false, "Country route is not configured"));
    }
    if (method === "POST" && url === "/merchant/v1/payments/") return this.pay(request, response);
    if (method === "POST" && url === "/standard/v1/disbursements/") {
      return this.payBack(request, response);
    }
    const [, kind, id = ""] = STATUS.exec(url) ?? [];
    const entry = (kind === "payments" ? this.payments : this.refunds).get(id);
    if (kind === undefined || !entry) {
      const code = kind === "payments" ? "DP00800001025" : "DP00900001015";
      return answer(response, 200, verdict(code, false, "Transaction Not Found"));
    }
    const { status, code, moneyId } = entry;
    answer(response, 200, {
      data: {
        transaction: {
          id,
          message: code,
          status,
          ...(moneyId === null ? {} : { airtel_money_id: moneyId }),
        },
      },
      ...verdict(code, status === "TS"),
    });
  }

  async end(id: string, ending?: Ending): Promise<void> {
    const entry = this.payments.get(id);
    if (!entry || (entry.status !== "TIP" && entry.status !== "TA")) return;
    if (ending === undefined && entry.scenario === "ambiguous" && entry.status === "TIP") {
      Object.assign(entry, { status: "TA", code: "DP00800001000" });
      this.errands.later(this.timing.answerMs, () => this.end(id));
      return;
    }
    this.write(entry, ending ?? endingOf(entry.scenario));
    if (entry.scenario === "lost-callback") return;
    await this.call(id, entry);
    if (entry.scenario === "duplicate-callback") await this.call(id, entry);
  }

  private async giveToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readObject(request, LONGEST_BODY);
    if (body["client_id"] !== KEYS.id || body["client_secret"] !== KEYS.secret) {
      return answer(response, 400, { error: "invalid_client" });
    }
    this.tokens += 1;
    // Those given before stay good, as they live on for a while.
    this.token ||= randomBytes(24).toString("base64url");
    answer(response, 200, {
      access_token: this.token,
      expires_in: "180",
      token_type: "bearer",
    });
  }

  private async pay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readObject(request, LONGEST_BODY);
    const { msisdn } = fieldsOf(body["subscriber"]);
    const { id, amount } = fieldsOf(body["transaction"]);
    const isRight =
      typeof id === "string" && ID.test(id) && typeof amount === "number" && amount > 0;
    if (!isRight || typeof msisdn !== "string" || !/^7[23]\d{7}$|^7\d{8}$/.test(msisdn)) {
      return answer(response, 400, verdict("DP00800001004", false, "Invalid request"));
    }
    const known = this.payments.get(id);
    if (known) {
      known.sent += 1;
      return answer(response, 200, verdict("DP00800001999", false, "Duplicate Transaction Id"));
    }
    const scenario = SCENARIO_OF_NUMBER[msisdn] ?? "success";
    const failures = this.errors.get(id) ?? 0;
    if (scenario === "server-errors" && failures < ERRORS) {
      this.errors.set(id, failures + 1);
      return answer(response, failures === 0 ? 500 : 503, { error: "unavailable" });
    }
    const entry = this.add(this.payments, id, { amount, msisdn, scenario, body });
    this.errands.later(delayOf(scenario, this.timing), () => this.end(id));
    // It has arrived, and the connection breaks before anybody is told.
    if (scenario === "cut-off") response.destroy();
    else {
      const transaction = { id, status: "SUCCESS" };
      answer(response, 200, { data: { transaction }, ...verdict(entry.code, true, "SUCCESS") });
    }
  }

  private async payBack(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readObject(request, LONGEST_BODY);
    const { msisdn } = fieldsOf(body["payee"]);
    const { id, amount } = fieldsOf(body["transaction"]);
    if (body["pin"] !== KEYS.pin) {
      return answer(response, 400, verdict("ROUTER116", false, "Incorrect PIN"));
    }
    if (typeof id !== "string" || !ID.test(id) || typeof amount !== "number") {
      return answer(response, 400, verdict("DP00900001004", false, "Invalid request"));
    }
    const known = this.refunds.get(id);
    if (known) {
      known.sent += 1;
      return answer(response, 200, verdict("DP00900001017", false, "Duplicate Transaction Id"));
    }
    const number = typeof msisdn === "string" ? msisdn : "";
    const scenario = SCENARIO_OF_NUMBER[number] ?? "success";
    const entry = this.add(this.refunds, id, { amount, msisdn: number, scenario, body });
    this.errands.later(this.timing.answerMs, () => {
      const failed: Ending = { status: "TF", code: "DP00900001005" };
      this.write(entry, scenario === "refund-fails" ? failed : DONE);
    });
    if (scenario === "cut-off") response.destroy();
    else answer(response, 200, { data: { transaction: { id } }, ...verdict(entry.code, true) });
  }

  private add(
    book: Map<string, AirtelEntry>,
    id: string,
    { body, ...of }: Pick<AirtelEntry, "amount" | "msisdn" | "scenario"> & { body: object },
  ): AirtelEntry {
    const reference = "reference" in body ? String(body.reference) : "";
    const entry: AirtelEntry = {
      ...of,
      reference,
      status: "TIP",
      code: "DP00800001006",
      moneyId: null,
      sent: 1,
    };
    book.set(id, entry);
    return entry;
  }

  private write(entry: AirtelEntry, { status, code }: Ending): void {
    entry.status = status;
    entry.code = code;
    if (status === "TS") entry.moneyId = `MP${(this.nextMoneyId += 1)}`;
  }

  private async call(id: string, { status, code, moneyId }: AirtelEntry): Promise<void> {
    if (this.callbackUrl === null) return;
    const transaction = { id, message: code, status_code: status, airtel_money_id: moneyId };
    await callShopAt(this.callbackUrl, { transaction });
  }
}

/**
 * Starts Airtel's open API on this machine, with wallets that do what their number says (`scenarios.ts`).
 * @param options `port` 0: any free one
 */
export async function startAirtelSimulator(
  options: { port?: number; timing?: Partial<Timing> } = {},
): Promise<AirtelSimulator> {
  const desk = new Desk({ ...LIFELIKE, ...options.timing });
  const server = createServer((request, response) => {
    desk.handle(request, response).catch(() => {
      if (!response.headersSent) answer(response, 400, { error: "invalid_request" });
    });
  });
  const baseUrl = `http://${LOOPBACK}:${await listening(server, options.port ?? 0)}`;
  return {
    baseUrl,
    settings: {
      AIRTEL_BASE_URL: baseUrl,
      AIRTEL_CLIENT_ID: KEYS.id,
      AIRTEL_CLIENT_SECRET: KEYS.secret,
      AIRTEL_REFUND_PIN: KEYS.pin,
    },
    payments: desk.payments,
    refunds: desk.refunds,
    tokens: () => desk.tokens,
    callAt: (url) => {
      desk.callbackUrl = url;
    },
    end: (id, ending) => desk.end(id, ending),
    close: () => {
      desk.errands.clear();
      return stopped(server);
    },
  };
}
