import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { callShopAt, listening, LOOPBACK, readObject, stopped } from "../loopback-server";
import { cardPage } from "./page";

/** A payment page, as the shop asked for it. */
export interface CardLink {
  readonly txRef: string;
  readonly amount: number;
  readonly currency: string;
  readonly redirectUrl: string;
  readonly url: string;
}

export interface CardTransaction {
  readonly id: number;
  readonly txRef: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: "successful" | "failed" | "pending";
}

export interface CardRefund {
  readonly txId: number;
  readonly amount: number;
  readonly comments: string;
  readonly status: "completed" | "pending" | "failed";
}

/** What the payer does on the page, and what Flutterwave tells of it. */
export interface CardTry {
  status?: CardTransaction["status"];
  /** What is charged; as asked by default. */
  amount?: number;
  currency?: string;
  /** How often the shop is called; once by default. */
  calls?: number;
}

/** `error`: nothing arrives; `cut-off`: it arrives, and nobody is told. */
export type CardFault = "error" | "cut-off" | null;

/** Cards without money, for the demo and for tests. */
export interface CardSimulator {
  readonly baseUrl: string;
  /** What a shop needs to use it; the same variables as for the real one. */
  readonly settings: Readonly<Record<string, string>>;
  readonly links: readonly CardLink[];
  readonly transactions: readonly CardTransaction[];
  readonly refunds: readonly CardRefund[];
  /** The one address that is called about everything, as its dashboard knows it. */
  callAt(url: string): void;
  /** What goes wrong with the next calls. */
  fault(next: (path: string) => CardFault): void;
  /** Somebody pays on the page of this reference. @returns null: it is paid already */
  pay(txRef: string, tried?: CardTry): Promise<CardTransaction | null>;
  close(): Promise<void>;
}

/** There is nothing to protect: no money, and nobody but this machine gets here. */
const KEYS = { secret: "FLWSECK_TEST-simulated", hash: "simulated-webhook-hash" } as const;

const LONGEST_BODY = 10_000;
const PAGE = /^\/v3\/hosted\/pay\/([\w-]+)$/;
const VERIFY = /^\/v3\/transactions\/(\d+)\/verify$/;
const REFUND = /^\/v3\/transactions\/(\d+)\/refund$/;

function answer(response: ServerResponse, status: number, data: unknown, message = "ok"): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ status: status < 400 ? "success" : "error", message, data }));
}

function show(response: ServerResponse, html: string): void {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  response.end(html);
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) text = (text + String(chunk)).slice(0, LONGEST_BODY);
  return new URLSearchParams(text);
}

const shown = ({ id, txRef, amount, currency, status }: CardTransaction) => ({
  id,
  tx_ref: txRef,
  amount,
  charged_amount: amount,
  currency,
  status,
  payment_type: "card",
});

