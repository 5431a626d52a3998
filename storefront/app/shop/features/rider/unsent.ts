import type { ResultBody } from "@strive/backend/contracts/deliveries";
import { isFields, listOf, textOf } from "~/lib/stored-values";

/** What a rider said and the shop has not heard yet, under the key that makes it one word. */
export interface Unsent {
  key: string;
  parcelId: string;
  body: ResultBody;
}

/** Of one day sheet: another one's words are sent with its own link. */
const placeOf = (token: string) => `strive.rider.v1.${token.split(".")[0] ?? ""}`;

export function readUnsent(token: string): Unsent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(token)) ?? "[]");
    return listOf(kept).flatMap(({ key, parcelId, body }) => {
      const [keyText, id] = [textOf(key), textOf(parcelId)];
      // The shop looks at the body: what is wrong with it is refused there, and said.
      return keyText === null || id === null || !isFields(body)
        ? []
        : [{ key: keyText, parcelId: id, body: body as unknown as ResultBody }];
    });
  } catch {
    return [];
  }
}

/** Names and amounts go as soon as they are sent. A full or closed storage keeps nothing over a reload. */
export function keepUnsent(token: string, unsent: readonly Unsent[]): void {
  try {
    if (unsent.length === 0) localStorage.removeItem(placeOf(token));
    else localStorage.setItem(placeOf(token), JSON.stringify(unsent));
  } catch {
    // The page still has it.
  }
}
