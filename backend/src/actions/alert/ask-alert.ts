import type { MedusaContainer } from "@medusajs/framework/types";
import type { AskAlertBody } from "../../contracts/alerts";
import { DEFAULT_LANGUAGE } from "../../contracts/languages";
import type { Channel } from "../../contracts/text-channels";
import type { Actor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { openTextChannels } from "../../lib/text-channels";
import { shopAccounts } from "../../modules/account";
import { shopAlerts } from "../../modules/alert";
import type { Addressee } from "../../modules/alert/records";
import { rateLimits } from "../../modules/rate-limit";
import { shownProduct } from "./alert-facts";

const NO_TEXTS = "We can't send texts right now. Enter an email";

/** How a contact is told: what somebody with an account chose for his orders holds here too. */
function channelFor(contact: string, wanted: Channel | "none" | undefined): Channel {
  if (contact.includes("@")) return "mail";
  const open = openTextChannels();
  const [first] = open;
  if (first === undefined) throw invalidRequest([{ field: "contact", message: NO_TEXTS }]);
  return open.find((channel) => channel === wanted) ?? first;
}

/**
 * Who is told: by the way that an account's owner chose, in its language where none is named.
 * @throws ApiError 400: no text reaches that phone; 429: too much was asked for that contact
 */
export async function addresseeOf(
  container: MedusaContainer,
  actor: Actor,
  { contact, language }: Pick<AskAlertBody, "contact" | "language">,
): Promise<Addressee> {
  const account =
    actor.kind === "user" ? await shopAccounts(container).user(actor.accountId) : null;
  const channel = channelFor(contact, account?.textChannel);
  // By anybody: whose phone it is, nobody proves.
  await rateLimits(container).consume("alert-contact", contact);
  return {
    contact,
    channel,
    language: language ?? account?.language ?? DEFAULT_LANGUAGE,
    accountId: account?.id ?? null,
  };
}

/**
 * Keeps who wants to be told when a variant is back. The answer says nothing of whether that contact is known or waits already.
 * @returns a code that takes it back
 * @throws ApiError 404: it is not sold; 409: it can be had; 400: no text reaches that phone; 429: too much was asked for that contact
 */
export async function askAlert(
  container: MedusaContainer,
  actor: Actor,
  { product_id, variant_id, ...asker }: AskAlertBody,
): Promise<string> {
  const product = await shownProduct(container, product_id);
  const variant = product?.variants.find(({ id }) => id === variant_id);
  if (!product || !variant) throw notFound();
  if (variant.stock_quantity > 0) throw conflict("It is in stock again. You can order it now.");
  const addressee = await addresseeOf(container, actor, asker);
  return shopAlerts(container).ask({
    ...addressee,
    variantId: variant.id,
    productId: product.id,
  });
}
