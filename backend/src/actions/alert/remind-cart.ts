import type { MedusaContainer } from "@medusajs/framework/types";
import type { RemindCartBody } from "../../contracts/alerts";
import { isAdmin, type Actor } from "../../lib/actor";
import { shopAlerts } from "../../modules/alert";
import { addresseeOf } from "./ask-alert";

/**
 * Keeps who wants to be reminded of a cart. The answer says nothing of whether that contact is known.
 * @returns a code that takes it back, and by which the browser says what is in the cart
 * @throws ApiError 400: no text reaches that phone; 429: too much was asked for that contact
 */
export async function remindCart(
  container: MedusaContainer,
  actor: Actor,
  { lines, ...asker }: RemindCartBody,
): Promise<string> {
  const addressee = await addresseeOf(container, actor, asker);
  // Accounts of staff keep no cart.
  const accountId = actor.kind === "user" && !isAdmin(actor) ? addressee.accountId : null;
  return shopAlerts(container).carts.remind({ ...addressee, accountId, lines });
}
