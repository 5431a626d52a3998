import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  contentResponseSchema,
  contentVersionResponseSchema,
  sentPictureResponseSchema,
  type ContentVersion,
} from "../../src/contracts/content";
import { CONTENT_PARTS, type ContentPart } from "../../src/contracts/content-parts";
import { imageFileNames } from "../../src/contracts/image-url";
import { failureSchema } from "../../src/contracts/envelope";
import { collectionPath } from "../../src/contracts/collection-rules";
import { activityListResponseSchema } from "../../src/contracts/dashboard";
import { CollectionDesk, collectionBody } from "../../harness/collection-desk";
import { nextVersion } from "../../harness/content-desk";
import { DropDesk } from "../../harness/drop-desk";
import { makeGoods, type Goods } from "../../harness/goods";
import { pictureForm, plainJpeg } from "../../harness/odd-pictures";
import { callShop, logIn } from "../../harness/people";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

/** What staff say on the shop's pages, as people read it there. */

const shop = useShop("quiet");
let token: string;
beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
});

const call = (method: string, path: string, body?: unknown) =>
  callShop(shop, method, `/api/admin/content${path}`, { token, body });
const versionsOf = async (part: ContentPart) =>
  contentResponseSchema.parse((await call("GET", `/${part}`)).json).data;
const withdraw = ({ part, id }: ContentVersion) => call("DELETE", `/${part}/${id}`);

const bodyOf = async (part: ContentPart, more: object) => ({
  ...(await nextVersion(shop, token, { part, texts: {} })),
  ...more,
});
const publish = async (part: ContentPart, more: object) =>
  call("POST", `/${part}`, await bodyOf(part, more));
async function published(part: ContentPart, more: object): Promise<ContentVersion> {
  const { status, json } = await publish(part, more);
  expect([status, json]).toEqual([201, json]);
  return contentVersionResponseSchema.parse(json).data;
}
const fieldsOf = (json: unknown) => failureSchema.parse(json).errors?.map(({ field }) => field);

const page = async (path: string) => (await fetch(shop.origin + path)).text();
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

afterEach(async () => {
  for (const version of (await Promise.all(CONTENT_PARTS.map(versionsOf))).flat()) {
    if (!version.is_withdrawn) expect((await withdraw(version)).status).toBe(200);
  }
});

describe("a part of the pages", () => {
  it("is said in each language, in English where one lacks it, and taken back", async () => {
    const [{ product }] = await makeGoods(shop, { pieces: 3 });
    const ofCategory = `?category=${encodeURIComponent(product.category_name ?? "")}`;
    const leadsTo = (prefix: string) => `href="${prefix}/${ofCategory.replaceAll("&", "&amp;")}"`;
    const hero = await published("hero", {
      texts: {
        en: { line: "Rain is no excuse.", button: "See the jackets" },
        rw: { line: "Imvura ntiyaguhagarika." },
      },
      link: `/${ofCategory}`,
    });
    expect(hero).toMatchObject({ ends_at: null, published_by: shop.admin.email });
    const [en, rw, fr] = await Promise.all([page("/"), page("/rw"), page("/fr")]);
    expect(en).toContain(">Rain is no excuse.</p>");
    const linkIn = (html: string) => /<a [^>]*>See the jackets<\/a>/.exec(html)?.[0];
    expect(linkIn(en)).toContain(leadsTo(""));
    expect(rw).toContain("Imvura ntiyaguhagarika.");
    expect(linkIn(rw)?.replace("/rw?", "/rw/?")).toContain(leadsTo("/rw"));
    expect(fr).toContain("Rain is no excuse.");
    expect((await withdraw(hero)).status).toBe(200);
    expect(await page("/")).not.toContain("Rain is no excuse.");
    expect((await withdraw(hero)).status).toBe(404);
  });

  it("keeps the brand's own words for what it leaves out", async () => {
    await published("story", { texts: { en: { lead: "We sew on Tuesdays." } } });
    for (const path of ["/", "/about"]) {
      const text = await page(path);
      expect(text).toContain("We sew on Tuesdays.");
      expect(text).toContain("Brothers built it.");
    }
    expect(await page("/about")).toContain("empowers people to push beyond limits");
  });

  it("can stand above every page, also alone", async () => {
    expect(await page("/contact")).not.toContain("Announcement");
    await published("banner", {
      texts: { en: { text: "Closed on 1 July" }, fr: { text: "Fermé le 1er juillet" } },
    });
    expect(await page("/contact")).toContain("Closed on 1 July");
    expect(await page("/fr/contact")).toContain("Fermé le 1er juillet");
    await published("banner", { texts: {} });
    expect(await page("/contact")).not.toContain("Closed on 1 July");
  });

  it("writes what was typed as text, whatever it looks like", async () => {
    const line = `</script><img src=x onerror=alert(1)> & "more"`;
    await published("hero", { texts: { en: { line } } });
    const text = await page("/");
    expect(text).not.toContain("<img src=x");
    expect(text).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });
});

