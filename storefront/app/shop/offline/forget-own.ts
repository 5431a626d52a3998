import { isOwnCache, ownCacheOf, ownKeyOf } from "~/lib/offline/caches";
import { listOf, textOf } from "~/lib/stored-values";
import { readToken } from "~/lib/token";
import { transitKeyOf } from "~/lib/transit-atoms";
import { keptAccess } from "../orders/order-access";
import { askWorker } from "./worker-link";

function guestTransit(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(transitKeyOf(null)) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** Tokens of the session and of orders that this phone has, and could read again with network. */
function heldSecrets(): string[] {
  const token = readToken();
  const inTransit = listOf(guestTransit()).map((item) => textOf(item["access_token"]));
  return [token, ...keptAccess(), ...inTransit].filter((secret) => secret !== null);
}

/**
 * Removes from this phone what somebody read who has left it: everything that its tokens do not open. By
 * the page itself as well: there may be no worker any more, or not yet.
 */
export async function forgetOthers(): Promise<void> {
  if (typeof caches === "undefined") return;
  const held = await Promise.all(heldSecrets().map(ownKeyOf));
  const staying = held.map(ownCacheOf);
  const names = (await caches.keys()).filter((name) => isOwnCache(name) && !staying.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await askWorker({ kind: "forget", held });
}
