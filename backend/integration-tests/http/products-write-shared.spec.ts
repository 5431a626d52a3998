import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { categoryListResponseSchema } from "../../src/contracts/catalogue";
import {
  savedProductResponseSchema,
  type SavedProduct,
} from "../../src/contracts/catalogue-writes";
import { failureSchema } from "../../src/contracts/envelope";
import { placedOrderResponseSchema } from "../../src/contracts/orders";
import { orderBody } from "../../harness/checkout-storm";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, withDatabase } from "../../harness/people";

const RED = "#b5301a";

const shop = useShop("quiet");
let token: string;
let backOfficeToken: string;
let categoryId: string;
let png: Buffer;

const sheet = (more: object = {}) => ({
  product_name: `Kivu Dress ${randomBytes(4).toString("hex")}`,
  price: 25_000,
  category_id: categoryId,
  stock_quantity: 10,
  ...more,
});

const parsed = (json: unknown): SavedProduct => savedProductResponseSchema.parse(json).data;

async function put(id: string, body: object): Promise<SavedProduct> {
  const { status, json } = await callShop(shop, "PUT", `/api/products/${id}`, { token, body });
  expect([status, json]).toEqual([200, json]);
  return parsed(json);
}

async function sendForm(method: string, path: string, fields: object, pictures: number) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (let n = 0; n < pictures; n += 1) {
    form.append("images", new Blob([new Uint8Array(png)]), `${n}.png`);
  }
  const response = await fetch(new URL(path, shop.origin), {
    method,
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, json: await response.json() };
}

