import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Errands, listening, LOOPBACK, stopped } from "../loopback-server";
import { scenarioOf } from "./scenarios";

/** A message that was taken. */
export interface SimulatedText {
  id: string;
  channel: "sms" | "whatsapp";
  to: string;
  /** Of WhatsApp: the filled places of its template. */
  text: string;
  sender: string | null;
}

/** SMS and WhatsApp without phones, for the demo and for tests. */
export interface TextSimulator {
  readonly baseUrl: string;
  /** What a shop needs to use it; the same variables as for the real ones. */
  readonly settings: Readonly<Record<string, string>>;
  /** What was taken, the oldest first. */
  readonly texts: readonly SimulatedText[];
  /** How often somebody asked for anything, taken or not. */
  readonly asked: number;
  /** While it is out of order it answers every call so; null: it works. */
  breakDown(status: number | null): void;
  close(): Promise<void>;
}

/** Where it reports to; absent: it reports nothing by itself. */
interface Reports {
  shopUrl: string;
  secret: string;
}

/** There is nothing to protect: nobody but this machine gets here. */
const KEY = "simulated-api-key";
const APP_SECRET = "simulated-app-secret";
const LONGEST_BODY = 20_000;
const KEPT = 500;
const REPORT_MS = 200;
const COST = "RWF 12.0000";
/** How often a request gets a server error before it is accepted. */
const ERRORS = 2;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_BODY) throw new Error("too long");
  }
  return text;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}

interface TemplateMessage {
  to?: unknown;
  template?: { components?: { parameters?: { text?: unknown }[] }[] };
}

class Carrier {
  readonly texts: SimulatedText[] = [];
  asked = 0;
  brokenStatus: number | null = null;
  readonly #failures = new Map<string, number>();
  readonly errands = new Errands();

  constructor(private readonly reports: Reports | null) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked += 1;
    const body = await bodyOf(request);
    if (this.brokenStatus !== null) return answer(response, this.brokenStatus, {});
    if (request.method !== "POST") return answer(response, 404, {});
    if (request.url === "/version1/messaging") {
      if (request.headers["apikey"] !== KEY) return answer(response, 401, {});
      return this.#sms(new URLSearchParams(body), response);
    }
    if (request.url === "/v23.0/1/messages") {
      if (request.headers.authorization !== `Bearer ${KEY}`) return answer(response, 401, {});
      return this.#whatsapp(JSON.parse(body) as TemplateMessage, response);
    }
    return answer(response, 404, {});
  }

  #sms(form: URLSearchParams, response: ServerResponse): void {
    const to = form.get("to") ?? "";
    const scenario = scenarioOf(to);
    const failures = this.#failures.get(to) ?? 0;
    if (scenario === "gateway-down" && failures < ERRORS) {
      this.#failures.set(to, failures + 1);
      return answer(response, failures === 0 ? 500 : 503, {});
    }
    const recipient = (statusCode: number, status: string, messageId = "None") =>
      answer(response, 201, {
        SMSMessageData: {
          Message: `Sent to ${statusCode < 200 ? 1 : 0}/1`,
          Recipients: [{ statusCode, number: to, status, cost: COST, messageId }],
        },
      });
    if (scenario === "invalid-number") return recipient(403, "InvalidPhoneNumber");
    if (scenario === "no-balance") return recipient(405, "InsufficientBalance");
    const id = `ATXid_${randomUUID().replaceAll("-", "")}`;
    this.#keep({
      id,
      channel: "sms",
      to,
      text: form.get("message") ?? "",
      sender: form.get("from"),
    });
    recipient(101, "Success", id);
    if (scenario === "no-report") return;
    const isAbsent = scenario === "absent";
    this.#report(
      `/africastalking/${this.reports?.secret ?? ""}`,
      new URLSearchParams({
        id,
        status: isAbsent ? "Failed" : "Success",
        phoneNumber: to,
        ...(isAbsent ? { failureReason: "AbsentSubscriber" } : {}),
      }),
    );
  }

  #whatsapp({ to, template }: TemplateMessage, response: ServerResponse): void {
    const number = `+${String(to)}`;
    const places = (template?.components ?? []).flatMap(({ parameters = [] }) => parameters);
    const scenario = scenarioOf(number);
    if (scenario === "invalid-number") {
      return answer(response, 400, { error: { message: "Recipient phone number not valid" } });
    }
    const id = `wamid.${randomUUID()}`;
    const text = places.map((place) => String(place.text)).join(" ");
    this.#keep({ id, channel: "whatsapp", to: number, text, sender: null });
    answer(response, 200, { messaging_product: "whatsapp", messages: [{ id }] });
    if (scenario === "no-report") return;
    const status = scenario === "absent" ? "failed" : "delivered";
    const errors = [{ code: 131026, title: "Message undeliverable" }];
    const body = JSON.stringify({
      object: "whatsapp_business_account",
      entry: [
        {
          changes: [
            { value: { statuses: [{ id, status, ...(status === "failed" && { errors }) }] } },
          ],
        },
      ],
    });
    const signature = createHmac("sha256", APP_SECRET).update(body).digest("hex");
    this.#report("/whatsapp", body, {
      "Content-Type": "application/json",
      "X-Hub-Signature-256": `sha256=${signature}`,
    });
  }

  #keep(text: SimulatedText): void {
    this.texts.push(text);
    if (this.texts.length > KEPT) this.texts.shift();
  }

  #report(
    path: string,
    body: URLSearchParams | string,
    headers: Record<string, string> = {},
  ): void {
    if (this.reports === null) return;
    const url = `${this.reports.shopUrl}/api/texts/reports${path}`;
    // A shop that is closing hears nothing, as in real life.
    this.errands.later(REPORT_MS, () =>
      fetch(url, { method: "POST", body, headers }).catch(() => undefined),
    );
  }
}

/** Starts Africa's Talking's and WhatsApp's APIs on this machine; numbers do what `scenarios.ts` says. */
export async function startTextSimulator(
  options: { reports?: Reports } = {},
): Promise<TextSimulator> {
  const carrier = new Carrier(options.reports ?? null);
  const server = createServer((request, response) => {
    carrier.handle(request, response).catch(() => {
      if (!response.headersSent) answer(response, 400, {});
    });
  });
  const baseUrl = `http://${LOOPBACK}:${await listening(server, 0)}`;
  return {
    baseUrl,
    get texts() {
      return carrier.texts;
    },
    get asked() {
      return carrier.asked;
    },
    settings: {
      AFRICASTALKING_URL: baseUrl,
      AFRICASTALKING_USERNAME: "sandbox",
      AFRICASTALKING_API_KEY: KEY,
      WHATSAPP_URL: `${baseUrl}/v23.0`,
      WHATSAPP_PHONE_ID: "1",
      WHATSAPP_TOKEN: KEY,
      WHATSAPP_APP_SECRET: APP_SECRET,
      ...(options.reports && { TEXT_REPORT_SECRET: options.reports.secret }),
    },
    breakDown: (status) => {
      carrier.brokenStatus = status;
    },
    close: () => {
      carrier.errands.clear();
      return stopped(server);
    },
  };
}
