import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  categoryListResponseSchema,
  productListResponseSchema,
  productResponseSchema,
  suggestResponseSchema,
  type Product,
} from "../../src/contracts/catalogue";
import {
  categoryResponseSchema,
  savedProductResponseSchema,
} from "../../src/contracts/catalogue-writes";
import { CHECK_PAGE } from "../../src/modules/product/read-model/check-sql";
import {
  backOfficeToken,
  callBackOffice,
  enterBackOffice,
  type BackOffice,
} from "../../harness/back-office";
import { countsOf, ImportDesk } from "../../harness/import-desk";
import { makeGoods } from "../../harness/goods";
import { callShop, logIn, register, withDatabase } from "../../harness/people";
import { useShop } from "../../harness/use-shop";

/** Products and categories in the reader's language, whoever translated them. */

const shop = useShop("quiet");
/** In names of this file alone. */
const MARK = `umw${randomBytes(4).toString("hex").replace(/\d/g, "x")}`;
let token: string;
let dashboard: BackOffice;
let goods: Product;

const get = async (path: string) => (await callShop(shop, "GET", path)).json;
const told = async (language?: string) =>
  productResponseSchema.parse(
    await get(`/api/products/${goods.id}${language ? `?language=${language}` : ""}`),
  ).data;
const found = async (q: string, language?: string) =>
  productListResponseSchema.parse(
    await get(`/api/products?q=${encodeURIComponent(q)}${language ? `&language=${language}` : ""}`),
  );
const categoryIn = async (language: string) =>
  categoryListResponseSchema
    .parse(await get(`/api/categories?language=${language}`))
    .data.find(({ id }) => id === goods.category_id?._id);

const put = (body: object) => callShop(shop, "PUT", `/api/products/${goods.id}`, { token, body });

const translate = (reference: string, id: string, locale: string, translations: object) =>
  dashboard("POST", "/admin/translations/batch", {
    create: [{ reference, reference_id: id, locale_code: locale, translations }],
  }) as Promise<{ created: { id: string }[] }>;

beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
  dashboard = await enterBackOffice(shop);
  const over = { product_name: `${MARK} plain`, description: "Spun by hand" };
  [{ product: goods }] = await makeGoods(shop, { pieces: 3, over });
});

describe("what is translated in Medusa's dashboard", () => {
  it("offers French and Kinyarwanda for products and categories, and nothing that is not shown", async () => {
    const { stores } = (await dashboard("GET", "/admin/stores?fields=*supported_locales")) as {
      stores: { supported_locales: { locale_code: string }[] }[];
    };
    const codes = stores[0]?.supported_locales.map(({ locale_code: code }) => code);
    expect(codes?.sort()).toEqual(["fr", "rw"]);
    const { translation_settings: settings } = (await dashboard(
      "GET",
      "/admin/translations/settings",
    )) as { translation_settings: Record<string, { fields: string[]; is_active: boolean }> };
    const active = Object.entries(settings).flatMap(([type, { is_active, fields }]) =>
      is_active ? [[type, fields]] : [],
    );
    expect(Object.fromEntries(active)).toEqual({
      product: ["title", "description"],
      product_category: ["name", "description"],
    });
  });

  it("is what the shop says in that language at once, and in English what is not translated", async () => {
    await translate("product", goods.id, "fr", { title: `${MARK} tunique` });
    expect(await told("fr")).toMatchObject({
      name: `${MARK} tunique`,
      product_name: `${MARK} tunique`,
      description: "Spun by hand",
      price: goods.price,
    });
    expect(await told("rw")).toEqual(await told());
    expect((await told("en")).name).toBe(`${MARK} plain`);
  });

  it("names a category in its products and in the list, which finds it by either name", async () => {
    const id = goods.category_id?._id ?? "";
    const english = goods.category_name ?? "";
    await translate("product_category", id, "rw", { name: `${MARK} imyenda` });
    expect(await categoryIn("rw")).toMatchObject({
      category_name: `${MARK} imyenda`,
      original_name: english,
      product_count: 1,
    });
    expect((await categoryIn("fr"))?.original_name).toBeUndefined();
    expect(await told("rw")).toMatchObject({
      name: `${MARK} plain`,
      category_name: `${MARK} imyenda`,
      category_id: { _id: id, original_name: english },
    });
    for (const name of [english, `${MARK} imyenda`]) {
      const query = new URLSearchParams({ category: name, language: "rw" });
      const list = productListResponseSchema.parse(await get(`/api/products?${query.toString()}`));
      expect(list.data.map((one) => one.id)).toEqual([goods.id]);
    }
  });

  it("goes with a change and with its removal there", async () => {
    const { created } = await translate("product", goods.id, "rw", { title: `${MARK} ikanzu` });
    expect((await told("rw")).name).toBe(`${MARK} ikanzu`);
    const id = created[0]?.id ?? "";
    await dashboard("POST", "/admin/translations/batch", {
      update: [{ id, translations: { title: "", description: `${MARK} yadozwe` } }],
    });
    expect(await told("rw")).toMatchObject({
      name: `${MARK} plain`,
      description: `${MARK} yadozwe`,
    });
    await dashboard("POST", "/admin/translations/batch", { delete: [id] });
    expect(await told("rw")).toMatchObject({ name: `${MARK} plain`, description: "Spun by hand" });
  });

  it("has an ETag of its own for each language", async () => {
    const [english, french] = await Promise.all(
      ["", "?language=fr"].map((query) =>
        callShop(shop, "GET", `/api/products/${goods.id}${query}`),
      ),
    );
    expect(french?.headers.get("etag")).not.toBe(english?.headers.get("etag"));
    const headers = { "If-None-Match": french?.headers.get("etag") ?? "" };
    const again = await fetch(`${shop.origin}/api/products/${goods.id}?language=fr`, { headers });
    expect(again.status).toBe(304);
    expect((await fetch(`${shop.origin}/api/products/${goods.id}`, { headers })).status).toBe(200);
  });
});

