/** What a wallet does when it is asked for money. */
export type Scenario =
  | "success"
  | "slow"
  | "reject"
  | "timeout"
  | "not-enough-funds"
  | "duplicate-callback"
  | "callback-first"
  | "lost-callback"
  | "wrong-amount"
  | "server-errors"
  | "cut-off"
  | "payer-not-found"
  | "limit-reached"
  | "refund-fails";

/** The magic numbers, as MTN writes them (E.164 without its plus); every other number pays. */
export const SCENARIO_OF_NUMBER: Readonly<Record<string, Scenario>> = {
  "250780000001": "slow",
  "250780000002": "reject",
  "250780000003": "timeout",
  "250780000004": "not-enough-funds",
  "250780000005": "duplicate-callback",
  "250780000006": "callback-first",
  "250780000007": "lost-callback",
  "250780000008": "wrong-amount",
  "250780000009": "server-errors",
  "250780000010": "cut-off",
  "250780000011": "payer-not-found",
  "250780000012": "limit-reached",
  "250780000013": "refund-fails",
};

/** How long people and networks take, in ms. */
export interface Timing {
  /** From the prompt on the phone to its approval. */
  answerMs: number;
  slowMs: number;
  /** Until a prompt that nobody answers expires. */
  timeoutMs: number;
}

export const LIFELIKE: Timing = { answerMs: 4000, slowMs: 45_000, timeoutMs: 300_000 };

export type Ending = { status: "SUCCESSFUL" } | { status: "FAILED"; reason: string };

const FAILURES: Partial<Record<Scenario, string>> = {
  reject: "APPROVAL_REJECTED",
  timeout: "COULD_NOT_PERFORM_TRANSACTION",
  "not-enough-funds": "NOT_ENOUGH_FUNDS",
  "payer-not-found": "PAYER_NOT_FOUND",
  "limit-reached": "PAYER_LIMIT_REACHED",
};

export function endingOf(scenario: Scenario): Ending {
  const reason = FAILURES[scenario];
  return reason === undefined ? { status: "SUCCESSFUL" } : { status: "FAILED", reason };
}

export function delayOf(scenario: Scenario, timing: Timing): number {
  if (scenario === "slow") return timing.slowMs;
  return scenario === "timeout" ? timing.timeoutMs : timing.answerMs;
}