describe("a picture of staff's own", () => {
  const send = (form: FormData) =>
    callShop(shop, "POST", "/api/admin/content-pictures", { token, body: form });
  const said = { en: { alt: "Two jackets" }, rw: { alt: "Amakoti abiri" }, fr: { alt: "Deux" } };
  const named = { title: "Rain", alt: "A jacket" };
  let url: string;
  beforeAll(async () => {
    const { status, json } = await send(pictureForm(await plainJpeg("#2c3440", 800)));
    expect([status, json]).toEqual([201, json]);
    ({ url } = sentPictureResponseSchema.parse(json).data);
  });

  it("is shown in every width with what it shows, loaded first, and gone with its version", async () => {
    const hero = await published("hero", { pictures: [{ url, texts: said }] });
    await published("story", { pictures: [{ url, texts: said }] });
    const [en, rw, about] = await Promise.all(["/", "/rw", "/about"].map(page));
    const stem = url.replace(/\.webp$/, "");
    expect(en).toMatch(
      new RegExp(`<link rel="preload" as="image"[^>]*imageSrcSet="${stem}\\.320\\.avif 320w,`),
    );
    expect(en).not.toContain("/art/hero-tall");
    expect(en).toMatch(new RegExp(`<img src="${url}" alt="Two jackets" fetchPriority="high"`));
    expect(en).toContain(">A mindset for people who push boundaries.</p>");
    expect(rw).toContain('alt="Amakoti abiri"');
    expect(about).toContain(`${stem}.320.avif 320w`);
    expect(about).not.toContain("/art/story-");
    for (const name of imageFileNames(url)) {
      expect((await fetch(`${shop.origin}/uploads/${name}`)).status).toBe(200);
    }
    expect((await withdraw(hero)).status).toBe(200);
    expect(await page("/")).toContain("/art/hero-wide-1600.avif");
  });

  it("has another for wide screens, and each screen loads the one that it shows", async () => {
    const { json } = await send(pictureForm(await plainJpeg("#7a2c10", 900)));
    const wide = sentPictureResponseSchema.parse(json).data.url;
    const hero = await published("hero", { pictures: [{ url, wide, texts: said }] });
    expect(hero.pictures).toEqual([{ url, wide, texts: said }]);
    const en = await page("/");
    const [tallStem, wideStem] = [url, wide].map((one) => one.replace(/\.webp$/, ""));
    const loaded = en.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(loaded.map((link) => /media="([^"]+)"/.exec(link)?.[1])).toEqual([
      "(min-width: 48rem)",
      "(max-width: 47.99rem)",
    ]);
    expect(loaded[0]).toContain(`imageSrcSet="${wideStem}.320.avif 320w,`);
    expect(loaded[1]).toContain(`imageSrcSet="${tallStem}.320.avif 320w,`);
    const sources = (en.match(/<source [^>]*>/g) ?? []).filter((one) => one.includes("/uploads/"));
    expect(
      sources
        .slice(0, 4)
        .map((one) => [
          /media="([^"]+)"/.exec(one)?.[1],
          /srcSet="([^" ]+)\.320\./i.exec(one)?.[1],
        ]),
    ).toEqual([
      ["(min-width: 48rem)", wideStem],
      ["(min-width: 48rem)", wideStem],
      ["(max-width: 47.99rem)", tallStem],
      ["(max-width: 47.99rem)", tallStem],
    ]);
    expect(en).toMatch(new RegExp(`<img src="${url}" alt="Two jackets" fetchPriority="high"`));
    // What a version has is there for others, as long as the version is.
    await published("hero", { pictures: [{ url: wide, texts: said }] });
    const same = await published("hero", { pictures: [{ url, wide: url, texts: said }] });
    expect(await page("/")).not.toContain(wideStem);
    expect((await withdraw(same)).status).toBe(200);
  });

  it("is hung in the gallery, where staff say, and the shop's own keep their words", async () => {
    const named = (text: string) => ({ title: text, alt: `${text}.` });
    const own = { url: "/art/plate-04-800.webp", texts: {} };
    const texts = { en: named("Rain"), rw: named("Imvura"), fr: named("Pluie") };
    const gallery = await published("gallery", { pictures: [{ url, texts }, own] });
    const [en, fr, data] = await Promise.all(["/photos", "/fr/photos", "/photos.data"].map(page));
    expect(en).toContain("2 photos");
    expect(en).toMatch(new RegExp(`<a id="photo-1" href="${url}"`));
    expect(en).toMatch(/<img [^>]*alt="Rain\."/);
    expect(en).toMatch(/href="\/art\/plate-04-800\.webp"/);
    expect(en).toContain("Summer Vibes");
    expect(en).not.toContain("Street Style");
    expect(fr).toMatch(/<img [^>]*alt="Pluie\."/);
    expect(data).toContain("Rain.");
    expect(await page("/about")).not.toContain("Rain.");
    expect((await withdraw(gallery)).status).toBe(200);
    expect(await page("/photos")).toContain("12 photos");
  });

  it("names products of the gallery as the shop has them at that moment", async () => {
    const [seen, hidden] = await makeGoods(shop, { pieces: 3, count: 2 });
    if (!hidden) throw new Error("There is one product only.");
    const pointAt = (product_id: string) => ({ x: 0.25, y: 0.5, product_id });
    const save = async ({ product }: Goods, body: object) => {
      const path = `/api/products/${product.id}`;
      expect((await callShop(shop, "PUT", path, { token, body })).status).toBe(200);
    };
    await save(hidden, { status: "draft" });
    await save(seen, { translations: { fr: { product_name: "Veste de pluie" } } });
    const points = [pointAt(seen.product.id), pointAt(hidden.product.id)];
    const own = { url: "/art/plate-04-800.webp", texts: {} };
    const version = await published("gallery", { pictures: [{ ...own, points }] });
    expect(version.pictures).toEqual([{ ...own, points }]);
    const [en, fr] = await Promise.all(["/photos.data", "/fr/photos.data"].map(page));
    expect(en).toContain(`"${seen.product.name}"`);
    expect(en).toContain(String(seen.product.price));
    expect(en).not.toContain(hidden.product.id);
    expect(fr).toContain('"Veste de pluie"');
    // Kept pages go with what they show.
    await save(seen, { stock_quantity: 0 });
    const soldOut = await page("/photos.data");
    expect(soldOut).not.toBe(en);
    await save(seen, { price: 13_579 });
    expect(await page("/photos.data")).toContain("13579");
    await save(seen, { status: "draft" });
    expect(await page("/photos.data")).not.toContain(seen.product.id);
    const path = `/api/products/${hidden.product.id}`;
    expect((await callShop(shop, "DELETE", path, { token })).status).toBe(200);
    const { status, json } = await publish("gallery", { pictures: [own, { ...own, points }] });
    expect([status, fieldsOf(json)]).toEqual([400, ["pictures.1.points.1.product_id"]]);
  });

  it("is one picture that can be read", async () => {
    const jpeg = await plainJpeg();
    const withText = pictureForm(jpeg);
    withText.append("alt", "A jacket");
    for (const form of [
      pictureForm(),
      pictureForm(jpeg, jpeg),
      pictureForm(Buffer.from("x")),
      withText,
    ]) {
      const { status, json } = await send(form);
      expect([status, fieldsOf(json)?.length]).toEqual([400, 1]);
    }
  });

  it.each<[string[], ContentPart, (url: string) => object[]]>([
    [["pictures.0.texts.rw.alt"], "hero", (own) => [{ url: own, texts: { ...said, rw: {} } }]],
    [
      ["pictures.0.texts.en.alt", "pictures.0.texts.rw.alt", "pictures.0.texts.fr.alt"],
      "story",
      (own) => [{ url: own, texts: {} }],
    ],
    [
      ["pictures.0.texts.en.title"],
      "hero",
      (own) => [{ url: own, texts: { ...said, en: { ...said.en, title: "x" } } }],
    ],
    [
      ["pictures.0.texts.fr.title"],
      "gallery",
      (own) => [{ url: own, texts: { en: named, rw: named, fr: { alt: "x" } } }],
    ],
    [
      ["pictures.1.texts.en.title"],
      "gallery",
      () => [
        { url: "/art/plate-01-800.webp", texts: {} },
        { url: "/art/plate-02-800.webp", texts: { en: { title: "x".repeat(41) } } },
      ],
    ],
    [["pictures.0.url"], "gallery", () => [{ url: "/art/plate-13-800.webp", texts: {} }]],
    [
      ["pictures"],
      "gallery",
      () => Array<object>(25).fill({ url: "/art/plate-01-800.webp", texts: {} }),
    ],
    [["pictures"], "banner", (own) => [{ url: own, texts: said }]],
    [
      ["pictures"],
      "hero",
      (own) => [
        { url: own, texts: said },
        { url: own, texts: said },
      ],
    ],
    [["pictures.0.url"], "hero", () => [{ url: "https://elsewhere.example/a.webp", texts: said }]],
    [
      ["pictures.0.wide"],
      "hero",
      (own) => [{ url: own, wide: "/art/plate-01-800.webp", texts: said }],
    ],
    [
      ["pictures.0.wide"],
      "hero",
      (own) => [{ url: own, wide: own.replace(/[a-z0-9]{24}/, "0".repeat(24)), texts: said }],
    ],
    [["pictures.0.wide"], "story", (own) => [{ url: own, wide: own, texts: said }]],
    [["pictures.0.url"], "hero", () => [{ url: "/art/hero-wide-1080.webp", texts: said }]],
    [
      ["pictures.0.url"],
      "hero",
      (own) => [{ url: own.replace(/[a-z0-9]{24}/, "0".repeat(24)), texts: said }],
    ],
  ])("is refused for %j of %s", async (fields, part, pictures) => {
    const { status, json } = await publish(part, { pictures: pictures(url) });
    expect([status, fieldsOf(json)]).toEqual([400, fields]);
  });
});