describe("a search", () => {
  it("is in the reader's language, then in English, and not in another's", async () => {
    const ids = async (q: string, language?: string) =>
      (await found(`${MARK} ${q}`, language)).data.map(({ id }) => id);
    expect(await ids("tunique", "fr")).toEqual([goods.id]);
    expect(await ids("plain", "fr")).toEqual([goods.id]);
    expect(await ids("tunique", "rw")).toEqual([]);
    expect(await ids("tunique")).toEqual([]);
    expect((await found(`${MARK} plain`, "fr")).data[0]?.name).toBe(`${MARK} tunique`);
  });

  it("puts what is called so in the reader's language before what is called so in English", async () => {
    const [{ product: other }] = await makeGoods(shop, {
      pieces: 1,
      over: {
        product_name: `${MARK} tunique`,
        translations: { fr: { product_name: `${MARK} chemisier` } },
      },
    });
    const order = (await found(`${MARK} tunique`, "fr")).data.map(({ id }) => id);
    expect(order).toEqual([goods.id, other.id]);
  });

  it("suggests names of that language", async () => {
    const { data } = suggestResponseSchema.parse(
      await get(`/api/products/suggest?q=${MARK}&language=rw`),
    );
    expect(data.map(({ text }) => text)).toContain(`${MARK} imyenda`);
    expect(data.find(({ kind }) => kind === "category")?.original_name).toBe(goods.category_name);
  });
});

