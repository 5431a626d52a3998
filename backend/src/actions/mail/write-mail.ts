import type { MedusaContainer } from "@medusajs/framework/types";
import { firstNameOf } from "../../contracts/delivery-rules";
import { DEFAULT_LANGUAGE, prefixOf, type Language } from "../../contracts/languages";
import { MailRefused } from "../../lib/mail-refused";
import { CODE_TEXT } from "../../modules/mail/published-sql";
import { isTextTemplate } from "../../modules/mail/domain/text-news";
import type { ClaimedMail, RenderedMail } from "../../modules/mail/records";
import {
  choiceIn,
  mailOf,
  type GiftCardFacts,
  type OrderFacts,
  type ToldFacts,
} from "../../modules/mail/templates";
import {
  askedTextOf,
  codeTextOf,
  textOf,
  type AskedNews,
  type TextFacts,
  type WrittenText,
} from "../../modules/mail/texts";
import { payCodeOf } from "../../modules/order/checkout/pay-code";
import type { OrderRecord } from "../../modules/order/checkout/records";
import type { Card } from "../../modules/order/credit/records";
import { alertFactsOf, isAlert } from "../alert/alert-facts";
import { paymentOf } from "../payment/payment-view";
import { shopOrders } from "../../modules/order";
import { shopSettings } from "../../modules/settings";

/** Who is on the way with an order. */
function riderOf({ parcels }: OrderRecord): OrderFacts["rider"] {
  const rider = parcels.find(({ state }) => state === "out")?.rider ?? null;
  return rider && { name: firstNameOf(rider.name), phone: rider.phone };
}

/** The order as it is now, with the link that opens it for the mail's recipient. */
function orderFacts(container: MedusaContainer, order: OrderRecord, shopUrl: string): OrderFacts {
  // After the #, which browsers keep to themselves: it is in no log and no referrer.
  const access = encodeURIComponent(shopOrders(container).checkout.accessToken(order.id));
  return {
    orderNumber: order.orderNumber,
    firstname: order.firstname,
    lastname: order.lastname,
    email: order.email,
    phone: order.phone,
    address: order.address,
    city: order.city,
    district: order.district,
    landmark: order.landmark,
    note: order.note,
    isPickup: order.isPickup,
    items: order.items.map((item) => ({
      name: item.product_name,
      image: item.image,
      size: item.size,
      color: item.color,
      quantity: item.quantity,
      lineTotalRwf: item.line_total,
    })),
    subtotalRwf: order.subtotal,
    shippingRwf: order.shipping,
    discounts: order.discounts,
    totalRwf: order.total,
    status: order.status,
    payments: order.payments.map((payment) => paymentOf(order, payment)),
    rider: riderOf(order),
    heldUntil: order.heldUntil,
    orderUrl: `${shopUrl}/checkout/confirmation?order=${encodeURIComponent(order.id)}#access=${access}`,
  };
}

/** What somebody bought, and a mail names by its id. */
interface Bought {
  order?: OrderRecord;
  card?: GiftCardFacts & Pick<Card, "language">;
}

async function readCard(container: MedusaContainer, cardId: string): Promise<Bought> {
  const card = await shopOrders(container).credits.readCard(cardId);
  if (!card) throw new MailRefused("The gift card is gone.");
  const { code, isOff, ...said } = card;
  if (isOff) throw new MailRefused("The gift card is switched off.");
  if (code === null)
    throw new MailRefused("JWT_SECRET has changed: nobody knows the code any more.");
  return { card: { ...said, code } };
}

async function boughtOf(container: MedusaContainer, { facts }: ClaimedMail): Promise<Bought> {
  const { orderId, cardId } = facts;
  if (typeof cardId === "string") return readCard(container, cardId);
  if (typeof orderId !== "string") return {};
  const order = await shopOrders(container).checkout.order(orderId);
  if (!order) throw new MailRefused("The order it tells of is gone.");
  return { order };
}

