import { randomInt } from "node:crypto";
import { keyedDigest } from "../../lib/secrets";

/** What a code is for; it is worthless for anything else. */
export type CodePurpose = "register" | "reset" | "email" | "phone" | "phone-login";

const DIGITS = 6;

/** Six digits, each of the million equally likely. */
export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");

const digest = keyedDigest("account-code.v1");

/**
 * What is stored of a code. Bound to its purpose and subject (a registration, or an account), so
 * that a code can't be reused elsewhere; keyed, because whoever reads the table could soon try a
 * million codes on a plain hash.
 */
export const codeDigest = (purpose: CodePurpose, subjectId: string, code: string): string =>
  digest(`${purpose}\n${subjectId}\n${code}`).toString("base64url");
