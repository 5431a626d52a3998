import { isSameText, keyedDigest } from "../../../lib/secrets";

const digest = keyedDigest("order-access.v1");

/**
 * The token that opens one order for a guest. Derived from the order's id and the server's secret:
 * nothing is stored, and a repeated call gets the same one.
 */
export const accessTokenOf = (orderId: string): string => digest(orderId).toString("base64url");

export const opensOrder = (orderId: string, accessToken: string | undefined): boolean =>
  accessToken !== undefined && isSameText(accessTokenOf(orderId), accessToken);
