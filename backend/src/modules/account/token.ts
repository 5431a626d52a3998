import { createSecretKey, randomUUID, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { derivedKey } from "../../lib/secrets";

/** Only this algorithm is ever accepted: a token can't choose how it is checked. */
const ALGORITHM = "HS256";
const ISSUER = "strive";
const AUDIENCE = "strive-shop";
const DAY_SECONDS = 86_400;
/** How long a login lasts: a day, or thirty with remember-me. */
export const TOKEN_DAYS = { plain: 1, remembered: 30 } as const;

let key: KeyObject | undefined;
/** As a key, not bytes, which jsonwebtoken would try to read as a public key for each token. */
const signingKey = () => (key ??= createSecretKey(derivedKey("account-token.v1")));

export interface TokenSubject {
  accountId: string;
  /** The account's epoch when the token was made; raising the epoch ends all older tokens. */
  epoch: number;
}

export interface TokenClaims extends TokenSubject {
  /** Name of this token, used to revoke it. */
  jti: string;
  /** Seconds since 1970. */
  expiresAt: number;
  /** Whole days from issue to expiry. */
  days: number;
}

export function signToken({ accountId, epoch }: TokenSubject, days: number): string {
  return jwt.sign({ ep: epoch }, signingKey(), {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience: AUDIENCE,
    subject: accountId,
    jwtid: randomUUID(),
    expiresIn: days * DAY_SECONDS,
  });
}

/** Claims of our token, if not expired, or null. Says nothing about the account itself. */
export function readToken(token: string): TokenClaims | null {
  try {
    const claims = jwt.verify(token, signingKey(), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
    });
    if (typeof claims === "string") return null;
    const { sub, jti, iat, exp } = claims;
    const epoch: unknown = claims.ep;
    if (sub === undefined || jti === undefined || iat === undefined || exp === undefined) {
      return null;
    }
    if (!Number.isInteger(epoch)) return null;
    return {
      accountId: sub,
      epoch: Number(epoch),
      jti,
      expiresAt: exp,
      days: Math.round((exp - iat) / DAY_SECONDS),
    };
  } catch {
    // Expired, altered, foreign: the caller can't tell.
    return null;
  }
}
