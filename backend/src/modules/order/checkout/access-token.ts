import { createHmac } from "node:crypto";
import { derivedKey, isSameText } from "../../../lib/secrets";

let key: Buffer | undefined;

/**
 * The token that opens one order for a guest. Derived from the order's id and the server's secret:
 * nothing is stored, and a repeated call gets the same one.
 */
export function accessTokenOf(orderId: string): string {
  key ??= derivedKey("order-access.v1");
  return createHmac("sha256", key).update(orderId).digest("base64url");
}

export const opensOrder = (orderId: string, accessToken: string | undefined): boolean =>
  accessToken !== undefined && isSameText(accessTokenOf(orderId), accessToken);
