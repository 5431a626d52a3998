import type { MedusaContainer } from "@medusajs/framework/types";
import type { LinkedAlert, OwnAlerts, PriceAlertsBody } from "../../contracts/alerts";
import { DEFAULT_LANGUAGE, prefixOf, type Language } from "../../contracts/languages";
import type { SavedCartLine } from "../../contracts/saved-lists";
import { picturesOfColor, pricesOf } from "../../contracts/shown-variant";
import type { UserActor } from "../../lib/actor";
import { notFound, unauthenticated } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";
import { shopAlerts } from "../../modules/alert";
import type { OwnAsks } from "../../modules/alert/records";
import { cartArticles, shownProduct, type CartArticle } from "./alert-facts";

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

/** What both kinds of ask have. */
const sentOf = ({
  code,
  contact,
  channel,
  agreedTo,
  createdAt,
  toldAt,
}: Omit<OwnAsks["carts"][number], "lines">) => ({
  code,
  contact,
  channel,
  agreed_to: agreedTo,
  createdAt: new Date(createdAt).toISOString(),
  toldAt: toldAt === null ? null : new Date(toldAt).toISOString(),
});

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
  const { prices, stock, carts } = await shopAlerts(container).own(accountId, user.email, phone);
  return {
    prices,
    stock: await Promise.all(
      stock.map(async ({ productId, variantId, ...asked }) => ({
        ...sentOf(asked),
        variant_id: variantId,
        product: await alertedOf(container, productId, variantId, language),
      })),
    ),
    carts: carts.map((asked) => ({ ...sentOf(asked), lines: asked.lines })),
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

/** The page of a link, in the language of its message. */
export async function pageOfLink(container: MedusaContainer, code: string): Promise<string> {
  const linked = await shopAlerts(container).linked(code);
  return `${prefixOf(linked?.language ?? DEFAULT_LANGUAGE)}/p/${code}`;
}

/** Lines that a browser can put into its cart. */
const cartLinesOf = (articles: readonly CartArticle[]): SavedCartLine[] =>
  articles.flatMap(({ line, found }) =>
    found === null
      ? []
      : [
          {
            ...line,
            name: found.product.name,
            price: pricesOf(found.product, found.variant).price,
            image: picturesOfColor(found.product, found.variant.color)[0]?.src ?? null,
            size: found.variant.size,
            color: found.variant.color,
            stock_quantity: found.variant.stock_quantity,
          },
        ],
  );

/** What the link in a message leads to. @throws ApiError 404 */
export async function linkedAlert(container: MedusaContainer, code: string): Promise<LinkedAlert> {
  const linked = await shopAlerts(container).linked(code);
  if (linked === null) throw notFound();
  const { kind, contact, channel, isOn, productId, variantId, language, lines } = linked;
  const articles = lines && (await cartArticles(container, lines, language));
  return {
    kind,
    contact: hinted(contact),
    channel,
    is_on: isOn,
    product:
      productId !== null && variantId !== null
        ? await alertedOf(container, productId, variantId, language)
        : null,
    cart: articles && cartLinesOf(articles),
    gone: articles?.filter(({ found }) => found === null).length ?? 0,
  };
}
