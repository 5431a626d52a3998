import type { User } from "@strive/backend/contracts/accounts";
import { TOKEN_KEY } from "~/lib/token";
import { accountsOffice, tokenOf, userNamed } from "./accounts";

export const customer = userNamed("Aline", { phone: "+250788000000" });
export const admin = userNamed("Eric", { role: "admin" });

/** True when a request comes from this user. */
export const isFrom = (request: Request, user: User): boolean =>
  request.headers.get("Authorization") === `Bearer ${tokenOf(user)}`;

/** Stores a token in the browser, as after a login; the handlers say who owns it. */
export function signedIn(user: User) {
  window.localStorage.setItem(TOKEN_KEY, tokenOf(user));
  return accountsOffice([{ user, password: "old secret" }]).handlers;
}
