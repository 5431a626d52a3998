import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { productResponseSchema } from "../../src/contracts/catalogue";
import { placedOrderResponseSchema } from "../../src/contracts/orders";
import { ownDataResponseSchema } from "../../src/contracts/own-data";
import {
  orderReviewsResponseSchema,
  ownReviewResponseSchema,
  reviewListResponseSchema,
  staffReviewListResponseSchema,
  staffReviewResponseSchema,
  type OwnReview,
  type StaffReview,
} from "../../src/contracts/reviews";
import { fieldsOf, messageOf } from "../../harness/failures";
import { canvas, pictureForm, plainJpeg } from "../../harness/odd-pictures";
import { callShop, register, withDatabase, type Answer, type Person } from "../../harness/people";
import { findInDatabase } from "../../harness/personal-data";
import { ReturnDesk, type Delivered } from "../../harness/return-desk";
import { order as placeOrder } from "../../harness/sales-counter";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let desk: ReturnDesk;
let keza: Person;

beforeAll(async () => {
  desk = await ReturnDesk.at(shop);
  keza = await register(shop, { firstname: "Keza", lastname: "Umutoni" });
});

const SAID = { rating: 4, fit: "true", title: "Warm", text: "It keeps its shape.", height: 170 };

const pathOf = ({ order, lines }: Delivered, at = 0) =>
  `/api/orders/${order.id}/reviews/${lines[at] ?? ""}`;
const productOf = ({ order }: Delivered) => order.items[0]?.product_id ?? "";

/** By the order's token, or by an account. */
const writing = (bought: Delivered, over: object = {}, by?: Person): Promise<Answer> =>
  callShop(shop, "PUT", pathOf(bought), {
    body: { ...SAID, ...(by ? {} : { access_token: bought.order.access_token }), ...over },
    ...(by && { token: by.token }),
  });

async function written(...wish: Parameters<typeof writing>): Promise<OwnReview> {
  const { status, json } = await writing(...wish);
  expect(status, JSON.stringify(json)).toBe(200);
  return ownReviewResponseSchema.parse(json).data;
}

async function forStaff({ id, product_name }: OwnReview): Promise<StaffReview> {
  const search = encodeURIComponent(product_name);
  const { json } = await desk.staff("GET", `/api/reviews?search=${search}`);
  const found = staffReviewListResponseSchema.parse(json).data.find((one) => one.id === id);
  if (!found) throw new Error(`Staff have no review ${id}.`);
  return found;
}

async function decided(one: OwnReview, decision: object): Promise<StaffReview> {
  const { version } = await forStaff(one);
  const body = { version, ...decision };
  const { status, json } = await desk.staff("PUT", `/api/reviews/${one.id}/state`, body);
  expect(status, JSON.stringify(json)).toBe(200);
  return staffReviewResponseSchema.parse(json).data;
}

async function shown(productId: string, query = "") {
  const { status, json } = await callShop(
    shop,
    "GET",
    `/api/products/${productId}/reviews${query}`,
  );
  expect(status).toBe(200);
  return reviewListResponseSchema.parse(json);
}

const pageOf = async (productId: string) =>
  (await fetch(new URL(`/product/${productId}`, shop.origin))).text();

async function ratingOf(productId: string) {
  const { json } = await callShop(shop, "GET", `/api/products/${productId}`);
  const { rating } = productResponseSchema.parse(json).data;
  return rating && { average: rating.average, count: rating.count };
}

const ofOrder = async ({ order }: Delivered, by?: Person) => {
  const token = by ? "" : `?access_token=${order.access_token}`;
  const path = `/api/orders/${order.id}/reviews${token}`;
  const { json } = await callShop(shop, "GET", path, by && { token: by.token });
  return orderReviewsResponseSchema.parse(json).data;
};

const withdrawing = (bought: Delivered) =>
  callShop(shop, "DELETE", `${pathOf(bought)}?access_token=${bought.order.access_token}`);