describe("where it leads", () => {
  const words = { texts: { en: { line: "Rain is no excuse.", button: "See the jackets" } } };
  let desk: CollectionDesk;
  let products: string[];
  beforeAll(async () => {
    desk = await CollectionDesk.at(shop);
    products = [(await makeGoods(shop, { pieces: 3 }))[0].product.id];
  });

  it("is a collection while it is shown: before and after it the words stand alone", async () => {
    const made = await desk.made(products);
    const link = collectionPath(made.handle);
    await published("hero", { ...words, link });
    await published("banner", { texts: { en: { text: "New jackets" } }, link });
    const leads = async () => {
      const html = await page("/");
      expect(html).toContain("Rain is no excuse.");
      expect(html).toContain("New jackets");
      return [html.includes(`href="${link}"`), html.includes("See the jackets")];
    };
    const [led, alone] = [
      [true, true],
      [false, false],
    ];
    expect(await leads()).toEqual(led);
    let version = 1;
    const change = async (times: object) => {
      const body = { ...collectionBody(products, { handle: made.handle }), ...times };
      const path = `/api/admin/collections/${made.id}`;
      const answer = await desk.call("PUT", path, { collection: body, version });
      expect(answer.status).toBe(200);
      version += 1;
    };
    await change({ starts_at: inMs(3_600_000) });
    expect(await leads()).toEqual(alone);
    await change({});
    expect(await leads()).toEqual(led);
    await change({ ends_at: inMs(1_500) });
    await until(leads, ([isLed]) => isLed === false);
    // It can't be published any more, not even for later.
    for (const starts_at of [null, inMs(3_600_000)]) {
      const { status, json } = await publish("hero", { ...words, link, starts_at });
      expect([status, failureSchema.parse(json).errors]).toEqual([
        400,
        [{ field: "link", message: "This collection is over by then" }],
      ]);
    }
    await change({});
    expect(await leads()).toEqual(led);
    const path = `/api/admin/collections/${made.id}?version=${version}`;
    expect((await desk.call("DELETE", path)).status).toBe(200);
    expect(await leads()).toEqual(alone);
  });

  it("may be a collection that begins later, by an address that it had", async () => {
    const made = await desk.made(products, { starts_at: inMs(3_600_000) });
    const body = collectionBody(products, { ends_at: inMs(7_200_000) });
    const path = `/api/admin/collections/${made.id}`;
    await desk.call("PUT", path, { collection: body, version: 1 });
    const link = collectionPath(made.handle);
    await published("banner", { texts: { en: { text: "Soon" } }, link });
    const { status, json } = await publish("banner", {
      ...{ texts: { en: { text: "Too late" } }, link },
      starts_at: inMs(9_000_000),
    });
    expect([status, fieldsOf(json)]).toEqual([400, ["link"]]);
  });

  it("is a drop until it is over", async () => {
    const drops = await DropDesk.at(shop);
    const drop = await drops.made(products);
    await published("hero", { ...words, link: `/drops/${drop.handle}` });
    expect(await page("/")).toContain(`href="/drops/${drop.handle}"`);
    await drops.call("DELETE", `/api/admin/drops/${drop.id}?version=1`);
    await until(
      () => page("/"),
      (html) => !html.includes("See the jackets"),
    );
    expect(await page("/")).toContain("Rain is no excuse.");
  });

  it.each([
    ["/collections/not-there", "There is no such collection"],
    ["/Collections/not-there/", "There is no such collection"],
    ["/drops/not-there", "There is no such drop"],
    ["/product/not-there", "There is no such product"],
    ["/?gender=men&category=Not%20there", "There is no such category"],
  ])("is nothing that the shop does not have: %s", async (link, message) => {
    const { status, json } = await publish("hero", { ...words, link });
    expect([status, failureSchema.parse(json).errors]).toEqual([400, [{ field: "link", message }]]);
  });
});