describe("what staff write with a product", () => {
  const saved = async () => {
    const answer = await callShop(shop, "GET", `/api/products/${goods.id}?status=all`, { token });
    return savedProductResponseSchema.parse(answer.json).data;
  };

  it("changes only what it names, and an empty text is English again", async () => {
    const answer = await put({
      translations: {
        fr: { description: "Filé à la main" },
        rw: { product_name: `${MARK} ishati` },
      },
    });
    expect(answer.status).toBe(200);
    expect((await saved()).translations).toEqual({
      fr: { product_name: `${MARK} tunique`, description: "Filé à la main" },
      rw: { product_name: `${MARK} ishati` },
    });
    expect(await told("fr")).toMatchObject({
      name: `${MARK} tunique`,
      description: "Filé à la main",
    });
    await put({ translations: { fr: { product_name: "" } } });
    expect((await told("fr")).name).toBe(`${MARK} plain`);
    await put({ price: 15_000 });
    expect((await told("rw")).name).toBe(`${MARK} ishati`);
  });

  it("is in the activity log, and Medusa's own API has it", async () => {
    await put({ translations: { fr: { product_name: `${MARK} blouse` } } });
    const activities = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ after: { translations?: object } }>(
        "SELECT after FROM audit_event WHERE subject_id = $1 ORDER BY id DESC LIMIT 1",
        [goods.id],
      );
      return rows;
    });
    expect(activities[0]?.after.translations).toMatchObject({
      fr: { product_name: `${MARK} blouse` },
    });
    const { translations } = (await dashboard(
      "GET",
      `/admin/translations?reference_id=${goods.id}&locale_code=fr`,
    )) as { translations: { translations: object }[] };
    expect(translations[0]?.translations).toMatchObject({ title: `${MARK} blouse` });
  });

  it("is refused with a stale edit and for unknown languages or long names, and then not written", async () => {
    const { updatedAt } = await saved();
    await put({ translations: { rw: { product_name: `${MARK} inyuma` } } });
    const stale = await put({ updatedAt, translations: { rw: { product_name: `${MARK} mbere` } } });
    expect(stale.status).toBe(409);
    expect((await put({ translations: { de: { product_name: "x" } } })).status).toBe(400);
    const long = await put({ translations: { fr: { product_name: "x".repeat(201) } } });
    expect(long).toMatchObject({
      status: 400,
      json: { errors: [{ field: "translations.fr.product_name" }] },
    });
    expect((await told("rw")).name).toBe(`${MARK} inyuma`);
  });

  it("names a category in other languages", async () => {
    const body = {
      translations: { fr: { category_name: `${MARK} habits` }, rw: { category_name: "" } },
    };
    const id = goods.category_id?._id ?? "";
    const answer = await callShop(shop, "PUT", `/api/categories/${id}`, { token, body });
    expect(categoryResponseSchema.parse(answer.json).data.category_name).toBe(goods.category_name);
    expect((await categoryIn("fr"))?.category_name).toBe(`${MARK} habits`);
    expect((await categoryIn("rw"))?.category_name).toBe(goods.category_name);
    expect((await told("fr")).category_name).toBe(`${MARK} habits`);
  });
});

describe("a file of products", () => {
  const importFile = async (...lines: string[]) => {
    const desk = await ImportDesk.at(shop);
    return desk.importNow({ file: lines.join("\n") });
  };
  const ofGoods = (cells: string) => `${goods.handle},${MARK} plain,${cells}`;

  it("changes the texts it has columns for, and takes away those of empty cells", async () => {
    await put({ translations: { fr: { product_name: `${MARK} a`, description: "B" } } });
    const before = await told("rw");
    const result = await importFile(
      "Handle,Title,Title (FR),Body (HTML) (fr)",
      ofGoods(`${MARK} tablier,`),
    );
    expect(countsOf(result)).toMatchObject({ updated: 1, refused: 0 });
    expect(await told("fr")).toMatchObject({
      name: `${MARK} tablier`,
      description: goods.description,
    });
    expect(await told("rw")).toEqual(before);
    await importFile("Handle,Title", `${goods.handle},${MARK} plain`);
    expect((await told("fr")).name).toBe(`${MARK} tablier`);
  });

  it("makes a product with its texts", async () => {
    const result = await importFile(
      "Handle,Title,Title (rw),Variant Price,Status",
      `${MARK}-new,${MARK} new,${MARK} gishya,9000,active`,
    );
    expect(countsOf(result)).toMatchObject({ created: 1 });
    const { json } = await callShop(shop, "GET", `/api/products/${MARK}-new?status=all`, { token });
    expect(savedProductResponseSchema.parse(json).data.translations).toEqual({
      rw: { product_name: `${MARK} gishya` },
    });
  });

  it("is refused by row and column", async () => {
    const result = await importFile("Handle,Title,Title (rw)", ofGoods("x".repeat(201)));
    expect(result.errors).toMatchObject([{ row: 2, column: "Title (rw)" }]);
  });

  it("is exported with them", async () => {
    const { json: csv } = await callShop(shop, "GET", "/api/products/export", { token });
    expect(csv).toContain("Title (fr)");
    expect(csv).toContain(`${MARK} tablier`);
  });
});

