import { isSameText, keyedDigest } from "../../../lib/secrets";

const sheetDigest = keyedDigest("delivery-sheet.v1");
const codeDigest = keyedDigest("delivery-code.v1");

/**
 * What opens one rider's day without a login: the sheet's id, and 256 bits derived from it and the server's secret.
 * Nothing of it is stored, so that nobody finds it in the database, and staff may copy it again.
 */
export const sheetTokenOf = (sheetId: string, version: number): string =>
  `${sheetId}.${sheetDigest(`${sheetId}:${version}`).toString("base64url")}`;

/** The sheet that a token names; whether it opens it is for `opensSheet`. */
export const sheetIdOf = (token: string): string => token.slice(0, Math.max(0, token.indexOf(".")));

export const opensSheet = (token: string, sheetId: string, version: number): boolean =>
  isSameText(sheetTokenOf(sheetId, version), token);

/** The four digits that a parcel's buyer may say at the door. */
export function parcelCodeOf(parcelId: string): string {
  const code = codeDigest(parcelId).readUInt32BE(0) % 10_000;
  return String(code).padStart(4, "0");
}