type AskedTemplate = AskedNews["template"];

const isAskedText = (template: string): template is AskedTemplate =>
  template === "back-in-stock" || template === "cart-reminder";

/** Writes a text about what somebody asked to hear. @throws MailRefused when it is gone */
async function writeAsked(
  container: MedusaContainer,
  mail: ClaimedMail,
  { template, origin }: { template: AskedTemplate; origin: string },
): Promise<WrittenText & { link: string; language: Language }> {
  const { siteName } = shopSettings(container).app;
  const language = mail.language ?? DEFAULT_LANGUAGE;
  const told = await alertFactsOf(container, mail, `${origin}${prefixOf(language)}`);
  const [article] = told.articles;
  if (article === undefined) throw new MailRefused("The article is gone.");
  const choice = choiceIn(article, language);
  const written = askedTextOf(
    { template, name: article.name, choice, more: told.articles.length - 1 },
    { siteName, link: told.endUrl },
    language,
  );
  return { ...written, link: told.endUrl, language };
}

/** What a claimed mail or text tells, and to whom: in the language it was queued for, else of what it tells of. */
async function toldBy(container: MedusaContainer, mail: ClaimedMail, origin: string) {
  const { order, card } = await boughtOf(container, mail);
  const language = mail.language ?? order?.language ?? card?.language ?? DEFAULT_LANGUAGE;
  const shopUrl = `${origin}${prefixOf(language)}`;
  const facts = {
    ...mail.facts,
    ...(isAlert(mail) && (await alertFactsOf(container, mail, shopUrl))),
    ...(order && { order: orderFacts(container, order, shopUrl) }),
    ...(card && { card }),
  };
  // A row's facts match its template: enqueueMail's types ensure it.
  const told = { template: mail.template, facts } as ToldFacts;
  return { told, order, language, shopUrl, siteName: shopSettings(container).app.siteName };
}

/**
 * Writes a claimed mail: its facts, what has to be looked up, and the shop's own, with links to the shop in its language.
 * @param origin public origin, without a slash at its end
 * @throws MailRefused when its subject is gone
 */
export async function writeMail(
  container: MedusaContainer,
  mail: ClaimedMail,
  origin: string,
): Promise<RenderedMail> {
  const { told, language, shopUrl, siteName } = await toldBy(container, mail, origin);
  const { contact } = shopSettings(container).content;
  return mailOf(told, { siteName, shopUrl, contact }, language);
}

const isText = (told: ToldFacts): told is TextFacts => isTextTemplate(told.template);

/** Without news or a link: they are kept with Medusa's record of the text, and a code is a secret. */
function writeCode(
  container: MedusaContainer,
  { facts, language: asked }: ClaimedMail,
  origin: string,
): WrittenText & { link: string; language: Language } {
  const { code } = facts;
  if (typeof code !== "string") throw new MailRefused("The code in it is void.");
  const { siteName } = shopSettings(container).app;
  const language = asked ?? DEFAULT_LANGUAGE;
  const text = codeTextOf(code, { siteName, host: new URL(origin).hostname }, language);
  return { text, news: "", link: "", language };
}

/**
 * Writes a claimed text, as `writeMail` does, with the short link that opens the order.
 * @throws MailRefused when its subject is gone, or it is no text
 */
export async function writeText(
  container: MedusaContainer,
  mail: ClaimedMail,
  origin: string,
): Promise<WrittenText & { link: string; language: Language }> {
  if (mail.template === CODE_TEXT) return writeCode(container, mail, origin);
  const { template } = mail;
  if (isAskedText(template)) return writeAsked(container, mail, { template, origin });
  const { told, order, language, shopUrl, siteName } = await toldBy(container, mail, origin);
  if (!order || !isText(told)) throw new MailRefused("There is no text for this.");
  const link = `${shopUrl}/p/${payCodeOf(order)}`;
  return { ...textOf(told, { siteName, orderLink: link }, language), link, language };
}