describe("a buyer's review", () => {
  it("is shown once staff published it, with its size and height, and no name", async () => {
    const bought = await desk.delivered([1]);
    const product = productOf(bought);
    expect(await ofOrder(bought)).toMatchObject({ items: [{ review: null }] });
    const one = await written(bought);
    expect(one).toMatchObject({ ...SAID, state: "waiting", size: bought.order.items[0]?.size });
    expect(await shown(product)).toMatchObject({ count: 0, summary: { average: 0, count: 0 } });
    expect(await ratingOf(product)).toBeUndefined();
    expect(await pageOf(product)).not.toContain("AggregateRating");

    await decided(one, { state: "shown" });
    const { data, summary } = await shown(product);
    expect(data).toMatchObject([{ ...SAID, answer: null }]);
    expect(JSON.stringify(data)).not.toMatch(/Uwase|example\.rw|order_/i);
    expect(summary).toEqual({
      average: 4,
      count: 1,
      by_rating: [0, 0, 0, 1, 0],
      by_fit: { small: 0, true: 1, large: 0 },
    });
    expect(await ratingOf(product)).toEqual({ average: 4, count: 1 });
    expect(await ofOrder(bought)).toMatchObject({ items: [{ review: { state: "shown" } }] });
    expect(await pageOf(product)).toMatch(/"AggregateRating","ratingValue":4,"reviewCount":1/);
  });

  it("waits again once it is changed, stays as it is when it is sent again, and goes when it is taken back", async () => {
    const bought = await desk.delivered([1]);
    const product = productOf(bought);
    await decided(await written(bought), { state: "shown" });
    expect(await written(bought)).toMatchObject({ state: "shown" });
    expect(await ratingOf(product)).toEqual({ average: 4, count: 1 });

    const changed = await written(bought, { rating: 2 });
    expect(changed).toMatchObject({ state: "waiting", rating: 2 });
    expect(await ratingOf(product)).toBeUndefined();
    expect((await shown(product)).count).toBe(0);
    await decided(changed, { state: "shown" });
    expect(await ratingOf(product)).toEqual({ average: 2, count: 1 });

    expect((await withdrawing(bought)).status).toBe(200);
    expect((await shown(product)).count).toBe(0);
    expect(await ratingOf(product)).toBeUndefined();
    expect((await withdrawing(bought)).status).toBe(404);
  });

  it("says why it is refused, and may be written anew", async () => {
    const bought = await desk.delivered([1]);
    const one = await written(bought);
    await decided(one, { state: "refused", reason: "delivery" });
    expect(await ofOrder(bought)).toMatchObject({
      items: [{ review: { state: "refused", reason: "delivery" } }],
    });
    expect((await shown(productOf(bought))).count).toBe(0);
    expect(await written(bought, { text: "The fleece is thick." })).toMatchObject({
      state: "waiting",
      reason: null,
    });
    const { status, json } = await desk.staff("PUT", `/api/reviews/${one.id}/state`, {
      state: "refused",
      version: 2,
    });
    expect([status, fieldsOf(json)]).toEqual([400, ["reason"]]);
  });

  it("is answered by the shop, and that is kept in the log", async () => {
    const bought = await desk.delivered([1]);
    const one = await written(bought);
    await decided(one, { state: "shown" });
    const answer = (text: string) =>
      desk.staff("PUT", `/api/reviews/${one.id}/answer`, { answer: text });
    await answer("The sleeve is cut long on purpose.");
    expect((await shown(productOf(bought))).data).toMatchObject([
      { answer: "The sleeve is cut long on purpose." },
    ]);
    await answer("");
    expect((await shown(productOf(bought))).data).toMatchObject([{ answer: null }]);
    const rows = await desk.orders.rows<{ action: string }>(
      "SELECT action FROM audit_event WHERE subject_kind = 'review' AND subject_id = $1 ORDER BY id",
      [one.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "review.state",
      "review.answer",
      "review.answer",
    ]);
  });

  it("stays when its article is returned", async () => {
    const bought = await desk.delivered([1]);
    await decided(await written(bought), { state: "shown" });
    await desk.asked(bought);
    expect((await shown(productOf(bought))).count).toBe(1);
  });

  it("tells staff once while it waits", async () => {
    const bought = await desk.delivered([1]);
    const one = await written(bought);
    await written(bought, { rating: 5 });
    await written(bought, { rating: 1 });
    const notices = await desk.orders.rows(
      "SELECT 1 FROM staff_notice WHERE key LIKE 'review:' || $1 || ':%'",
      [one.id],
    );
    expect(notices).toHaveLength(1);
  });
});

