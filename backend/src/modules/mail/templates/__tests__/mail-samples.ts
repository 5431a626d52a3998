import { mailOf, type ToldFacts } from "..";
import type { Language } from "../../../../contracts/languages";
import { SHOP_CONTACT } from "../../../../contracts/shop-contact";
import { order } from "./order-sample";

export const SHOP = {
  siteName: "STRIVE",
  shopUrl: "https://strive.rw",
  contact: SHOP_CONTACT,
};
const ARTICLE = {
  name: "Karisimbi Ring Hoodie",
  image: null,
  size: "XL",
  color: "#232020",
  priceRwf: 36_000,
  url: `${SHOP.shopUrl}/product/karisimbi?size=XL&color=232020`,
};
const EVIL = `<script>alert("x")</script> & 'more'`;

/** One of each; a new template without one does not compile. */
export const SAMPLES: {
  [Name in ToldFacts["template"]]: Extract<ToldFacts, { template: Name }>["facts"];
} = {
  "verification-code": { firstname: "Aline", code: "042137" },
  "account-exists": { firstname: "Aline" },
  "reset-code": { firstname: "Aline", code: "042137" },
  "password-changed": { firstname: "Aline" },
  "email-changed": { firstname: "Aline", newEmail: "a…@example.rw" },
  "phone-changed": { firstname: "Aline", phone: "…456" },
  welcome: { firstname: "Aline" },
  "order-received": { orderId: "order_1", order },
  "order-status-changed": { orderId: "order_1", status: "shipped", order },
  "order-changed": {
    orderId: "order_1",
    lines: [
      {
        name: "Gahinga Boxy Tee",
        before: { size: "S", color: "White", quantity: 1, unitPriceRwf: 12_000 },
        after: { size: "M", color: "White", quantity: 2, unitPriceRwf: 13_000 },
      },
    ],
    order,
  },
  "new-order": { orderId: "order_1", order },
  "payment-received": { orderId: "order_1", amountRwf: 104_500, order },
  "payment-refunded": {
    orderId: "order_1",
    amountRwf: 12_500,
    asCredit: false,
    giftCard: null,
    order,
  },
  "payment-expired": { orderId: "order_1", order },
  "order-expired": { orderId: "order_1", reason: "never-paid", order },
  "return-changed": {
    orderId: "order_1",
    returnNumber: "R-1042",
    status: "declined",
    handOver: "shop",
    amountRwf: 12_500,
    exchange: null,
    asCredit: false,
    reason: "It was worn",
    order,
  },
  "credit-given": { firstname: "Aline", amountRwf: 5_000, balanceRwf: 8_000, reason: "A late box" },
  "gift-card": {
    cardId: "card_1",
    card: {
      code: "7K2M9QXW3HRT5VBN",
      recipient: "Aline",
      message: "Enjoy, Aline",
      giver: null,
      givenRwf: 20_000,
    },
  },
  "back-in-stock": { articles: [ARTICLE], endUrl: `${SHOP.shopUrl}/p/7KQ2M9XAB2C4` },
  "price-drop": {
    articles: [ARTICLE, { ...ARTICLE, name: "Kivu Ring", size: undefined, color: undefined }],
    before: [45_000, 40_000],
    endUrl: `${SHOP.shopUrl}/p/7KQ2M9XAB2C4`,
  },
  "cart-reminder": {
    articles: [ARTICLE, { ...ARTICLE, name: "Kivu Ring", size: undefined, color: undefined }],
    quantities: [2, 1],
    soldOut: [EVIL],
    endUrl: `${SHOP.shopUrl}/p/7KQ2M9XAB2C4`,
  },
  "contact-message": {
    name: "Eric",
    email: "eric@example.rw",
    subject: "Sizes",
    message: "Do you have L?\nThanks",
  },
};

export const names = Object.keys(SAMPLES) as ToldFacts["template"][];

/** The sample of a template, changed. */
export const write = <Name extends ToldFacts["template"]>(
  template: Name,
  changes: Partial<(typeof SAMPLES)[Name]> = {},
  language: Language = "en",
) =>
  mailOf(
    { template, facts: { ...SAMPLES[template], ...changes } } as unknown as ToldFacts,
    SHOP,
    language,
  );

/** The same facts with every text in them turned into markup. */
export const poisoned = (value: unknown): unknown => {
  if (typeof value === "string") return `${value}${EVIL}`;
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, poisoned(part)]));
};
