import type { MedusaContainer } from "@medusajs/framework/types";
import { productSchema, type Product, type Variant } from "../../contracts/catalogue";
import type { RememberedLine } from "../../contracts/alerts";
import type { Language } from "../../contracts/languages";
import { choiceOf, picturesOfColor, pricesOf } from "../../contracts/shown-variant";
import { MailRefused } from "../../lib/mail-refused";
import { shopAlerts } from "../../modules/alert";
import {
  ALERT_TEMPLATES,
  type AlertTemplate,
  type FallenArticle,
  type MailFacts,
} from "../../modules/mail/published-sql";
import type { ClaimedMail } from "../../modules/mail/records";
import type { AlertFacts, ArticleFacts, CartFacts } from "../../modules/mail/templates";
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
  /** What it cost before; 0: that is not told. */
  beforeRwf: number;
  quantity: number;
}

/** What a message is about, as it is sold now. */
interface Subject {
  sold: Sold[];
  /** Names of what can't be bought now, where that is told. */
  soldOut: string[];
}

const chosenOf = (
  { variants }: Product,
  { size, color }: Pick<FallenArticle, "size" | "color">,
): Variant | undefined => variants.find((one) => one.size === size && one.color === color);

/** Whether a message is one that somebody asked for, about articles. */
export const isAlert = ({ template }: ClaimedMail): boolean =>
  ALERT_TEMPLATES.some((one) => one === template);

/** A line of a cart with what it is about; null: that is not sold any more. */
export interface CartArticle {
  line: RememberedLine;
  found: { product: Product; variant: Variant } | null;
}

/** What is in a cart, as it is sold now. */
export const cartArticles = (
  container: MedusaContainer,
  lines: readonly RememberedLine[],
  language?: Language,
): Promise<CartArticle[]> =>
  Promise.all(
    lines.map(async (line) => {
      const product = await shownProduct(container, line._id, language);
      const variant = product?.variants.find(({ id }) => id === line.id);
      return { line, found: product && variant ? { product, variant } : null };
    }),
  );

async function cartSubject(
  container: MedusaContainer,
  lines: readonly RememberedLine[],
  language: Language | undefined,
): Promise<Subject> {
  const articles = await cartArticles(container, lines, language);
  const found = articles.flatMap(({ line, found: one }) => (one ? [{ ...one, line }] : []));
  return {
    sold: found.flatMap(({ product, variant, line }) => {
      const quantity = Math.min(line.quantity, variant.stock_quantity);
      return quantity > 0 ? [{ product, variant, beforeRwf: 0, quantity }] : [];
    }),
    soldOut: found.flatMap(({ product, variant }) =>
      variant.stock_quantity > 0 ? [] : [product.name],
    ),
  };
}

/** How each kind of message is decided on; `subject` null: whoever asked ended it. */
interface Kind<Template extends AlertTemplate> {
  subject: (
    container: MedusaContainer,
    facts: MailFacts[Template],
    language: Language | undefined,
  ) => Promise<Subject | null>;
  /** Why nobody is told, where nothing of it can be bought. */
  gone: string;
}

const KINDS: { [Template in AlertTemplate]: Kind<Template> } = {
  "back-in-stock": {
    gone: "It is sold out again, or not sold any more.",
    subject: async (container, { alertId, productId, variantId }, language) => {
      if (!(await shopAlerts(container).isAsked(alertId))) return null;
      return cartSubject(container, [{ id: variantId, _id: productId, quantity: 1 }], language);
    },
  },
  "price-drop": {
    gone: "The prices went up again, or the articles are gone.",
    subject: async (container, { accountId, fallen }, language) => {
      if (!(await shopAlerts(container).isWatching(accountId))) return null;
      const sold = fallen.map(async (one): Promise<Sold[]> => {
        const product = await shownProduct(container, one.productId, language);
        const variant = product && chosenOf(product, one);
        if (!product || !variant || variant.stock_quantity === 0) return [];
        return pricesOf(product, variant).price > one.nowRwf
          ? []
          : [{ product, variant, beforeRwf: one.beforeRwf, quantity: 1 }];
      });
      return { sold: (await Promise.all(sold)).flat(), soldOut: [] };
    },
  },
  "cart-reminder": {
    gone: "Nothing in the cart can be bought now.",
    subject: async (container, { reminderId }, language) => {
      const lines = await shopAlerts(container).carts.read(reminderId);
      return lines && cartSubject(container, lines, language);
    },
  },
};

/** The ask behind a message; null: it is about something else. */
export const askOf = ({ template, facts }: ClaimedMail): string | null =>
  template === "back-in-stock" ? (facts as unknown as MailFacts["back-in-stock"]).alertId : null;

/** @throws Error for a message that nobody asked for: see `isAlert` */
function kindOf({ template }: ClaimedMail): Kind<AlertTemplate> {
  const kind = ALERT_TEMPLATES.find((one) => one === template);
  if (kind === undefined) throw new Error(`${template} is no alert`);
  // A row's facts match its template: enqueueAlerts' types ensure it.
  return KINDS[kind] as unknown as Kind<AlertTemplate>;
}

const subjectOf = (container: MedusaContainer, mail: ClaimedMail): Promise<Subject | null> =>
  kindOf(mail).subject(
    container,
    mail.facts as unknown as MailFacts[AlertTemplate],
    mail.language ?? undefined,
  );

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
  const subject = await subjectOf(container, mail);
  if (subject === null) return "Whoever asked ended it, or ordered.";
  return subject.sold.length > 0 ? null : kindOf(mail).gone;
}

const codeOf = ({ facts }: ClaimedMail): string => String(facts["code"]);

/** Where mail programs end an alert by one press (RFC 8058), and lead whoever opens it to its page. */
export const endingOf = (mail: ClaimedMail, origin: string): string | null =>
  isAlert(mail) ? `${origin}/api/alerts/links/${codeOf(mail)}` : null;

/**
 * What an alert tells, as things are now. @param shopUrl in its reader's language
 * @throws MailRefused when there is nothing left to tell
 */
export async function alertFactsOf(
  container: MedusaContainer,
  mail: ClaimedMail,
  shopUrl: string,
): Promise<AlertFacts & CartFacts & { before: number[] }> {
  const { sold, soldOut } = (await subjectOf(container, mail)) ?? { sold: [], soldOut: [] };
  if (sold.length === 0) throw new MailRefused("The articles are gone.");
  return {
    articles: sold.map((one) => articleOf(one, shopUrl)),
    before: sold.map(({ beforeRwf }) => beforeRwf),
    quantities: sold.map(({ quantity }) => quantity),
    soldOut,
    endUrl: `${shopUrl}/p/${codeOf(mail)}`,
  };
}