describe("Medusa's routes of translations and locales", () => {
  const CALLS = [
    ["GET", "/admin/translations"],
    ["GET", "/admin/translations/entities?type=product"],
    ["GET", "/admin/translations/statistics?locales=fr&entity_types=product"],
    ["GET", "/admin/translations/settings"],
    ["POST", "/admin/translations/batch"],
    ["POST", "/admin/translations/settings/batch"],
    ["GET", "/admin/locales"],
    ["GET", "/admin/locales/fr"],
  ] as const;

  it("are closed at the shop's door, to guests and to customers", async () => {
    const customer = await register(shop, { firstname: "Umusomyi", lastname: "Wa Byose" });
    for (const [method, path] of CALLS) {
      const body = method === "POST" ? {} : undefined;
      for (const holder of [undefined, customer.token, token]) {
        const outside = await callShop(shop, method, path, { token: holder, body });
        expect([path, outside.status]).toEqual([path, 404]);
      }
      for (const holder of [undefined, customer.token]) {
        const inside = await callBackOffice(shop, method, path, { token: holder, body });
        expect([path, inside.status]).toEqual([path, 401]);
      }
    }
  });

  it("are open to whoever may edit products, as long as he may, and noted as theirs are", async () => {
    /** Who may edit products in the dashboard may call these. */
    const PRODUCTS = [
      ["GET", "/admin/products?limit=1"],
      ["POST", "/admin/products/batch"],
    ] as const;
    const answersTo = (headers: Record<string, string>) =>
      Promise.all(
        [...PRODUCTS, ...CALLS].map(async ([method, path]) => {
          const body = method === "POST" ? {} : undefined;
          return (await callBackOffice(shop, method, path, { headers, body })).status;
        }),
      );
    const bearer = (held: string) => ({ Authorization: `Bearer ${held}` });
    const asked = async (path: string, held: string, body: object) =>
      (await callBackOffice(shop, "POST", path, { token: held, body })).json;
    const open = [...PRODUCTS, ...CALLS].map(() => 200);
    const closed = open.map(() => 401);
    const acts = [
      ["role", { role: "user" }],
      ["toggle-status", undefined],
    ] as const;
    for (const [act, body] of acts) {
      const person = await register(shop, { firstname: "Umusemuzi", lastname: "Mushya" });
      const change = (what: string, sent?: object) =>
        callShop(shop, "PUT", `/api/auth/users/${person.user.id}/${what}`, { token, body: sent });
      expect((await change("role", { role: "admin" })).status).toBe(200);
      const held = await backOfficeToken(shop, person);
      const made = await asked("/admin/api-keys", held, { title: "Words", type: "secret" });
      const { api_key: key } = made as { api_key: { token: string } };
      const basic = { Authorization: `Basic ${Buffer.from(`${key.token}:`).toString("base64")}` };
      for (const headers of [bearer(held), basic]) {
        expect(await answersTo(headers)).toEqual(open);
      }
      expect((await change(act, body)).status).toBe(200);
      for (const headers of [bearer(held), basic]) {
        expect([act, await answersTo(headers)]).toEqual([act, closed]);
      }
      const { email, password } = person;
      const anew = await callBackOffice(shop, "POST", "/auth/customer/emailpass", {
        body: { email, password },
      });
      const customer = (anew.json as { token?: string }).token ?? "none";
      expect(await answersTo(bearer(customer))).toEqual(closed);
    }
    const { json } = await callShop(shop, "GET", "/api/admin/activity?limit=50", { token });
    expect(JSON.stringify(json)).toContain("/admin/translations/batch");
  });

  it("answer staff", async () => {
    for (const [method, path] of CALLS) {
      if (method === "GET") expect(await dashboard(method, path)).toBeTruthy();
    }
  });
});

it("is right to the check of the catalogue, which finds a text that is not", async () => {
  const wrong = (change = "") =>
    withDatabase(shop, async (database) => {
      await database.query("BEGIN");
      if (change) await database.query(change, [goods.id]);
      const { rows } = await database.query<{ id: string }>(CHECK_PAGE, [[goods.id]]);
      await database.query("ROLLBACK");
      return rows.map(({ id }) => id);
    });
  expect(await wrong()).toEqual([]);
  expect(await wrong("DELETE FROM catalogue_text WHERE id = $1")).toEqual([goods.id]);
});