class Desk {
  readonly links: CardLink[] = [];
  readonly transactions: CardTransaction[] = [];
  readonly refunds: CardRefund[] = [];
  callbackUrl: string | null = null;
  fault: (path: string) => CardFault = () => null;
  baseUrl = "";
  private nextId = 7_000_000;

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.baseUrl);
    const [, token] = PAGE.exec(pathname) ?? [];
    if (token !== undefined) return this.visit(token, request, response);
    if (request.headers.authorization !== `Bearer ${KEYS.secret}`) {
      return answer(response, 401, null, "Invalid authorization key");
    }
    const fault = this.fault(pathname);
    if (fault === "error") return answer(response, 503, null, "Service unavailable");
    const told = fault === "cut-off" ? null : response;
    await this.serve(request, pathname, searchParams, (status, data, message) => {
      if (told === null) response.destroy();
      else answer(told, status, data, message);
    });
  }

  async pay(
    txRef: string,
    { status = "successful", amount, currency, calls = 1 }: CardTry = {},
  ): Promise<CardTransaction | null> {
    const link = this.links.findLast((one) => one.txRef === txRef);
    if (!link) throw new Error(`No page for ${txRef}.`);
    if (this.isPaid(txRef)) return null;
    const transaction: CardTransaction = {
      id: (this.nextId += 1),
      txRef,
      amount: amount ?? link.amount,
      currency: currency ?? link.currency,
      status,
    };
    this.transactions.push(transaction);
    for (let call = 0; call < calls; call += 1) await this.call(transaction);
    return transaction;
  }

  private isPaid = (txRef: string) =>
    this.transactions.some((one) => one.txRef === txRef && one.status === "successful");

  private async serve(
    request: IncomingMessage,
    path: string,
    search: URLSearchParams,
    tell: (status: number, data: unknown, message?: string) => void,
  ): Promise<void> {
    if (request.method === "POST" && path === "/v3/payments") {
      const body = await readObject(request, LONGEST_BODY);
      const { tx_ref: txRef, amount, currency, redirect_url: redirectUrl, customer } = body;
      const isRight =
        typeof txRef === "string" && typeof amount === "number" && typeof redirectUrl === "string";
      const hasEmail = typeof customer === "object" && customer !== null && "email" in customer;
      if (!isRight || !hasEmail || currency !== "RWF") return tell(400, null, "Invalid request");
      const url = `${this.baseUrl}/v3/hosted/pay/${randomBytes(10).toString("hex")}`;
      this.links.push({ txRef, amount, currency, redirectUrl, url });
      return tell(200, { link: url }, "Hosted Link");
    }
    if (path === "/v3/transactions/verify_by_reference") {
      const found = this.ofReference(search.get("tx_ref") ?? "");
      if (!found) return tell(400, null, "No transaction was found for this id");
      return tell(200, shown(found));
    }
    if (path === "/v3/refunds") {
      const refunds = this.refunds.filter(({ txId }) => String(txId) === search.get("id"));
      return tell(
        200,
        refunds.map(({ txId, amount, ...rest }) => ({
          ...rest,
          tx_id: txId,
          amount_refunded: amount,
        })),
      );
    }
    const [, verified] = VERIFY.exec(path) ?? [];
    const [, refunded] = REFUND.exec(path) ?? [];
    const transaction = this.transactions.find(({ id }) => String(id) === (verified ?? refunded));
    if (!transaction) return tell(400, null, "No transaction was found for this id");
    if (verified !== undefined) return tell(200, shown(transaction));
    const { amount, comments } = await readObject(request, LONGEST_BODY);
    const back = this.refunds
      .filter(({ txId, status }) => txId === transaction.id && status !== "failed")
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (typeof amount !== "number" || amount <= 0 || back + amount > transaction.amount) {
      return tell(400, null, "Refund is more than the transaction");
    }
    const refund: CardRefund = {
      txId: transaction.id,
      amount,
      comments: String(comments),
      status: "completed",
    };
    this.refunds.push(refund);
    tell(200, { tx_id: refund.txId, amount_refunded: amount, status: refund.status });
  }

  /** The last try, unless an earlier one was paid. */
  private ofReference(txRef: string): CardTransaction | undefined {
    const tries = this.transactions.filter((one) => one.txRef === txRef);
    return tries.find(({ status }) => status === "successful") ?? tries.at(-1);
  }

  private async visit(token: string, request: IncomingMessage, response: ServerResponse) {
    const link = this.links.find(({ url }) => url.endsWith(`/${token}`));
    if (!link) return answer(response, 404, null, "No such page");
    if (request.method !== "POST") {
      return show(response, cardPage(link.amount, this.isPaid(link.txRef) ? "paid" : "open"));
    }
    const action = (await formOf(request)).get("action");
    if (action === "decline") {
      await this.pay(link.txRef, { status: "failed" });
      return show(response, cardPage(link.amount, "declined"));
    }
    const transaction = action === "pay" ? await this.pay(link.txRef) : null;
    const back = new URL(link.redirectUrl);
    back.searchParams.set("status", action === "pay" ? "successful" : "cancelled");
    back.searchParams.set("tx_ref", link.txRef);
    if (transaction) back.searchParams.set("transaction_id", String(transaction.id));
    response.writeHead(303, { Location: back.href });
    response.end();
  }

  private async call(transaction: CardTransaction): Promise<void> {
    if (this.callbackUrl === null) return;
    const body = { event: "charge.completed", data: shown(transaction) };
    await callShopAt(this.callbackUrl, body, { headers: { "verif-hash": KEYS.hash } });
  }
}

/**
 * Starts Flutterwave's Standard flow on this machine, with a page whose buttons pay, decline and cancel.
 * @param options `port` 0: any free one
 */
export async function startCardSimulator(options: { port?: number } = {}): Promise<CardSimulator> {
  const desk = new Desk();
  const server = createServer((request, response) => {
    desk.handle(request, response).catch(() => {
      if (!response.headersSent) answer(response, 400, null, "Invalid request");
    });
  });
  desk.baseUrl = `http://${LOOPBACK}:${await listening(server, options.port ?? 0)}`;
  return {
    baseUrl: desk.baseUrl,
    settings: {
      FLUTTERWAVE_BASE_URL: desk.baseUrl,
      FLUTTERWAVE_SECRET_KEY: KEYS.secret,
      FLUTTERWAVE_WEBHOOK_HASH: KEYS.hash,
      FLUTTERWAVE_PAGE_URL: desk.baseUrl,
    },
    links: desk.links,
    transactions: desk.transactions,
    refunds: desk.refunds,
    callAt: (url) => {
      desk.callbackUrl = url;
    },
    fault: (next) => {
      desk.fault = next;
    },
    pay: (txRef, tried) => desk.pay(txRef, tried),
    close: () => stopped(server),
  };
}
