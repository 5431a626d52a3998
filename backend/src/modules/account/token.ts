import jwt from "jsonwebtoken";
import { derivedKey } from "../../lib/secrets";

/** Only this algorithm is ever accepted: a token can't choose how it is checked. */
const ALGORITHM = "HS256";
const ISSUER = "strive";
const AUDIENCE = "strive-shop";
const DAY_SECONDS = 86_400;
/** How long a login lasts: a day, or thirty with remember-me. */
export const TOKEN_DAYS = { plain: 1, remembered: 30 } as const;

let key: Buffer | undefined;
const signingKey = () => (key ??= derivedKey("account-token.v1"));

export interface TokenSubject {
  accountId: string;
  /** The account's epoch when the token was made; raising the epoch ends all older tokens. */
  epoch: number;
}

export function signToken({ accountId, epoch }: TokenSubject, days: number): string {
  return jwt.sign({ ep: epoch }, signingKey(), {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience: AUDIENCE,
    subject: accountId,
    expiresIn: days * DAY_SECONDS,
  });
}

/** Subject of a token of ours that has not expired, or null. Says nothing about the account itself. */
export function readToken(token: string): TokenSubject | null {
  try {
    const claims = jwt.verify(token, signingKey(), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
    });
    if (typeof claims === "string" || typeof claims.sub !== "string") return null;
    const epoch: unknown = claims.ep;
    return Number.isInteger(epoch) ? { accountId: claims.sub, epoch: Number(epoch) } : null;
  } catch {
    // Expired, altered, foreign: the caller learns no difference.
    return null;
  }
}