describe("the audit log", () => {
  const logged = async ({ id }: ContentVersion) => {
    const path = `/api/admin/activity?subject_kind=content&subject_id=${id}`;
    const { json } = await callShop(shop, "GET", path, { token });
    const [line] = activityListResponseSchema.parse(json).data;
    if (!line) throw new Error("Nothing is logged.");
    return line;
  };

  it("says what of the gallery changed, by the names of pictures and products", async () => {
    const [{ product }] = await makeGoods(shop, { pieces: 3 });
    const plate = (number: number, more: object = {}) => ({
      url: `/art/plate-0${number}-800.webp`,
      texts: {},
      ...more,
    });
    const sun = { en: { title: "Sun" }, fr: { title: "Soleil" } };
    const points = [{ x: 0.25, y: 0.9, product_id: product.id }];
    const first = await published("gallery", {
      pictures: [plate(1), plate(4, { texts: sun, points })],
    });
    expect(await logged(first)).toMatchObject({
      before: null,
      after: {
        pictures: ["/art/plate-01-800.webp", "Sun"],
        texts: { Sun: { "en.title": "Sun", "fr.title": "Soleil" } },
        points: { Sun: [`${product.name}, 25% 90%`] },
      },
    });
    const second = await published("gallery", {
      pictures: [plate(4, { texts: { en: sun.en, fr: { title: "Été" } } }), plate(1)],
    });
    const { text, ...line } = await logged(second);
    expect(line).toMatchObject({
      before: {
        order: ["/art/plate-01-800.webp", "Sun"],
        texts: { Sun: { "fr.title": "Soleil" } },
        points: { Sun: [`${product.name}, 25% 90%`] },
      },
      after: {
        order: ["Sun", "/art/plate-01-800.webp"],
        texts: { Sun: { "fr.title": "Été" } },
        points: { Sun: [] },
      },
    });
    expect(Object.keys(line.after ?? {})).toEqual(["order", "texts", "points"]);
    expect(text).toBe(`${shop.admin.email} published content Gallery: order, texts, points`);
  });

  it("says what of a text changed", async () => {
    await published("banner", { texts: { en: { text: "Open" }, fr: { text: "Ouvert" } } });
    const second = await published("banner", {
      texts: { en: { text: "Closed" }, fr: { text: "Ouvert" } },
      link: "/about",
    });
    expect(await logged(second)).toMatchObject({
      before: { "en.text": "Open", link: null },
      after: { "en.text": "Closed", link: "/about" },
      text: `${shop.admin.email} published content Banner: link none → /about, en.text Open → Closed`,
    });
  });
});