describe("the list of a product", () => {
  it("is paged, and filtered by diamonds and size, under one summary", async () => {
    const first = await desk.delivered([1]);
    const product = productOf(first);
    const variant_id = first.variants[0] ?? "";
    const sizes = ["M", "M", "L"];
    await decided(await written(first, { rating: 5 }), { state: "shown" });
    for (const rating of [5, 3]) {
      const order = await desk.orders.placed({ variant_id, quantity: 1 });
      await desk.orders.bring(order.id, "delivered");
      const next = { order, variants: [variant_id], lines: [order.items[0]?.id ?? ""] };
      await decided(await written(next, { rating, fit: "small" }), { state: "shown" });
    }
    await desk.orders.rows(
      `UPDATE product_review r SET size = ($2::text[])[n] FROM (
         SELECT id, row_number() OVER (ORDER BY written_at) AS n FROM product_review WHERE product_id = $1) s
       WHERE s.id = r.id`,
      [product, sizes],
    );
    await expect.poll(async () => (await shown(product, "?size=L")).count).toBe(1);
    expect(await shown(product, "?rating=5")).toMatchObject({
      count: 2,
      summary: { average: 4.3, count: 3, by_rating: [0, 0, 1, 0, 2], by_fit: { small: 2 } },
    });
    expect(await shown(product, "?size=M&rating=3")).toMatchObject({ count: 0, data: [] });
    const pages = [await shown(product, "?limit=2"), await shown(product, "?limit=2&offset=2")];
    expect(pages.map(({ data }) => data.length)).toEqual([2, 1]);
    expect(pages.flatMap(({ data }) => data.map(({ rating }) => rating))).toEqual([3, 5, 5]);
    const idsOf = async (query: string) => (await shown(product, query)).data.map(({ id }) => id);
    const [newest, later, earlier] = await idsOf("");
    expect(await idsOf("?sort=newest")).toEqual([newest, later, earlier]);
    expect(await idsOf("?sort=lowest")).toEqual([newest, later, earlier]);
    expect(await idsOf("?sort=highest&limit=2")).toEqual([later, earlier]);
    expect(await idsOf("?sort=highest&limit=2&offset=2")).toEqual([newest]);
    const odd = await callShop(shop, "GET", `/api/products/${product}/reviews?sort=oldest`);
    expect([odd.status, fieldsOf(odd.json)]).toEqual([400, ["sort"]]);
    // Begun before the last one, and committed after it.
    await desk.orders.rows(
      `UPDATE product_review SET answer = 'Late', changed_at = changed_at - interval '1 hour'
       WHERE product_id = $1 AND rating = 3`,
      [product],
    );
    await expect.poll(async () => (await shown(product, "?rating=3")).data[0]?.answer).toBe("Late");
    expect((await callShop(shop, "GET", `/api/products/${product}/reviews?rating=6`)).status).toBe(
      400,
    );
    expect((await callShop(shop, "GET", "/api/products/not-there/reviews")).status).toBe(404);
  });

  it("is not there for a product that shoppers don't see", async () => {
    const bought = await desk.delivered([1]);
    await decided(await written(bought), { state: "shown" });
    const path = `/api/products/${productOf(bought)}`;
    expect((await desk.staff("PUT", path, { status: "draft" })).status).toBe(200);
    expect((await callShop(shop, "GET", `${path}/reviews`)).status).toBe(404);
  });
});

