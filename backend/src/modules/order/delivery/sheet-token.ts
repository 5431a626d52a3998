import { createHmac } from "node:crypto";
import { derivedKey, isSameText } from "../../../lib/secrets";

let sheetKey: Buffer | undefined;
let codeKey: Buffer | undefined;

const macOf = (sheetId: string, version: number): string => {
  sheetKey ??= derivedKey("delivery-sheet.v1");
  return createHmac("sha256", sheetKey).update(`${sheetId}:${version}`).digest("base64url");
};

/**
 * What opens one rider's day without a login: the sheet's id, and 256 bits derived from it and the server's secret.
 * Nothing of it is stored, so that nobody finds it in the database, and staff may copy it again.
 */
export const sheetTokenOf = (sheetId: string, version: number): string =>
  `${sheetId}.${macOf(sheetId, version)}`;

/** The sheet that a token names; whether it opens it is for `opensSheet`. */
export const sheetIdOf = (token: string): string => token.slice(0, Math.max(0, token.indexOf(".")));

export const opensSheet = (token: string, sheetId: string, version: number): boolean =>
  isSameText(sheetTokenOf(sheetId, version), token);

/** The four digits that a parcel's buyer may say at the door. */
export function parcelCodeOf(parcelId: string): string {
  codeKey ??= derivedKey("delivery-code.v1");
  const digest = createHmac("sha256", codeKey).update(parcelId).digest();
  return String(digest.readUInt32BE(0) % 10_000).padStart(4, "0");
}