describe("how to reach the shop", () => {
  it("is said on its pages, and to search engines", async () => {
    await published("contact", {
      texts: { en: { email: "info@isimbi.rw", phone: "0788 111 222", tiktok: "@isimbi" } },
    });
    for (const path of ["/contact", "/fr/contact"]) {
      const text = await page(path);
      expect(text).toContain('href="mailto:info@isimbi.rw"');
      expect(text).toContain('href="tel:+250788111222"');
      expect(text).toContain('href="https://www.tiktok.com/@isimbi"');
      expect(text).not.toContain("wa.me");
    }
    expect(await page("/")).toContain('"telephone":"+250 788 111 222"');
    expect(await page("/seller")).toContain("info@isimbi.rw");
  });
});

describe("who sells", () => {
  it("is said on its page and to search engines, and no more than was told", async () => {
    const { texts } = await published("seller", {
      texts: { en: { companyName: "Isimbi Ltd", tin: "987 654 321", phone: "0788 111 222" } },
    });
    expect(texts.en).toMatchObject({ tin: "987654321", phone: "+250 788 111 222" });
    for (const path of ["/seller", "/fr/seller"]) {
      const text = await page(path);
      expect(text).toContain("Isimbi Ltd");
      expect(text).toContain("987654321");
      expect(text).toContain('href="tel:+250788111222"');
    }
    expect(await page("/")).toContain('"legalName":"Isimbi Ltd"');
    await published("seller", { texts: {} });
    expect(await page("/seller")).not.toContain("Isimbi Ltd");
  });
});