describe("who may not", () => {
  it("write before the order is delivered", async () => {
    const bought = await desk.paid([1]);
    expect(await ofOrder(bought)).toEqual({ needs_login: false, items: [] });
    const { status, json } = await writing(bought);
    expect([status, messageOf(json)]).toEqual([
      409,
      "This order is not delivered, so you can't review it yet",
    ]);
  });

  it("write, read or take back for somebody else, staff among them", async () => {
    const bought = await desk.delivered([1]);
    await written(bought);
    const body = { ...SAID, rating: 1 };
    const read = `/api/orders/${bought.order.id}/reviews`;
    const tries = [
      await callShop(shop, "PUT", pathOf(bought), { body }),
      await callShop(shop, "PUT", pathOf(bought), { body: { ...body, access_token: "x" } }),
      await callShop(shop, "PUT", pathOf(bought), { body, token: keza.token }),
      await desk.staff("PUT", pathOf(bought), body),
      await callShop(shop, "GET", read, { token: keza.token }),
      await desk.staff("GET", read),
      await desk.staff("DELETE", pathOf(bought)),
      await callShop(shop, "DELETE", pathOf(bought)),
      await callShop(shop, "DELETE", pathOf(bought), { token: keza.token }),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));
    expect(await ofOrder(bought)).toMatchObject({ items: [{ review: { rating: 4 } }] });
  });

  it("write about what the order has no line of", async () => {
    const [bought, other] = [await desk.delivered([1]), await desk.delivered([1])];
    const { access_token } = bought.order;
    for (const line of [other.lines[0], productOf(other), productOf(bought), "x"]) {
      const path = `/api/orders/${bought.order.id}/reviews/${line}`;
      const { status } = await callShop(shop, "PUT", path, { body: { ...SAID, access_token } });
      expect(status).toBe(404);
    }
    for (const forged of [{ product_id: productOf(other) }, { size: "XL" }, { state: "shown" }]) {
      expect((await writing(bought, forged)).status).toBe(400);
    }
    expect((await shown(productOf(other))).count).toBe(0);
  });

  it("write for an account with the link of its order alone", async () => {
    const bought = await desk.delivered([1], {}, keza);
    expect(await ofOrder(bought)).toEqual({ needs_login: true, items: [] });
    expect((await writing(bought)).status).toBe(404);
    expect(await written(bought, {}, keza)).toMatchObject({ state: "waiting" });
    expect((await withdrawing(bought)).status).toBe(404);
  });

  it("put markup on the page", async () => {
    const bought = await desk.delivered([1]);
    const text = `</script><img src=x onerror="alert(1)">`;
    const one = await written(bought, { text, title: text });
    await decided(one, { state: "shown" });
    expect((await shown(productOf(bought))).data).toMatchObject([{ text, title: text }]);
    const page = await pageOf(productOf(bought));
    expect(page).toContain("AggregateRating");
    expect(page).not.toContain("<img src=x");
    expect(page).not.toContain("</script><img");
  });
});

