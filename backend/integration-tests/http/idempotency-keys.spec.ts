import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { callShop, logIn, withDatabase, type Answer } from "../../harness/people";
import { useShop } from "../../harness/use-shop";
import { categoryListResponseSchema } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";

const shop = useShop("quiet");
let token: string;
let categoryId: string;
let png: Buffer;

const newName = () => `Pressed Tee ${randomBytes(4).toString("hex")}`;
const sheet = (name: string) => ({
  product_name: name,
  price: 9000,
  category_id: categoryId,
  stock_quantity: 5,
});
const post = (path: string, body: unknown, key: string, by = token) =>
  callShop(shop, "POST", path, { token: by, body, headers: { "Idempotency-Key": key } });

/** As a browser sends it: each time with another boundary. */
async function postForm(fields: object, key: string): Promise<{ status: number; json: unknown }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.append("images", new Blob([new Uint8Array(png)]), "tee.png");
  const response = await fetch(new URL("/api/products", shop.origin), {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Idempotency-Key": key },
    body: form,
  });
  return { status: response.status, json: await response.json() };
}

const countOf = (name: string) =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ n: number }>(
      "SELECT count(*)::integer AS n FROM product WHERE title = $1",
      [name],
    );
    return rows[0]?.n;
  });
const ask = (text: string, values: unknown[]) =>
  withDatabase(shop, (database) => database.query(text, values));
const failureOf = ({ json }: Pick<Answer, "json">) => failureSchema.parse(json);

beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
  const { json } = await callShop(shop, "GET", "/api/categories");
  categoryId = categoryListResponseSchema.parse(json).data[0]?.id ?? "";
  png = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#b5301a" } })
    .png()
    .toBuffer();
});

describe("a save that is pressed again", () => {
  it("makes one product, and gets the same answer", async () => {
    const name = newName();
    const key = randomUUID();
    const first = await post("/api/products", sheet(name), key);
    const again = await post("/api/products", sheet(name), key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json).toEqual(first.json);
    expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(await countOf(name)).toBe(1);
  });

  it("makes one product of a form with pictures, pressed five times at once", async () => {
    const name = newName();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => postForm(sheet(name), key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(await countOf(name)).toBe(1);
    const other = await postForm({ ...sheet(name), price: 9001 }, key);
    expect([other.status, failureOf(other).code]).toEqual([409, "idempotency_mismatch"]);
  });

  it("is refused with another body, or for another call", async () => {
    const name = newName();
    const key = randomUUID();
    expect((await post("/api/products", sheet(name), key)).status).toBe(201);
    const other = await post("/api/products", { ...sheet(name), price: 1 }, key);
    const elsewhere = await post("/api/categories", { category_name: name }, key);
    expect([other, elsewhere].map((answer) => [answer.status, failureOf(answer).code])).toEqual([
      [409, "idempotency_mismatch"],
      [409, "idempotency_mismatch"],
    ]);
    expect(await countOf(name)).toBe(1);
  });

  it("can be mended under the same key when it was refused", async () => {
    const name = newName();
    const key = randomUUID();
    const bad = await post("/api/products", { ...sheet(name), category_id: "none" }, key);
    expect(bad.status).toBe(400);
    expect((await post("/api/products", sheet(name), key)).status).toBe(201);
  });

  it("makes one category", async () => {
    const key = randomUUID();
    const body = { category_name: newName().slice(0, 60) };
    const made = [
      await post("/api/categories", body, key),
      await post("/api/categories", body, key),
    ];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(made[1]?.json).toEqual(made[0]?.json);
  });

  it("needs a key that can be read", async () => {
    const answer = await post("/api/products", sheet(newName()), "short");
    expect(answer.status).toBe(400);
    expect(failureOf(answer).errors?.[0]?.field).toBe("Idempotency-Key");
  });
});

describe("a key whose process was killed", () => {
  /** What a kill leaves behind: nobody owns it now. */
  const left = (key: string, did: string | null) =>
    ask(
      `INSERT INTO pressed_key (account_id, key, call, holder, lease_until, did)
       SELECT id, $1, 'POST /api/products', 'nobody', now() - interval '1 second', $2
       FROM account WHERE email = $3`,
      [key, did, shop.admin.email],
    );

  it("is free again when nothing was done under it", async () => {
    const name = newName();
    const key = randomUUID();
    await left(key, null);
    expect((await post("/api/products", sheet(name), key)).status).toBe(201);
    expect(await countOf(name)).toBe(1);
  });

  it("says so when the act was done, and does it no second time", async () => {
    const name = newName();
    const key = randomUUID();
    await left(key, "product.create prod_1");
    const answer = await post("/api/products", sheet(name), key);
    expect([answer.status, failureOf(answer).message]).toEqual([
      409,
      "This was saved already. Please look at the list before you send it once more.",
    ]);
    expect(await countOf(name)).toBe(0);
  });

  it("is not done by who was so slow that another took it over", async () => {
    const name = newName();
    const key = randomUUID();
    // The category's row is held, so that the first try waits in its transaction.
    await withDatabase(shop, async (database) => {
      await database.query("BEGIN");
      await database.query("SELECT 1 FROM product_category WHERE id = $1 FOR UPDATE", [categoryId]);
      const slow = post("/api/products", sheet(name), key);
      await expect
        .poll(async () => (await ask("SELECT 1 FROM pressed_key WHERE key = $1", [key])).rowCount)
        .toBe(1);
      await ask("UPDATE pressed_key SET holder = 'another' WHERE key = $1", [key]);
      await database.query("COMMIT");
      const answer = await slow;
      expect([answer.status, failureOf(answer).code]).toEqual([409, "in_progress"]);
      expect(answer.headers.get("retry-after")).toBe("1");
    });
    expect(await countOf(name)).toBe(0);
  });
});
