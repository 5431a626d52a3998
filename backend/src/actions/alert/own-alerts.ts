import type { MedusaContainer } from "@medusajs/framework/types";
import type { LinkedAlert, OwnAlerts, PriceAlertsBody } from "../../contracts/alerts";
import { DEFAULT_LANGUAGE, type Language } from "../../contracts/languages";
import type { UserActor } from "../../lib/actor";
import { notFound, unauthenticated } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";
import { shopAlerts } from "../../modules/alert";
import { shownProduct } from "./alert-facts";

/** What is waited for, as it is sold now; null: it is not. */
async function alertedOf(
  container: MedusaContainer,
  productId: string,
  variantId: string,
  language: Language | undefined,
): Promise<LinkedAlert["product"]> {
  const product = await shownProduct(container, productId, language);
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (!product || !variant) return null;
  const { size, color, stock_quantity } = variant;
  return { id: product.id, name: product.name, size, color, is_available: stock_quantity > 0 };
}

/** What the caller waits for, whoever asked for his address or phone among it. */
export async function ownAlerts(
  container: MedusaContainer,
  { accountId }: UserActor,
  language?: Language,
): Promise<OwnAlerts> {
  const user = await shopAccounts(container).user(accountId);
  if (!user) throw unauthenticated();
  // A number that nobody proved may be a stranger's.
  const phone = user.phoneConfirmed ? user.phone : null;
  const { prices, stock } = await shopAlerts(container).own(accountId, user.email, phone);
  return {
    prices,
    stock: await Promise.all(
      stock.map(async ({ code, productId, variantId, contact, channel, createdAt, toldAt }) => ({
        code,
        variant_id: variantId,
        product: await alertedOf(container, productId, variantId, language),
        contact,
        channel,
        createdAt: new Date(createdAt).toISOString(),
        toldAt: toldAt === null ? null : new Date(toldAt).toISOString(),
      })),
    ),
  };
}

/** Whether the caller hears of lower prices of what is on his wishlist. */
export async function choosePriceAlerts(
  container: MedusaContainer,
  actor: UserActor,
  { prices, language }: PriceAlertsBody,
): Promise<OwnAlerts> {
  const { accountId } = actor;
  const spoken = language ?? (await shopAccounts(container).user(accountId))?.language;
  await shopAlerts(container).watchPrices(accountId, prices, spoken ?? DEFAULT_LANGUAGE);
  return ownAlerts(container, actor, language);
}

/** Enough for its owner to know it, and nobody else. */
const hinted = (contact: string): string =>
  contact.includes("@")
    ? `${contact.slice(0, 1)}…${contact.slice(contact.indexOf("@"))}`
    : `…${contact.slice(-3)}`;

/** What the link in a message leads to. @throws ApiError 404 */
export async function linkedAlert(container: MedusaContainer, code: string): Promise<LinkedAlert> {
  const linked = await shopAlerts(container).linked(code);
  if (linked === null) throw notFound();
  const { kind, contact, channel, isOn, productId, variantId, language } = linked;
  return {
    kind,
    contact: hinted(contact),
    channel,
    is_on: isOn,
    product:
      productId !== null && variantId !== null
        ? await alertedOf(container, productId, variantId, language)
        : null,
  };
}
