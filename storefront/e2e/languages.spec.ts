/** Over a minute: a shop of its own, an order in both other languages, and every screen measured at 320 px. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { rounds } from "../../backend/harness/rounds";
import { ownShop } from "../../backend/harness/use-shop";
import { ADMIN_SCREENS, SHOP_SCREENS } from "./all-screens";
import {
  activityTexts,
  adminToken,
  catalogueTexts,
  deliver,
  ordersFound,
  productWithChoice,
  toldIn,
} from "./api";
import {
  axeFindings,
  keepPicture,
  untilAlive,
  untilQuiet,
  useBrowser,
  visitAs,
  type Visit,
} from "./browser";
import { smallTargets } from "./targets";
import { clippedTexts, shownTexts } from "./texts";
import { goTo } from "./shop";

// A shop of its own: what people typed in other walks is theirs, in English.
const shop = goTo(ownShop({ env: { DEV_OUTBOX: "true", SMS_SIMULATOR: "on" } }));

const browser = useBrowser();
const SMALL = { width: 320, height: 700, hasTouch: true, isMobile: true };

/** Words that neither French nor Kinyarwanda has. */
const ENGLISH =
  /\b(the|your|and|with|please|you|our|from|this|that|is|are|not|of|to|orders?|delivery|address|items?|products?|search|back|send|save|cancel|close)\b/i;

const LANGUAGES = [
  {
    language: "rw",
    addToCart: "Shyira muri panier",
    placeOrder: "Tanga komande",
    mailsOnly: "Uzajya ubona imeyili gusa.",
    goOn: "Komeza",
    mail: (order: string) => `Komande yawe ${order} twayibonye`,
  },
  {
    language: "fr",
    addToCart: "Ajouter au panier",
    placeOrder: "Commander",
    mailsOnly: "Vous recevrez seulement des e-mails.",
    goOn: "Continuer",
    mail: (order: string) => `Nous avons votre commande ${order}`,
  },
];

/** Where staff's screens are walked: in the gate in the language that is likelier to be chosen. */
const READ_BY_STAFF = rounds(["rw"], ["rw", "fr"]);

