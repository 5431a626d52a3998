import { callShopAt, Errands } from "../loopback-server";
import {
  delayOf,
  endingOf,
  SCENARIO_OF_NUMBER,
  type Ending,
  type Scenario,
  type Timing,
} from "./scenarios";

/** A request to pay, or to pay back, as its sender wrote it. */
export interface Order {
  amount: string;
  currency: string;
  externalId: string;
  /** Number of the wallet, without a plus. */
  payer: string | null;
  payerMessage: string;
  payeeNote: string;
  callbackUrl: string | null;
}

export interface Entry {
  readonly order: Order;
  readonly scenario: Scenario;
  status: "PENDING" | "SUCCESSFUL" | "FAILED";
  reason: string | null;
  transactionId: string | null;
  /** Times that the same reference was sent. */
  sent: number;
}

/** What the wallets remember: each request, and its outcome. */
export class Ledger {
  readonly payments = new Map<string, Entry>();
  readonly refunds = new Map<string, Entry>();
  private readonly errands = new Errands();
  private nextTransaction = 1_000_000;
  private callbacks = 0;

  constructor(private readonly timing: Timing) {}

  /** Adds a request to pay; its wallet answers in its own time. */
  addPayment(reference: string, order: Order): Entry {
    const scenario = SCENARIO_OF_NUMBER[order.payer ?? ""] ?? "success";
    const entry = this.add(this.payments, reference, order, scenario);
    if (scenario !== "callback-first") {
      this.errands.later(delayOf(scenario, this.timing), () => this.end(reference));
    }
    return entry;
  }

  addRefund(reference: string, order: Order, payment: Entry | undefined): Entry {
    const scenario = payment?.scenario ?? "success";
    const entry = this.add(this.refunds, reference, order, scenario);
    this.errands.later(this.timing.answerMs, () => {
      const fails = payment?.status !== "SUCCESSFUL" || scenario === "refund-fails";
      this.write(entry, fails ? { status: "FAILED", reason: "NOT_ALLOWED" } : endingOf("success"));
    });
    return entry;
  }

  /** The wallet's answer. @param ending as its number says, unless told */
  async end(reference: string, ending?: Ending): Promise<void> {
    const entry = this.payments.get(reference);
    if (!entry || entry.status !== "PENDING") return;
    this.write(entry, ending ?? endingOf(entry.scenario));
    if (entry.scenario === "lost-callback") return;
    await this.call(reference, entry);
    if (entry.scenario === "duplicate-callback") await this.call(reference, entry);
  }

  close(): void {
    this.errands.clear();
  }

  private add(book: Map<string, Entry>, reference: string, order: Order, scenario: Scenario) {
    const entry: Entry = {
      order,
      scenario,
      status: "PENDING",
      reason: null,
      transactionId: null,
      sent: 1,
    };
    book.set(reference, entry);
    return entry;
  }

  private write(entry: Entry, ending: Ending): void {
    entry.status = ending.status;
    if (ending.status === "FAILED") entry.reason = ending.reason;
    else entry.transactionId = String((this.nextTransaction += 1));
  }

  /** By POST and PUT in turn, as MTN does either. */
  private async call(reference: string, entry: Entry): Promise<void> {
    const { callbackUrl } = entry.order;
    if (callbackUrl === null) return;
    const method = (this.callbacks += 1) % 2 ? "POST" : "PUT";
    await callShopAt(callbackUrl, shown(reference, entry), { method });
  }
}

/** An entry as MTN's status call shows it. */
export function shown(reference: string, { order, scenario, status, ...entry }: Entry) {
  const amount = scenario === "wrong-amount" && status === "SUCCESSFUL" ? "100" : order.amount;
  return {
    amount,
    currency: order.currency,
    externalId: order.externalId,
    ...(entry.transactionId === null ? {} : { financialTransactionId: entry.transactionId }),
    ...(order.payer === null ? {} : { payer: { partyIdType: "MSISDN", partyId: order.payer } }),
    payerMessage: order.payerMessage,
    payeeNote: order.payeeNote,
    status,
    ...(entry.reason === null ? {} : { reason: entry.reason }),
    referenceId: reference,
  };
}