describe("a legal page", () => {
  it("is what staff wrote, as data and as a page, with the day from which it holds", async () => {
    const text = `# Sending back
You have {return_days} days. Ask {email} or read [our terms](/terms#payment).

- Unworn
- With <b>labels</b>

Sending it back costs {delivery_fee}.`;
    await published("returns", {
      texts: {
        en: { title: "Changing your mind", text },
        rw: { text: "Ufite iminsi {return_days}." },
      },
    });
    const [en, rw, fr, data] = await Promise.all(
      ["/returns", "/rw/returns", "/fr/returns", "/returns.data"].map(page),
    );
    expect(en).toContain("In force since ");
    expect(en).toMatch(/<h1[^>]*>Changing your mind<\/h1>/);
    expect(en).toMatch(/<section id="sending-back"[^>]*><h2[^>]*>Sending back<\/h2>/);
    expect(en).toContain("You have 7 days. Ask ");
    expect(en).toMatch(/<a href="mailto:[^"]+"[^>]*>[^<]+@[^<]+<\/a>/);
    expect(en).toMatch(/<a [^>]*href="\/terms#payment"[^>]*>our terms<\/a>/);
    expect(en).toContain("With &lt;b&gt;labels&lt;/b&gt;");
    expect(en).toMatch(/Sending it back costs RWF [\d,]+\./);
    expect(en).not.toContain("7 days to change your mind");
    // In its own words where there are some, and else in English, which says so of itself.
    expect(rw).toContain("Ufite iminsi 7.");
    expect(rw).toMatch(/<h1[^>]*>Changing your mind<\/h1>/);
    expect(fr).toMatch(/<div lang="en"><section id="sending-back"/);
    expect(data).toContain("You have 7 days. Ask ");
    expect(await page("/terms")).not.toContain("In force since ");
    expect(await page("/")).not.toContain("Changing your mind");
  });

  it("says what the shop said at first until something is published", async () => {
    const later = await published("terms", {
      texts: { en: { text: "From next year on." } },
      starts_at: inMs(30 * 86_400_000),
    });
    expect(await page("/terms")).toContain("What you and STRIVE promise each other");
    expect(await page("/terms")).not.toContain("From next year on.");
    await published("terms", { texts: { en: { intro: "Read this." } } });
    const now = await page("/terms");
    expect(now).toContain("Read this.");
    expect(now).toContain("Prices are in Rwandan francs");
    expect((await withdraw(later)).status).toBe(200);
  });
});

describe("time", () => {
  it("begins a version when it is due, and brings back what was before when it ends", async () => {
    const before = await published("hero", { texts: { en: { line: "All year." } } });
    await published("hero", {
      texts: { en: { line: "For an hour." } },
      starts_at: inMs(-60_000),
      ends_at: inMs(3_600_000),
    });
    // What is published meanwhile, but begins earlier, waits behind it.
    expect(await page("/")).toContain("For an hour.");
    const later = await published("hero", {
      texts: { en: { line: "Next month." } },
      starts_at: inMs(30 * 86_400_000),
    });
    expect(await page("/")).toContain("For an hour.");
    const versions = await versionsOf("hero");
    expect(versions.slice(0, 3).map(({ texts }) => texts.en?.["line"])).toEqual([
      "Next month.",
      "For an hour.",
      "All year.",
    ]);
    for (const one of versions) {
      if (one.id !== before.id && one.id !== later.id && !one.is_withdrawn) await withdraw(one);
    }
    expect(await page("/")).toContain("All year.");
  });

  it("ends by itself", async () => {
    await published("banner", { texts: { en: { text: "Five seconds" } }, ends_at: inMs(5_000) });
    expect(await page("/photos")).toContain("Five seconds");
    // Pages are kept for a minute at most: another address is another page.
    let other = 0;
    await until(
      async () => (await page(`/product/not-there-${(other += 1)}`)).includes("Five seconds"),
      (isThere) => !isThere,
    );
    expect(other).toBeGreaterThan(0);
  });
});

