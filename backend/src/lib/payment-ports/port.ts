import type { PaymentFailure } from "../../contracts/payments";

/** Who takes money for the shop and pays it back. */
export const PROVIDERS = ["mtn", "airtel", "flutterwave"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** As staff know them. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  mtn: "MTN MoMo",
  airtel: "Airtel Money",
  flutterwave: "Flutterwave",
};

/** The provider gave no meaningful answer: asked again later. */
export class ProviderTrouble extends Error {
  override readonly name = "ProviderTrouble";
}

/** An attempt to pay, as a provider is asked for it. */
export interface Asked {
  /** A UUID: the same reference again is the same request. */
  reference: string;
  /** Whole units of the port's currency. */
  amount: number;
  orderNumber: string;
  /** The wallet, E.164; null where the payer says on the provider's page what he pays with. */
  phone: string | null;
  payer: { email: string; name: string };
  /** Where the provider may call about this attempt. */
  callbackUrl: string;
  /** Where its page sends the payer when he is done. */
  returnUrl: string;
}

export interface PayBack {
  /** A UUID: the same reference again is the same refund. */
  reference: string;
  /** A part or all of the payment. */
  amount: number;
  orderNumber: string;
  /** The payment as it was asked for, and the provider's own number of it. */
  paymentReference: string;
  transactionId: string | null;
  phone: string | null;
  /** Times it was tried, this one included. */
  tries: number;
  ageS: number;
}

/** The provider has it (now or from before), or will not take it, and why. */
export type Sent =
  /** @param payUrl its page, where the payer pays */
  { kind: "accepted"; payUrl?: string } | { kind: "refused"; reason: PaymentFailure };

/** What a provider says of a payment. Amounts are whole units of `currency`. */
export type Told =
  | { kind: "unknown" }
  | { kind: "pending" }
  | { kind: "paid"; amount: number; currency: string; transactionId: string | null }
  /** @param mayYetBePaid the payer may try again on the provider's page */
  | { kind: "failed"; reason: PaymentFailure; mayYetBePaid?: true };

/** What a provider says of a refund. */
export type ToldBack = "unknown" | "pending" | "paid" | "failed";

/** A provider's call about an attempt: never believed, it only says which one to look at. */
export interface Call {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

/** One provider. Every call throws ProviderTrouble when it is not known what the provider has or says. */
export interface PaymentPort {
  readonly provider: Provider;
  readonly currency: string;
  /** It pays refunds; else staff pay them by hand. */
  readonly paysBack: boolean;
  /** Its payer pays on its page: it knows nothing of an attempt until he begins. */
  readonly hasPage: boolean;
  ask(payment: Asked): Promise<Sent>;
  statusOf(payment: Pick<Asked, "reference" | "amount">): Promise<Told>;
  payBack(refund: PayBack): Promise<Sent>;
  payBackStatus(refund: PayBack): Promise<ToldBack>;
  /** The reference in a call to the one address that its portal knows; null: there is none. */
  referenceIn(call: Call): string | null;
}
