import { describe, expect, it } from "vitest";
import { LANGUAGES, prefixOf, type Language } from "../../../../contracts/languages";
import { RETURN_STATUSES } from "../../../../contracts/returns";
import { smsLength } from "../../domain/gsm7";
import { attempt, order as sample } from "../../templates/__tests__/order-sample";
import { SAMPLES } from "../../templates/__tests__/mail-samples";
import { askedTextOf, textOf, type AskedNews, type TextFacts } from "..";

const AMOUNT = 1_250_000;
/** The longest that happens: a long host, a million orders, and a rider with a long name. */
const LONG = {
  ...sample,
  orderNumber: "STR-1234567",
  totalRwf: AMOUNT,
  rider: { name: "Jean-Népomuscène-Emmanuel", phone: "+250788123456" },
};
const shopIn = (language: Language) => ({
  siteName: "STRIVE Kigali Ltd",
  orderLink: `https://www.strive.rw${prefixOf(language)}/p/1234567-7KQ2M9XA`,
});
const cod = [attempt("cod", "pending", { amount: AMOUNT })];

const returned = SAMPLES["return-changed"];
const TELLING: ReadonlyArray<[string, TextFacts]> = [
  ["received", { template: "order-received", facts: { orderId: "o", order: LONG } }],
  [
    "received, cash",
    { template: "order-received", facts: { orderId: "o", order: { ...LONG, payments: cod } } },
  ],
  [
    "paid",
    { template: "payment-received", facts: { orderId: "o", amountRwf: AMOUNT, order: LONG } },
  ],
  ...Object.entries({
    "rider comes, cash": { payments: cod },
    "rider comes": {},
    "on its way": { rider: null, payments: cod },
    ready: { isPickup: true, rider: null },
  }).map(([name, over]): [string, TextFacts] => [
    name,
    {
      template: "order-status-changed",
      facts: { orderId: "o", status: "shipped", order: { ...LONG, ...over } },
    },
  ]),
  ...RETURN_STATUSES.filter((status) => status !== "withdrawn").map(
    (status): [string, TextFacts] => [
      `return ${status}`,
      {
        template: "return-changed",
        facts: { ...returned, order: LONG, returnNumber: "R-123456", status, amountRwf: AMOUNT },
      },
    ],
  ),
];

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(TELLING)("%s is one message", (_, told) => {
    const { text, news } = textOf(told, shopIn(language), language);
    const { encoding, length, parts } = smsLength(text);
    expect({ encoding, parts, text, isShort: length <= 160 }).toEqual({
      encoding: "gsm7",
      parts: 1,
      text,
      isShort: true,
    });
    expect(text).toContain(shopIn(language).orderLink);
    expect(text.startsWith(`STRIVE Kiga: ${news} `)).toBe(true);
  });
});

const short = { siteName: "STRIVE", orderLink: "https://strive.rw/p/000042-7KQ2M9XA" };
const shippedIn = (language: Language, over: object = {}) =>
  textOf(
    {
      template: "order-status-changed",
      facts: { orderId: "o", status: "shipped", order: { ...LONG, ...over } },
    },
    short,
    language,
  ).text;

it("says who comes and what to have ready, in each language", () => {
  const over = { rider: { name: "Éric", phone: "+250788555123" }, payments: cod };
  expect(shippedIn("en", over)).toBe(
    "STRIVE: Éric is bringing your order STR-1234567. Call 0788 555 123. To pay: RWF 1,250,000. https://strive.rw/p/000042-7KQ2M9XA",
  );
  expect(shippedIn("fr", over)).toContain("Éric apporte votre commande STR-1234567. Tél. 0788 555");
  expect(shippedIn("rw", over)).toContain("Éric akuzaniye komande yawe STR-1234567.");
});

it("names no rider whose name cannot be written", () => {
  expect(shippedIn("en", { rider: { name: "محمد", phone: "+250788555123" } })).toBe(
    "STRIVE: Your order STR-1234567 is on its way. https://strive.rw/p/000042-7KQ2M9XA",
  );
});

it("asks to pay only while that is the buyer's turn", () => {
  const receivedWith = (over: object) =>
    textOf(
      { template: "order-received", facts: { orderId: "o", order: { ...LONG, ...over } } },
      short,
      "en",
    ).text;
  expect(receivedWith({})).toContain("See and pay it: https://");
  expect(receivedWith({ payments: cod })).toContain("See it: https://");
  expect(receivedWith({ status: "cancelled" })).toContain("See it: https://");
});

describe.each(LANGUAGES)("what somebody asked to hear, in %s", (language) => {
  const link = `https://www.strive.rw${prefixOf(language)}/p/7KQ2M9XAB2C4`;
  const told = (over: Partial<AskedNews>) =>
    askedTextOf(
      { template: "back-in-stock", name: "Kivu Tee", choice: "XL, Ash green", more: 0, ...over },
      { siteName: "STRIVE Kigali Ltd", link },
      language,
    );
  const back = (name: string) => told({ name });

  it.each([
    { template: "back-in-stock" as const },
    { template: "cart-reminder" as const },
    { template: "cart-reminder" as const, more: 99 },
  ])("is one message, however long the name: $template", (over) => {
    const name = "Karisimbi Heavy Hoodie with a Very Long Name Indeed, and Pockets";
    const { text } = told({ ...over, name });
    expect(smsLength(text)).toMatchObject({ encoding: "gsm7", parts: 1 });
    expect(text.endsWith(link)).toBe(true);
  });

  it("says what else is in the cart", () => {
    const cart = { template: "cart-reminder" as const };
    expect(told(cart).news).toContain("Kivu Tee (XL, Ash green)");
    expect(told(cart).news).not.toMatch(/\b0\b/);
    expect(told({ ...cart, more: 2 }).news).toMatch(/\b2\b/);
  });

  it("says which piece it is", () => {
    const { text, news } = back("Kivu Tee");
    expect(news).toContain("Kivu Tee (XL, Ash green)");
    expect(text).toBe(`STRIVE Kiga: ${news} ${link}`);
  });
});