describe.each(LANGUAGES)("in $language", (speech) => {
  const { language, addToCart, placeOrder, mailsOnly, goOn, mail } = speech;
  /** What a narrow screen says in English, has no room for, or makes too small for a thumb. */
  async function faultsOf(page: Page, address: string, known: readonly string[]) {
    await page.goto(shop.origin + address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await untilAlive(page);
    await untilQuiet(page);
    const texts = await shownTexts(page);
    const own = (text: string) => known.reduce((rest, one) => rest.replaceAll(one, ""), text);
    const isData = (text: string) => known.some((one) => one.includes(text));
    const english = texts.filter((text) => ENGLISH.test(own(text)) && !isData(text));
    return { english, clipped: await clippedTexts(page), small: await smallTargets(page) };
  }

  it("an order is placed, kept and mailed", async () => {
    const { product } = await productWithChoice();
    const { page, complaints, close } = await visitAs(browser, SMALL, `order-${language}`);
    await page.goto(`${shop.origin}/${language}/product/${product.id}`);
    const told = await toldIn(language, product);
    expect(told.name).not.toBe(product.name);
    await page.getByRole("heading", { level: 1, name: told.name, exact: true }).waitFor();
    expect(await page.title()).toContain(told.name);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain(JSON.stringify(told.name));
    const inEnglish = page.locator('link[rel="alternate"][hreflang="en"]');
    expect(await inEnglish.getAttribute("href")).toMatch(new RegExp(`/product/${product.handle}$`));
    await page.getByRole("button", { name: addToCart, exact: true }).click();
    await page.getByRole("banner").getByRole("link", { name: /1/ }).waitFor();
    await page.goto(`${shop.origin}/${language}/checkout`);
    const lastname = `Uwase ${language}`;
    const typed = {
      ...{ firstname: "Aline", lastname, phone: "0788 123 456", city: "Kigali" },
      ...{
        email: `speaks-${language}@example.rw`,
        delivery_address: "KG 11 Ave",
        district: "Gasabo",
      },
    };
    for (const [name, value] of Object.entries(typed)) {
      await page.locator(`[name="${name}"]`).fill(value);
    }
    // Told by SMS unless he says otherwise.
    const news = page.locator("[data-field=text_channel]");
    await news.getByRole("radio", { name: "SMS", checked: true }).waitFor();
    expect(await clippedTexts(page)).toEqual([]);
    const atTheDoor = page.locator('input[type=radio][value="cod"]');
    // Until the shop has said how it can be paid.
    await expect.poll(() => atTheDoor.isEnabled()).toBe(true);
    await atTheDoor.check({ force: true });
    await page.getByRole("button", { name: new RegExp(`^${placeOrder}`) }).click();
    await page.getByRole("heading", { level: 1, name: /Aline/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${language}/checkout/confirmation`);
    await news
      .locator("label")
      .filter({ has: page.locator("input[value=none]") })
      .click();
    await page.getByText(mailsOnly, { exact: true }).waitFor();
    const [order] = await ordersFound(lastname);
    expect(order).toMatchObject({
      language,
      texts: { channel: "none", offered: ["sms", "whatsapp"] },
    });
    await expect
      .poll(async () => (await fetch(`${shop.origin}/dev/outbox`)).text())
      .toContain(mail(order?.order_number ?? "no order"));

    // A piece of it is given back.
    await deliver(order?.id ?? "");
    await page.goto(`${page.url()}&return=items`);
    const main = page.getByRole("main");
    await main.getByRole("checkbox").check();
    await main.getByRole("combobox").selectOption({ index: 1 });
    expect(await clippedTexts(page)).toEqual([]);
    await main.getByRole("button", { name: goOn }).click();
    await page.waitForURL(/return=money/);
    await main.getByRole("radio").first().waitFor();
    await keepPicture(page, `return-money-${language}`);
    expect(await clippedTexts(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  interface Walk {
    paths: readonly string[];
    /** Texts of data, which may be in any language. */
    known: readonly string[];
    /** Also whether axe finds something; it reads the shop's screens in `browsing`. */
    isReadByAxe?: boolean;
  }

  async function expectNoFault(visit: Visit, { paths, known, isReadByAxe = false }: Walk) {
    const { page, complaints, close } = visit;
    const faults: Record<string, unknown> = {};
    for (const path of paths) {
      const found = {
        ...(await faultsOf(page, `/${language}${path}`, known)),
        axe: isReadByAxe ? await axeFindings(page) : [],
      };
      if (Object.values(found).some((texts) => texts.length > 0)) faults[path] = found;
      await keepPicture(page, `${path.replaceAll(/\W+/g, "-")}-${language}-320`);
    }
    expect(faults).toEqual({});
    expect(complaints).toEqual([]);
    // It would be noticed.
    const { english } = await faultsOf(page, paths[0] ?? "/", known);
    expect(english).not.toEqual([]);
    await close();
  }

  it("no screen of the shop speaks English, cuts its words off or is too small for a thumb", async () => {
    const { product, variant } = await productWithChoice();
    const { id, size, color } = variant;
    const line = { ...product, id, size, color, quantity: 1 };
    const visit = await visitAs(browser, SMALL, `shop-${language}`);
    await visit.page.addInitScript(
      (cart) => localStorage.setItem("cartItems", cart),
      JSON.stringify([line]),
    );
    await expectNoFault(visit, {
      paths: [...SHOP_SCREENS, `/product/${product.handle}`],
      known: await catalogueTexts(),
    });
  });

  it.runIf(READ_BY_STAFF.includes(language))(
    "nor does any screen of staff, nor anything to axe",
    async () => {
      const token = await adminToken();
      const visit = await visitAs(browser, SMALL, `staff-${language}`, token);
      await expectNoFault(visit, {
        paths: ADMIN_SCREENS.map(({ address }) => address),
        known: [...(await catalogueTexts()), ...(await activityTexts(token))],
        isReadByAxe: true,
      });
    },
  );
});