async function backOffice(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${shop.backoffice}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${backOfficeToken}` },
    body: JSON.stringify(body),
  });
  const json: unknown = await response.json();
  expect([response.status, json]).toEqual([200, json]);
  return json;
}

const stockOf = ({ variants }: SavedProduct) =>
  variants.map(({ size, color, stock_quantity }) => `${size}/${color}=${stock_quantity}`);

beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
  const login = await fetch(`${shop.backoffice}/auth/user/emailpass`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shop.admin),
  });
  ({ token: backOfficeToken } = (await login.json()) as { token: string });
  const { json } = await callShop(shop, "GET", "/api/categories");
  categoryId = categoryListResponseSchema.parse(json).data[0]?.id ?? "";
  png = await sharp({ create: { width: 60, height: 80, channels: 3, background: RED } })
    .png()
    .toBuffer();
});

describe("pictures of a product that is edited", () => {
  const make = async (pictures: number) => {
    const { status, json } = await sendForm("POST", "/api/products", sheet(), pictures);
    expect(status).toBe(201);
    return parsed(json);
  };

  it("stay when the edit says nothing about them", async () => {
    const made = await make(2);
    expect(made.images).toHaveLength(2);
    expect((await put(made.id, { price: 26_000 })).images).toEqual(made.images);
    const form = await sendForm("PUT", `/api/products/${made.id}`, { price: 27_000 }, 0);
    expect(parsed(form.json)).toMatchObject({ images: made.images, price: 27_000 });
  });

  it("change their order, and the first is the card's", async () => {
    const made = await make(3);
    const [a = "", b = "", c = ""] = made.images;
    const turned = await put(made.id, { existingImages: [c, a, b] });
    expect(turned).toMatchObject({ images: [c, a, b], image: c });
    const absolute = JSON.stringify([b, c].map((url) => new URL(url, shop.origin).href));
    expect((await put(made.id, { existingImages: absolute })).images).toEqual([b, c]);
    expect(await put(made.id, { existingImages: [] })).toMatchObject({ images: [], image: null });
  });

  it("are joined by new ones behind those that are kept", async () => {
    const made = await make(2);
    const [, second = ""] = made.images;
    const fields = { existingImages: JSON.stringify([second]) };
    const { json } = await sendForm("PUT", `/api/products/${made.id}`, fields, 2);
    const { images } = parsed(json);
    expect(images).toHaveLength(3);
    expect(images[0]).toBe(second);
    expect(new Set([...images, ...made.images]).size).toBe(4);
  });

  it("stand where the edit says, those that are kept and new ones mixed", async () => {
    const made = await make(2);
    const [first = "", second = ""] = made.images;
    const fields = { existingImages: JSON.stringify(made.images), imageOrder: "[2,1,3,0]" };
    const { status, json } = await sendForm("PUT", `/api/products/${made.id}`, fields, 2);
    expect([status, json]).toEqual([200, json]);
    const { images, image } = parsed(json);
    expect(images).toHaveLength(4);
    expect([images[1], images[3]]).toEqual([second, first]);
    expect(made.images).not.toContain(images[0]);
    expect(image).toBe(images[0]);
  });

  it.each(["[0,1]", "[0,1,1]", "[0,1,3]", "[0,1,2,3]", "[]"])(
    "are left alone by an order that is none: %s",
    async (imageOrder) => {
      const made = await make(2);
      const fields = { existingImages: JSON.stringify(made.images), imageOrder };
      const { status, json } = await sendForm("PUT", `/api/products/${made.id}`, fields, 1);
      expect(status).toBe(400);
      expect(failureSchema.parse(json).errors?.[0]?.field).toBe("imageOrder");
      expect((await put(made.id, {})).images).toEqual(made.images);
    },
  );

  it("are replaced by new ones when none are kept", async () => {
    const made = await make(2);
    const { json } = await sendForm("PUT", `/api/products/${made.id}`, {}, 1);
    const { images } = parsed(json);
    expect(images).toHaveLength(1);
    expect(made.images).not.toContain(images[0]);
  });

  it("are never another product's", async () => {
    const [mine, other] = [await make(1), await make(1)];
    const body = { existingImages: other.images };
    const answer = await callShop(shop, "PUT", `/api/products/${mine.id}`, { token, body });
    expect(answer.status).toBe(400);
    expect(failureSchema.parse(answer.json).errors?.[0]?.field).toBe("existingImages");
  });
});

describe("colours of pictures", () => {
  const NAVY = "#232c45";
  const make = async (fields: object = {}) => {
    const colors = { sizes: '["S","M"]', colors: JSON.stringify([RED, NAVY]), ...fields };
    const { status, json } = await sendForm("POST", "/api/products", sheet(colors), 3);
    expect([status, json]).toEqual([201, json]);
    return parsed(json);
  };
  const tied = () => make({ image_colors: JSON.stringify([RED, NAVY, ""]) });
  const refused = async (id: string, body: object) => {
    const { status, json } = await callShop(shop, "PUT", `/api/products/${id}`, { token, body });
    expect(status).toBe(400);
    return failureSchema.parse(json).errors;
  };

  it("are said with the pictures, or later", async () => {
    expect((await make()).image_colors).toEqual([null, null, null]);
    const made = await tied();
    expect(made.image_colors).toEqual([RED, NAVY, null]);
    const { image_colors, images } = await put(made.id, { image_colors: [null, NAVY, RED] });
    expect([image_colors, images]).toEqual([[null, NAVY, RED], made.images]);
    expect((await put(made.id, { price: 26_000 })).image_colors).toEqual([null, NAVY, RED]);
  });

  it("go with their pictures through a new order, and beside new ones", async () => {
    const made = await tied();
    const fields = { existingImages: JSON.stringify(made.images), imageOrder: "[1,3,0,2]" };
    const path = `/api/products/${made.id}`;
    const turned = parsed((await sendForm("PUT", path, fields, 1)).json);
    expect(turned.image_colors).toEqual([NAVY, null, RED, null]);
    const said = { image_colors: JSON.stringify([NAVY, RED, RED]) };
    const keep = JSON.stringify([made.images[1], made.images[0]]);
    const one = parsed((await sendForm("PUT", path, { existingImages: keep, ...said }, 1)).json);
    expect(one.image_colors).toEqual([NAVY, RED, RED]);
  });

  it("stay when sizes come and go, and leave with their colour", async () => {
    const made = await tied();
    await put(made.id, { sizes: ["S", "M", "L"] });
    expect((await put(made.id, { sizes: ["L"] })).image_colors).toEqual([RED, NAVY, null]);
    expect((await put(made.id, { colors: [NAVY] })).image_colors).toEqual([null, NAVY, null]);
  });

  it("are what the cart, the order and Medusa's variants show", async () => {
    const made = await tied();
    const navy = made.variants.find(({ color }) => color === NAVY);
    const [line] = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ url: string }>(
        `SELECT i.url FROM product_variant_product_image l JOIN image i ON i.id = l.image_id
         WHERE l.variant_id = $1 AND l.deleted_at IS NULL`,
        [navy?.id],
      );
      return rows;
    });
    expect(line?.url).toBe(made.images[1]);
    const order = await callShop(shop, "POST", "/api/orders", {
      body: orderBody(navy?.id ?? "", 1, 1),
      headers: { "Idempotency-Key": randomUUID() },
    });
    expect(order).toMatchObject({ status: 201 });
    const { items } = placedOrderResponseSchema.parse(order.json).data;
    expect(items.map(({ image }) => image)).toEqual([made.images[1]]);
  });

  it("are refused unless each picture is given one of the product's, and nothing changes", async () => {
    const made = await tied();
    expect(await refused(made.id, { image_colors: [RED], price: 1 })).toMatchObject([
      { field: "image_colors" },
    ]);
    expect(await refused(made.id, { image_colors: [null, "#00ff00", null] })).toMatchObject([
      { field: "image_colors.1" },
    ]);
    expect(await refused(made.id, { image_colors: [null, "red", null] })).toMatchObject([
      { field: "image_colors.1" },
    ]);
    expect(await put(made.id, {})).toMatchObject({
      image_colors: [RED, NAVY, null],
      price: 25_000,
    });
  });
});

describe("what pictures show", () => {
  const make = async (fields: object = {}) => {
    const { status, json } = await sendForm("POST", "/api/products", sheet(fields), 2);
    expect([status, json]).toEqual([201, json]);
    return parsed(json);
  };

  it("is said with them or later, goes with them, and is kept through other edits", async () => {
    expect(await make()).not.toHaveProperty("image_views");
    const made = await make({ image_views: '["front",""]' });
    expect(made.image_views).toEqual(["front", null]);
    const edited = await put(made.id, { image_views: ["back", "fabric"] });
    expect(edited.image_views).toEqual(["back", "fabric"]);
    expect((await put(made.id, { price: 26_000 })).image_views).toEqual(["back", "fabric"]);
    const path = `/api/products/${made.id}`;
    const fields = { existingImages: JSON.stringify(made.images), imageOrder: "[1,2,0]" };
    const turned = parsed((await sendForm("PUT", path, fields, 1)).json);
    expect(turned.image_views).toEqual(["fabric", null, "back"]);
    expect(await put(made.id, { image_views: [null, "", null] })).not.toHaveProperty("image_views");
  });

  it("is refused unless it is said of each, and nothing changes", async () => {
    const made = await make({ image_views: '["front","back"]' });
    for (const [image_views, field] of [
      [["front"], "image_views"],
      [["front", "upside down"], "image_views.1"],
    ] as const) {
      const body = { image_views, price: 1 };
      const { status, json } = await callShop(shop, "PUT", `/api/products/${made.id}`, {
        token,
        body,
      });
      expect(status).toBe(400);
      expect(failureSchema.parse(json).errors).toMatchObject([{ field }]);
    }
    expect(await put(made.id, {})).toMatchObject({
      price: made.price,
      image_views: ["front", "back"],
    });
  });

  it("is nothing that Medusa's dashboard may have put in the same place", async () => {
    const made = await make({ image_views: '["front","back"]' });
    await withDatabase(shop, (database) =>
      database.query(
        `UPDATE image SET metadata = '{"view":"a poem"}' WHERE product_id = $1 AND rank = 0`,
        [made.id],
      ),
    );
    expect((await put(made.id, { price: 26_000 })).image_views).toEqual([null, "back"]);
  });
});

describe("a product that Medusa's dashboard edits too", () => {
  it("is written there after it was made here, and here again", async () => {
    const { json } = await callShop(shop, "POST", "/api/products", {
      token,
      body: sheet({ sizes: ["S", "M"], colors: [RED] }),
    });
    const made = parsed(json);
    await backOffice(`/admin/products/${made.id}`, { title: "Named in the dashboard" });
    await backOffice(`/admin/products/${made.id}/variants/batch`, {
      update: made.variants.map(({ id }) => ({
        id,
        prices: [{ amount: 19_000, currency_code: "rwf" }],
      })),
    });
    const edited = await put(made.id, { sizes: ["S", "M", "L"], stock_quantity: 16 });
    expect(edited).toMatchObject({ product_name: "Named in the dashboard", price: 19_000 });
    expect(stockOf(edited)).toEqual([`S/${RED}=5`, `M/${RED}=5`, `L/${RED}=6`]);
    const stale = await callShop(shop, "PUT", `/api/products/${made.id}`, {
      token,
      body: { price: 20_000, updatedAt: made.updatedAt },
    });
    expect(stale.status).toBe(409);
    const narrowed = await put(made.id, { sizes: ["L"] });
    expect(stockOf(narrowed)).toEqual([`L/${RED}=6`]);
    await backOffice(`/admin/products/${made.id}`, { title: "Still editable" });
    expect(await put(made.id, {})).toMatchObject({ name: "Still editable", sizes: ["L"] });
  });

  it("gets category, stock and new sizes here after it was made there", async () => {
    const title = `From the dashboard ${randomBytes(4).toString("hex")}`;
    const answer = (await backOffice("/admin/products", {
      title,
      status: "published",
      options: [
        { title: "Size", values: ["S", "M"] },
        { title: "Color", values: ["Black"] },
      ],
      variants: ["S", "M"].map((size, rank) => ({
        title: size,
        variant_rank: rank,
        options: { Size: size, Color: "Black" },
        manage_inventory: true,
        prices: [{ amount: 15_000, currency_code: "rwf" }],
      })),
    })) as { product: { id: string } };
    const { id } = answer.product;
    const stocked = await put(id, { stock_quantity: 9, category_id: categoryId, gender: "men" });
    expect(stockOf(stocked)).toEqual(["S/Black=5", "M/Black=4"]);
    expect(stocked).toMatchObject({
      price: 15_000,
      gender: "men",
      category_id: { _id: categoryId },
    });
    const again = await put(id, {
      sizes: stocked.sizes,
      colors: stocked.colors,
      variants: stocked.variants,
      stock_quantity: stocked.stock_quantity,
    });
    expect(again.variants).toEqual(stocked.variants);
    const wider = await put(id, { sizes: ["S", "M", "XL"], price: 16_000 });
    expect(wider).toMatchObject({ price: 16_000, sizes: ["S", "M", "XL"] });
    expect(stockOf(wider)).toEqual(["S/Black=5", "M/Black=4", "XL/Black=0"]);
    const colored = await put(id, { colors: [RED], stock_quantity: 3 });
    expect(stockOf(colored)).toEqual([`S/${RED}=1`, `M/${RED}=1`, `XL/${RED}=1`]);
    expect(colored.colors).toEqual([RED]);
  });

  it("leaves the catalogue equal to Medusa's tables", async () => {
    const wrong = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ id: string }>(
        `SELECT p.id FROM product p
         LEFT JOIN catalogue_product c ON c.id = p.id
         LEFT JOIN LATERAL catalogue_compute(ARRAY[p.id]) f ON true
         WHERE c.json IS DISTINCT FROM f.json`,
      );
      return rows;
    });
    expect(wrong).toEqual([]);
  });
});
