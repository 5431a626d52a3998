import { channel, subscribe, unsubscribe, type Channel } from "node:diagnostics_channel";
import type { PaymentKind, PaymentStatus } from "../contracts/payments";

/**
 * Something that happened, for whoever watches the shop. A signal without a listener costs nothing,
 * and listeners must not fail.
 */
class Signal<Fact> {
  readonly #channel: Channel;

  constructor(name: string) {
    this.#channel = channel(`strive:${name}`);
  }

  send(fact: Fact): void {
    this.#channel.publish(fact);
  }

  /** @returns what ends the listening */
  listen(listener: (fact: Fact) => void): () => void {
    const heard = (message: unknown) => listener(message as Fact);
    subscribe(this.#channel.name, heard);
    return () => {
      unsubscribe(this.#channel.name, heard);
    };
  }
}

/** How a placement of an order ended; `failed`: neither placed nor refused. */
export type CheckoutOutcome =
  | "placed"
  | "replayed"
  | "invalid"
  | "mismatch"
  | "short"
  | "repriced"
  | "refused"
  | "card-refused"
  | "capped"
  | "drop-refused"
  | "busy"
  | "failed";

/** Which of the shop's connections a statement ran on: its own, or Medusa's. */
export type DatabasePool = "shop" | "medusa";

export interface SlowStatement {
  readonly pool: DatabasePool;
  readonly ms: number;
  /** What our own code calls it. */
  readonly name?: string;
  /** Without values. */
  readonly statement: string;
}

export const signals = {
  checkoutEnded: new Signal<CheckoutOutcome>("checkout-ended"),
  /** Committed: a payment has this status now. */
  paymentChanged: new Signal<{ method: PaymentKind; status: PaymentStatus }>("payment-changed"),
  /** One attempt at one mail. */
  mailTried: new Signal<"sent" | "kept" | "failed" | "refused" | "withheld">("mail-tried"),
  /** Somebody was told to wait; with the name of the limit. */
  limitReached: new Signal<string>("limit-reached"),
  /** A run of a durable job. */
  jobEnded: new Signal<{ queue: string; ms: number; isDone: boolean }>("job-ended"),
  /** Committed: there is something to tell Medusa's event bus. */
  eventWaits: new Signal<null>("event-waits"),
  statementWasSlow: new Signal<SlowStatement>("statement-was-slow"),
} as const;
