/** What a wallet does when it is asked for money. */
export type Scenario =
  | "success"
  | "slow"
  | "reject"
  | "expire"
  | "not-enough-funds"
  | "duplicate-callback"
  | "ambiguous"
  | "lost-callback"
  | "wrong-pin"
  | "server-errors"
  | "cut-off"
  | "payer-not-found"
  | "limit-reached"
  | "refund-fails";

/** The magic numbers, as Airtel writes them (nine digits); every other number pays. */
export const SCENARIO_OF_NUMBER: Readonly<Record<string, Scenario>> = {
  "720000001": "slow",
  "720000002": "reject",
  "720000003": "expire",
  "720000004": "not-enough-funds",
  "720000005": "duplicate-callback",
  "720000006": "ambiguous",
  "720000007": "lost-callback",
  "720000008": "wrong-pin",
  "720000009": "server-errors",
  "720000010": "cut-off",
  "720000011": "payer-not-found",
  "720000012": "limit-reached",
  "720000013": "refund-fails",
};

/** How long people and networks take, in ms. */
export interface Timing {
  /** From the prompt on the phone to its approval. */
  answerMs: number;
  slowMs: number;
  /** Until a prompt that nobody answers expires. */
  timeoutMs: number;
}

export const LIFELIKE: Timing = { answerMs: 4000, slowMs: 45_000, timeoutMs: 180_000 };

/** How a transaction ends, with Airtel's code: done, failed or expired. */
export interface Ending {
  status: "TS" | "TF" | "TE";
  code: string;
}

export const DONE: Ending = { status: "TS", code: "DP00800001001" };

const FAILURES: Partial<Record<Scenario, Ending>> = {
  reject: { status: "TF", code: "DP00800001008" },
  expire: { status: "TE", code: "DP00800001029" },
  "not-enough-funds": { status: "TF", code: "DP00800001007" },
  "wrong-pin": { status: "TF", code: "DP00800001002" },
  "payer-not-found": { status: "TF", code: "DP00800001010" },
  "limit-reached": { status: "TF", code: "DP00800001003" },
};

export const endingOf = (scenario: Scenario): Ending => FAILURES[scenario] ?? DONE;

export function delayOf(scenario: Scenario, timing: Timing): number {
  if (scenario === "slow") return timing.slowMs;
  return scenario === "expire" ? timing.timeoutMs : timing.answerMs;
}
