import type { MedusaContainer } from "@medusajs/framework/types";
import { productSchema, type Product, type Variant } from "../../contracts/catalogue";
import type { Language } from "../../contracts/languages";
import { choiceOf, picturesOfColor, pricesOf } from "../../contracts/shown-variant";
import { MailRefused } from "../../lib/mail-refused";
import { shopAlerts } from "../../modules/alert";
import type { FallenArticle, MailFacts } from "../../modules/mail/published-sql";
import type { ClaimedMail } from "../../modules/mail/records";
import type { AlertFacts, ArticleFacts } from "../../modules/mail/templates";
import { shopProducts } from "../../modules/product";

/** A product as shoppers are shown it; null: it is not sold. */
export async function shownProduct(
  container: MedusaContainer,
  productId: string,
  language?: Language,
): Promise<Product | null> {
  const answer = await shopProducts(container).readModel.product(productId, language);
  if (answer === null) return null;
  return productSchema.parse((JSON.parse(answer.body) as { data: unknown }).data);
}

interface Sold {
  product: Product;
  variant: Variant;
}

const chosenOf = (
  { variants }: Product,
  { size, color }: Pick<FallenArticle, "size" | "color">,
): Variant | undefined => variants.find((one) => one.size === size && one.color === color);

const isBack = ({ template }: ClaimedMail): boolean => template === "back-in-stock";

/** Whether a message is one that somebody asked for, about articles. */
export const isAlert = (mail: ClaimedMail): boolean =>
  isBack(mail) || mail.template === "price-drop";

const backFacts = ({ facts }: ClaimedMail) => facts as unknown as MailFacts["back-in-stock"];
const dropFacts = ({ facts }: ClaimedMail) => facts as unknown as MailFacts["price-drop"];

/** The ask behind a message; null: it is about something else. */
export const askOf = (mail: ClaimedMail): string | null =>
  isBack(mail) ? backFacts(mail).alertId : null;

/** What of a message can still be bought, with what it cost before. */
async function soldOf(
  container: MedusaContainer,
  mail: ClaimedMail,
): Promise<Array<Sold & { beforeRwf: number }>> {
  const language = mail.language ?? undefined;
  if (isBack(mail)) {
    const { productId, variantId } = backFacts(mail);
    const product = await shownProduct(container, productId, language);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product || !variant || variant.stock_quantity === 0) return [];
    return [{ product, variant, beforeRwf: 0 }];
  }
  const sold = dropFacts(mail).fallen.map(async (fallen) => {
    const product = await shownProduct(container, fallen.productId, language);
    const variant = product && chosenOf(product, fallen);
    if (!product || !variant || variant.stock_quantity === 0) return [];
    return pricesOf(product, variant).price > fallen.nowRwf
      ? []
      : [{ product, variant, beforeRwf: fallen.beforeRwf }];
  });
  return (await Promise.all(sold)).flat();
}

function articleOf({ product, variant }: Sold, shopUrl: string): ArticleFacts {
  const { size, color, search } = choiceOf(product, variant);
  return {
    name: product.name,
    image: picturesOfColor(product, variant.color)[0]?.src ?? product.image,
    size,
    color,
    priceRwf: pricesOf(product, variant).price,
    url: `${shopUrl}/product/${encodeURIComponent(product.handle)}${search}`,
  };
}

/** @returns why nobody should be told any more, or null */
export async function reasonAgainstAlert(
  container: MedusaContainer,
  mail: ClaimedMail,
): Promise<string | null> {
  const alerts = shopAlerts(container);
  const isWanted = isBack(mail)
    ? await alerts.isAsked(backFacts(mail).alertId)
    : await alerts.isWatching(dropFacts(mail).accountId);
  if (!isWanted) return "Whoever asked ended it.";
  const sold = await soldOf(container, mail);
  if (sold.length > 0) return null;
  return isBack(mail)
    ? "It is sold out again, or not sold any more."
    : "The prices went up again, or the articles are gone.";
}

/**
 * What an alert tells, as things are now. @param shopUrl in its reader's language
 * @throws MailRefused when there is nothing left to tell
 */
export async function alertFactsOf(
  container: MedusaContainer,
  mail: ClaimedMail,
  shopUrl: string,
): Promise<AlertFacts & { before: number[] }> {
  const sold = await soldOf(container, mail);
  if (sold.length === 0) throw new MailRefused("The articles are gone.");
  const { code } = isBack(mail) ? backFacts(mail) : dropFacts(mail);
  return {
    articles: sold.map((one) => articleOf(one, shopUrl)),
    before: sold.map(({ beforeRwf }) => beforeRwf),
    endUrl: `${shopUrl}/p/${code}`,
  };
}
