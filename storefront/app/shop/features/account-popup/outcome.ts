import type { LoginResponse } from "@strive/backend/contracts/accounts";
import { isFields, textOf } from "~/lib/stored-values";

/** What an answer that is no failure means for whoever waits for it. */
export type Outcome =
  | { kind: "signed-in"; answer: LoginResponse }
  | { kind: "verify" }
  /** It worked, and there is nothing to go on with. */
  | { kind: "done" };

/** Reads an answer of login, register or verify (spec, "States and transitions", Auth). */
export function outcomeOf(answer: unknown): Outcome {
  if (!isFields(answer)) return { kind: "done" };
  if (answer["requiresVerification"] === true) return { kind: "verify" };
  if (textOf(answer["token"]) !== null && isFields(answer["user"])) {
    return { kind: "signed-in", answer: answer as LoginResponse };
  }
  return { kind: "done" };
}