describe("at once", () => {
  it("two of one order are one review, and so are two orders of one account", async () => {
    const bought = await desk.delivered([2], {}, keza);
    const items = [{ variant_id: bought.variants[0] ?? "", quantity: 1 }];
    const placed = await placeOrder(shop, items, {}, keza.token);
    const { data: order } = placedOrderResponseSchema.parse(placed.json);
    await desk.orders.bring(order.id, "delivered");
    const again = { ...bought, order, lines: [order.items[0]?.id ?? ""] };
    const sent = await Promise.all([
      writing(bought, { rating: 1 }, keza),
      writing(again, { rating: 2 }, keza),
      writing(bought, { rating: 3 }, keza),
      writing(again, { rating: 4 }, keza),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = sent.map(({ json }) => ownReviewResponseSchema.parse(json).data.id);
    expect(new Set(ids).size).toBe(1);
    const rows = await desk.orders.rows("SELECT buyer FROM product_review WHERE product_id = $1", [
      productOf(bought),
    ]);
    expect(rows).toEqual([{ buyer: keza.user.id }]);
  });

  it("what staff decide is about what they saw", async () => {
    const bought = await desk.delivered([1]);
    const one = await written(bought);
    const { version } = await forStaff(one);
    await written(bought, { text: "Buy it at my shop." });
    const body = { state: "shown", version };
    const { status, json } = await desk.staff("PUT", `/api/reviews/${one.id}/state`, body);
    expect([status, messageOf(json)]).toEqual([
      409,
      "Its writer has changed this review. Read it again before you decide",
    ]);
    expect((await shown(productOf(bought))).count).toBe(0);

    // In whatever order they come, nothing is shown that nobody looked at.
    const seen = (await forStaff(one)).version;
    const [decision, change] = await Promise.all([
      desk.staff("PUT", `/api/reviews/${one.id}/state`, { state: "shown", version: seen }),
      writing(bought, { text: "It really is warm." }),
    ]);
    expect(change.status).toBe(200);
    expect([200, 409]).toContain(decision.status);
    expect((await shown(productOf(bought))).count).toBe(0);
    expect(await forStaff(one)).toMatchObject({ state: "waiting", text: "It really is warm." });
  });
});

/** Where the shop still has a review; logs keep that there was one. */
const heldOf = async ({ id }: OwnReview): Promise<string[]> =>
  (await findInDatabase(shop, [id])).found.filter((place) => place.startsWith("product_review"));

/** As if it had been written then. */
const longAgo = ({ id }: OwnReview) =>
  withDatabase(shop, (database) =>
    database.query("UPDATE product_review SET written_at = '2026-05-04T08:00:00Z' WHERE id = $1", [
      id,
    ]),
  );

describe("pictures of a review", () => {
  const sending = (bought: Delivered, file: Uint8Array, by?: Person): Promise<Answer> => {
    const token = by ? "" : `?access_token=${bought.order.access_token}`;
    const body = pictureForm(file);
    return callShop(shop, "POST", `${pathOf(bought)}/pictures${token}`, {
      body,
      ...(by && { token: by.token }),
    });
  };
  async function sent(...call: Parameters<typeof sending>): Promise<OwnReview> {
    const { status, json } = await sending(...call);
    expect(status, JSON.stringify(json)).toBe(201);
    return ownReviewResponseSchema.parse(json).data;
  }
  const look = (url: string, headers: Record<string, string> = {}) =>
    fetch(new URL(url, shop.origin), { headers });

  it("are its writer's and staff's until it is shown, and then everybody's, in two sizes", async () => {
    const bought = await desk.delivered([1]);
    const one = await written(bought);
    await longAgo(one);
    await decided(one, { state: "shown" });
    const after = await sent(bought, await canvas(1800, 1200, "#1a6b3c").jpeg().toBuffer());
    expect(after).toMatchObject({ state: "waiting", pictures: [{ width: 1600, height: 1067 }] });
    // Its words are as old as they were.
    expect(after.writtenAt).toBe("2026-05-04T08:00:00.000Z");
    // What was shown is not, until staff have looked at it again.
    await expect.poll(async () => (await shown(productOf(bought))).count).toBe(0);
    const [own] = after.pictures;
    const [picture] = (await forStaff(after)).pictures;
    expect(picture?.url).toBe(`/api/reviews/${one.id}/pictures/${own?.id}`);
    const url = picture?.url ?? "";
    expect((await look(url)).status).toBe(404);
    const staff = { Authorization: `Bearer ${desk.orders.token}` };
    expect((await look(url, staff)).headers.get("cache-control")).toBe("no-store");
    expect((await look(own?.url ?? "")).status).toBe(404);
    const mine = await look(`${own?.url}?access_token=${bought.order.access_token}&size=small`);
    expect([mine.status, mine.headers.get("cache-control")]).toEqual([200, "no-store"]);

    await decided(after, { state: "shown" });
    const { data } = await shown(productOf(bought));
    expect(data).toMatchObject([{ date: "2026-05-04", pictures: [{ id: own?.id, url }] }]);
    const [large, small] = [await look(url), await look(`${url}?size=small`)];
    expect([large.status, small.status]).toEqual([200, 200]);
    expect(small.headers.get("cache-control")).toBe("private, max-age=604800");
    const kept = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect(kept).toMatchObject({ format: "webp", width: 240, height: 160 });
    expect((await look(`${url}?size=huge`)).status).toBe(400);

    // New words have a day of their own.
    expect((await written(bought, { text: "It shrinks." })).writtenAt).not.toMatch(/^2026-05/);
    await withdrawing(bought);
    expect((await look(url)).status).toBe(404);
    expect(await heldOf(one)).toEqual([]);
  });

  it("are three at most, each once however often it is sent, and can be taken away", async () => {
    const bought = await desk.delivered([1]);
    const file = await plainJpeg();
    expect((await sending(bought, file)).status).toBe(404);
    const one = await written(bought);
    await sent(bought, file);
    const before = (await forStaff(one)).version;
    expect((await sent(bought, file)).pictures).toHaveLength(1);
    expect((await forStaff(one)).version).toBe(before);
    await sent(bought, await plainJpeg("#20406a"));
    const three = await sent(bought, await plainJpeg("#d9d3c7"));
    const many = await sending(bought, await plainJpeg("#000000"));
    expect([many.status, fieldsOf(many.json)]).toEqual([400, ["images"]]);
    expect(fieldsOf((await sending(bought, Buffer.from("no picture"))).json)).toEqual(["images"]);

    await decided(one, { state: "shown" });
    const token = `?access_token=${bought.order.access_token}`;
    const at = `${pathOf(bought)}/pictures/${three.pictures[1]?.id}${token}`;
    const removed = await callShop(shop, "DELETE", at);
    // What is less needs nobody to look at it.
    const left = ownReviewResponseSchema.parse(removed.json).data;
    expect(left).toMatchObject({ state: "shown" });
    const ids = [three.pictures[0]?.id, three.pictures[2]?.id];
    expect(left.pictures.map(({ id }) => id)).toEqual(ids);
    const shownNow = async () =>
      (await shown(productOf(bought))).data[0]?.pictures.map(({ id }) => id);
    await expect.poll(shownNow).toEqual(ids);
    // More at once than there are connections.
    const again = await Promise.all(Array.from({ length: 16 }, () => callShop(shop, "DELETE", at)));
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
  });

  it("come with the review that was seen: a decision about it without them is none", async () => {
    const bought = await desk.delivered([1]);
    const one = await written(bought);
    const { version } = await forStaff(one);
    await sent(bought, await plainJpeg());
    const body = { state: "shown", version };
    expect((await desk.staff("PUT", `/api/reviews/${one.id}/state`, body)).status).toBe(409);
    expect((await shown(productOf(bought))).count).toBe(0);
  });

  it("are nobody else's to add, to see before or to remove", async () => {
    const bought = await desk.delivered([1], {}, keza);
    await written(bought, {}, keza);
    const { pictures } = await sent(bought, await plainJpeg(), keza);
    const url = pictures[0]?.url ?? "";
    const stranger = await register(shop, { firstname: "Eric", lastname: "Mugabo" });
    const token = `?access_token=${bought.order.access_token}`;
    for (const answer of [
      await sending(bought, await plainJpeg(), stranger),
      // The link of an account's order opens the order, not its account's reviews.
      await sending(bought, await plainJpeg()),
      await callShop(shop, "GET", url, { token: stranger.token }),
      await callShop(shop, "GET", url + token),
      await callShop(shop, "DELETE", url, { token: stranger.token }),
      await callShop(shop, "GET", url, { token: desk.orders.token }),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});

describe("whoever leaves", () => {
  it("has their reviews in the download, and takes them along", async () => {
    const gone = await register(shop, { firstname: "Gone", lastname: "Uwase" });
    const bought = await desk.delivered([1], {}, gone);
    const word = `Nyirabugingo${gone.user.id}`;
    const text = `From ${word}`;
    const one = await written(bought, { text }, gone);
    const form = { token: gone.token, body: pictureForm(await plainJpeg()) };
    expect((await callShop(shop, "POST", `${pathOf(bought)}/pictures`, form)).status).toBe(201);
    await decided(one, { state: "shown" });
    await desk.staff("PUT", `/api/reviews/${one.id}/answer`, { answer: `Thanks, ${text}` });
    const { json } = await callShop(shop, "GET", "/api/auth/me/data", { token: gone.token });
    expect(ownDataResponseSchema.parse(json).data.reviews).toMatchObject([{ id: one.id, text }]);
    const deleted = await desk.staff("DELETE", `/api/auth/users/${gone.user.id}`);
    expect(deleted.status).toBe(200);
    expect((await findInDatabase(shop, [word])).found).toEqual([]);
    expect(await heldOf(one)).toEqual([]);
    await expect.poll(async () => (await shown(productOf(bought))).count).toBe(0);
  });
});