describe("two who publish", () => {
  it("are told of each other", async () => {
    const [first, second] = await Promise.all([
      bodyOf("story", { texts: { en: { title: "One" } } }),
      bodyOf("story", { texts: { en: { title: "Two" } } }),
    ]);
    const answers = await Promise.all([
      call("POST", "/story", first),
      call("POST", "/story", second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(failureSchema.parse(refused?.json).message).toBe(
      `${shop.admin.email} has published this meanwhile`,
    );
  });
});

describe("what can't be published", () => {
  it.each<[string, ContentPart, object]>([
    ["texts.en.line", "hero", { texts: { en: { line: "x".repeat(61) } } }],
    ["texts.rw.lead", "hero", { texts: { rw: { lead: "Of another part" } } }],
    ["texts.en.line", "hero", { texts: { en: { line: "two\nlines" } } }],
    ["link", "hero", { texts: { en: { line: "x", button: "Go" } } }],
    ["texts.en.button", "hero", { texts: { en: { line: "x" }, fr: { button: "Va" } }, link: "/" }],
    ["link", "story", { texts: { en: { lead: "x" } }, link: "/about" }],
    ["link", "banner", { texts: { en: { text: "x" } }, link: "https://elsewhere.example" }],
    ["link", "banner", { texts: { en: { text: "x" } }, link: "//elsewhere.example" }],
    ["link", "banner", { texts: { en: { text: "x" } }, link: "/\\elsewhere.example" }],
    ["link", "banner", { texts: { en: { text: "x" } }, link: "/admin/orders" }],
    ["texts.en.email", "contact", { texts: { en: { phone: "+250 788 111 222" } } }],
    ["texts.en.phone", "contact", { texts: { en: { email: "a@b.rw", phone: "0788" } } }],
    ["texts.en.tin", "seller", { texts: { en: { tin: "12345678" } } }],
    ["texts.en.phone", "seller", { texts: { en: { phone: "0788" } } }],
    ["texts.rw.address", "seller", { texts: { rw: { address: "KG 11 Ave" } } }],
    ["texts.fr.email", "contact", { texts: { fr: { email: "a@b.rw" } } }],
    ["texts.en.text", "terms", { texts: { en: { text: "Within {return_dayz} days" } } }],
    ["texts.rw.intro", "privacy", { texts: { rw: { intro: "{secret}" } } }],
    ["texts.en.text", "returns", { texts: { en: { text: "[x](javascript:alert)" } } }],
    ["texts.fr.text", "returns", { texts: { fr: { text: "[x](/admin/orders)" } } }],
    ["texts.en.title", "terms", { texts: { en: { title: "two\nlines" } } }],
    ["texts.en.text", "terms", { texts: { en: { text: "x".repeat(12_001) } } }],
    ["link", "terms", { texts: { en: { text: "x" } }, link: "/about" }],
    ["ends_at", "banner", { texts: { en: { text: "x" } }, ends_at: inMs(-1_000) }],
    ["ends_at", "banner", { texts: {}, starts_at: inMs(9_000), ends_at: inMs(8_000) }],
    ["starts_at", "banner", { texts: {}, starts_at: "tomorrow" }],
  ])("says that it is %s of %s: %j", async (field, part, more) => {
    const before = await versionsOf(part);
    const { status, json } = await publish(part, more);
    expect([status, fieldsOf(json)]).toEqual([400, [field]]);
    expect(await versionsOf(part)).toEqual(before);
  });

  it("is a part or a language that the shop does not have", async () => {
    const body = { texts: {}, link: null, starts_at: null, ends_at: null, seen: null };
    expect((await call("POST", "/footer", body)).status).toBe(400);
    expect((await publish("hero", { texts: { sw: { line: "Habari" } } })).status).toBe(400);
  });
});
