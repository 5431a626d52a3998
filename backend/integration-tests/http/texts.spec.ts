import { createHmac, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { inManyRounds } from "../../harness/rounds";
import type { Language } from "../../src/contracts/languages";
import type { Mail } from "../../src/contracts/mails";
import {
  orderResponseSchema,
  placedOrderResponseSchema,
  type PlacedOrder,
} from "../../src/contracts/orders";
import { ExchangeDesk } from "../../harness/exchange-desk";
import { orderBody } from "../../harness/checkout-storm";
import { makeGoods } from "../../harness/goods";
import { mailsOf } from "../../harness/mail-desk";
import { callShop, logIn, register, withDatabase } from "../../harness/people";
import { ReturnDesk } from "../../harness/return-desk";
import { until } from "../../harness/until";
import { useTexts } from "../../harness/use-stand-ins";
import { ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";

const SECRET = "reports-of-carriers-42";
const carrier = useTexts();
const shop = ownShop(() => ({
  env: {
    ...NO_POST,
    ...QUICK,
    ...carrier.settings,
    MOMO_SIMULATOR: "off",
    EBM_SIMULATOR: "off",
    SHOP_URL: "https://strive.example",
    SMS_SENDER: "STRIVE",
    TEXT_REPORT_SECRET: SECRET,
    PACE: "0.05",
  },
}));

/** Each waits a moment for how it is paid; together they wait once. */
const early = new Map<string, PlacedOrder>();
const PHONE = {
  linked: "+250788000102",
  abroad: "+32470123456",
  down: "+250780000023",
  refused: "+250780000021",
  arrived: "+250788000106",
  strange: "+250788000107",
  lost: "+250788000108",
} as const;
const EARLY = Object.values(PHONE);

let variantId: string;
let admin: string;

beforeAll(async () => {
  [{ variantId }] = await makeGoods(shop, { pieces: 90 });
  admin = (await logIn(shop, shop.admin)).token;
  for (const phone of EARLY) early.set(phone, await order({ phone }));
});

interface Asked {
  phone: string;
  key?: string;
  language?: Language;
  text_channel?: string;
  token?: string;
}

async function order({ key = randomUUID(), token, ...over }: Asked): Promise<PlacedOrder> {
  const { status, json } = await callShop(shop, "POST", "/api/orders", {
    headers: { "Idempotency-Key": key },
    body: { ...orderBody(variantId, 1), ...over },
    ...(token === undefined ? {} : { token }),
  });
  expect(status).toBe(201);
  return placedOrderResponseSchema.parse(json).data;
}

const taken = (phone: string) => carrier.texts.filter(({ to }) => to === phone);
/** What staff see of the texts to a number, the newest first. */
const textsTo = async (phone: string): Promise<Mail[]> =>
  (await mailsOf(shop, admin)).filter(({ recipient }) => recipient === phone);
const settled = (phone: string, isWanted: (text: Mail) => boolean): Promise<Mail | undefined> =>
  until(
    async () => (await textsTo(phone))[0],
    (text) => text !== undefined && isWanted(text),
  );
const referenceOf = (id: string): Promise<string> =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ ref: string }>(
      "SELECT provider_ref AS ref FROM mail WHERE id = $1",
      [id],
    );
    return rows[0]?.ref ?? "";
  });
const report = (fields: Record<string, string>, secret = SECRET) =>
  fetch(`${shop.origin}/api/texts/reports/africastalking/${secret}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });

/** The newest notice of staff. */
const noticeTexts = async (): Promise<string[]> => {
  const { json } = await callShop(shop, "GET", "/api/notifications?limit=50", { token: admin });
  return (json as { data: { text: string; message?: string }[] }).data.map((one) =>
    JSON.stringify(one),
  );
};

describe("an order by somebody with a phone", () => {
  it("is told once, in his language, and its cost is counted", async () => {
    const phone = "+250788000101";
    const key = randomUUID();
    const placed = await order({ phone, key, language: "rw" });
    await order({ phone, key, language: "rw" });
    const text = await settled(phone, ({ state }) => state === "sent");
    expect(text).toMatchObject({
      channel: "sms",
      template: "order-received",
      attempts: 1,
      parts: 1,
      cost_rwf: 12,
      last_error: null,
    });
    expect(taken(phone)).toEqual([
      expect.objectContaining({
        channel: "sms",
        sender: "STRIVE",
        text: expect.stringMatching(
          new RegExp(
            `^STRIVE: Komande yawe ${placed.order_number} ya RWF [\\d,]+ twayibonye\\. Yirebe kandi wishyure: https://strive\\.example/rw/p/\\d+-\\w{8}$`,
          ),
        ) as string,
      }),
    ]);
    expect(await textsTo(phone)).toHaveLength(1);
  });

  it("has a link that opens it", async () => {
    const phone = PHONE.linked;
    await settled(phone, ({ state }) => state === "sent");
    const code = /\/p\/(\S+)$/.exec(taken(phone)[0]?.text ?? "")?.[1];
    const { status, json } = await callShop(shop, "POST", "/api/orders/open", { body: { code } });
    expect(status).toBe(200);
    expect(json).toMatchObject({ data: { order_id: early.get(phone)?.id } });
  });

  it("hears of it again when somebody brings it", async () => {
    const phone = "+250788000103";
    const placed = await order({ phone, language: "fr" });
    await settled(phone, ({ state }) => state === "sent");
    for (const status of ["processing", "shipped"]) {
      const answer = await callShop(shop, "PUT", `/api/orders/${placed.id}/status`, {
        body: { status },
        token: admin,
      });
      expect(answer.status).toBe(200);
    }
    await until(
      () => Promise.resolve(taken(phone)),
      (texts) => texts.length === 2,
    );
    expect(taken(phone)[1]?.text).toMatch(
      new RegExp(`^STRIVE: Votre commande ${placed.order_number} est en route\\. https:`),
    );
  });

  it("is told nothing by SMS abroad, where nobody knows what that costs", async () => {
    await settled(PHONE.linked, ({ state }) => state === "sent");
    expect(await textsTo(PHONE.abroad)).toEqual([]);
  });
});

describe("when it does not work", () => {
  it("tries again while the gateway is down", async () => {
    const phone = PHONE.down;
    const text = await settled(phone, ({ state }) => state === "sent");
    expect(text).toMatchObject({ attempts: 3, last_error: null });
    expect(taken(phone)).toHaveLength(1);
  });

  it("gives a refused number up at once, and tells staff", async () => {
    const phone = PHONE.refused;
    const text = await settled(phone, ({ state }) => state === "dead");
    expect(text).toMatchObject({ attempts: 1, last_error: "InvalidPhoneNumber", parts: null });
    expect((await noticeTexts()).join()).toContain(
      "A text message could not be sent: order received",
    );
  });
});

describe("a report", () => {
  it("says that a text arrived, for good", async () => {
    const phone = PHONE.arrived;
    const text = await settled(phone, ({ state }) => state === "sent");
    const id = await referenceOf(text?.id ?? "");
    for (const status of ["Sent", "Success", "Success", "Failed"]) {
      expect((await report({ id, status })).status).toBe(200);
    }
    const [told] = await textsTo(phone);
    expect(told).toMatchObject({ state: "delivered", last_error: null });
    expect(told?.reported_at).not.toBeNull();
  });

  it("is believed from nobody else", async () => {
    const phone = PHONE.strange;
    const text = await settled(phone, ({ state }) => state === "sent");
    const id = await referenceOf(text?.id ?? "");
    expect((await report({ id, status: "Failed" }, "reports-of-strangers-42")).status).toBe(404);
    expect((await report({ id: "unknown", status: "Failed" })).status).toBe(404);
    expect((await report({ id, status: "Failed", padding: "x".repeat(60_000) })).status).toBe(413);
    expect((await textsTo(phone))[0]?.state).toBe("sent");
  });

  it("that it did not is for staff: the rider calls the same number", async () => {
    const phone = PHONE.lost;
    const text = await settled(phone, ({ state }) => state === "sent");
    const id = await referenceOf(text?.id ?? "");
    const fields = { id, status: "Failed", failureReason: "AbsentSubscriber" };
    for (let time = 0; time < 2; time += 1) expect((await report(fields)).status).toBe(200);
    expect((await textsTo(phone))[0]).toMatchObject({
      state: "undelivered",
      last_error: "AbsentSubscriber",
    });
    const told = (await noticeTexts()).filter((one) => one.includes("did not reach its phone"));
    expect(told).toHaveLength(1);
  });
});

describe("a person's choice", () => {
  const choose = async (textChannel: string) => {
    const person = await register(shop, { firstname: "Aline", lastname: "Uwase" });
    const { status, json } = await callShop(shop, "PUT", "/api/auth/me", {
      body: { textChannel },
      token: person.token,
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ user: { textChannel } });
    return person;
  };

  it("of none is kept", async () => {
    const { token } = await choose("none");
    await order({ phone: "+250788000109", token });
    await order({ phone: "+250788000110" });
    await settled("+250788000110", ({ state }) => state === "sent");
    expect(await textsTo("+250788000109")).toEqual([]);
  });

  const signed = (body: string, secret: string | undefined) =>
    fetch(`${shop.origin}/api/texts/reports/whatsapp`, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        "X-Hub-Signature-256": `sha256=${createHmac("sha256", secret ?? "")
          .update(body)
          .digest("hex")}`,
      },
    });
  const failedBody = (id: string) =>
    JSON.stringify({
      entry: [
        {
          changes: [
            {
              value: { statuses: [{ id, status: "failed", errors: [{ title: "Undeliverable" }] }] },
            },
          ],
        },
      ],
    });

  it("of WhatsApp is kept, and an SMS goes in place of what does not arrive", async () => {
    const { token, password } = await choose("whatsapp");
    const phone = "+250788000111";
    const placed = await order({ phone, token });
    const text = await settled(phone, ({ state }) => state === "sent");
    expect(text).toMatchObject({ channel: "whatsapp", parts: 1, cost_rwf: 6 });
    expect(taken(phone)[0]?.text).toContain(`We have your order ${placed.order_number}`);
    const body = failedBody(await referenceOf(text?.id ?? ""));
    expect((await signed(body, "another-secret-of-16")).status).toBe(404);
    expect((await textsTo(phone))[0]?.state).toBe("sent");
    const secret = carrier.settings["WHATSAPP_APP_SECRET"];
    for (let time = 0; time < 2; time += 1) expect((await signed(body, secret)).status).toBe(200);
    await settled(phone, ({ channel, state }) => channel === "sms" && state === "sent");
    expect((await textsTo(phone)).map(({ channel, state }) => [channel, state])).toEqual([
      ["sms", "sent"],
      ["whatsapp", "undelivered"],
    ]);
    expect(taken(phone)).toHaveLength(2);
    // What is known of the person's number goes with the person.
    const left = await callShop(shop, "DELETE", "/api/auth/me", { body: { password }, token });
    expect(left.status).toBe(200);
    await until(
      () => textsTo(phone),
      (texts) => texts.length === 0,
    );
  });

  it("is confirmed to Meta with the shop's secret alone", async () => {
    const ask = (token: string) =>
      fetch(
        `${shop.origin}/api/texts/reports/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
      );
    expect(await (await ask(SECRET)).text()).toBe("1158201444");
    const refused = await ask("another-secret-of-16");
    expect([refused.status, refused.headers.get("content-type")]).toEqual([
      404,
      "application/json; charset=utf-8",
    ]);
  });
});

describe("a guest's choice", () => {
  const BOTH = ["sms", "whatsapp"];
  const read = async (orderId: string, access: { token?: string; accessToken?: string }) => {
    const query = access.accessToken === undefined ? "" : `?access_token=${access.accessToken}`;
    const { json } = await callShop(shop, "GET", `/api/orders/${orderId}${query}`, {
      ...(access.token === undefined ? {} : { token: access.token }),
    });
    return orderResponseSchema.parse(json).data;
  };
  const choosing = (orderId: string, body: object, token?: string) =>
    callShop(shop, "PUT", `/api/orders/${orderId}/texts`, {
      body,
      ...(token === undefined ? {} : { token }),
    });
  const toldOf = async (phone: string) => (await textsTo(phone)).map(({ template }) => template);

  it("of none holds from the order to its return, and for what is sent in exchange", async () => {
    const desk = new ExchangeDesk(await ReturnDesk.at(shop));
    const sizes = await desk.sizes(9);
    const [quiet, usual] = ["+250788000120", "+250788000121"];
    const bought = await desk.delivered(sizes, 1, { text_channel: "none", phone: quiet });
    const beside = await desk.delivered(sizes, 1, { phone: usual });
    const { exchange } = await desk.asked(bought);
    await desk.asked(beside);
    expect(new Set(await toldOf(usual))).toEqual(
      new Set(["order-received", "payment-received", "return-changed"]),
    );
    expect(await toldOf(quiet)).toEqual([]);
    for (const id of [bought.order.id, exchange.order_id]) {
      const asStaff = await read(id, { token: admin });
      expect(asStaff.texts).toEqual({ channel: "none", offered: BOTH });
    }
    const asStaff = await read(beside.order.id, { token: admin });
    expect(asStaff.texts).toEqual({ channel: "sms", offered: BOTH });
  });

  it("of WhatsApp is kept with the order", async () => {
    const phone = "+250788000122";
    const { id, access_token: accessToken } = await order({ phone, text_channel: "whatsapp" });
    const text = await settled(phone, ({ state }) => state === "sent");
    expect(text).toMatchObject({ channel: "whatsapp", template: "order-received" });
    expect((await read(id, { accessToken })).texts?.channel).toBe("whatsapp");
  });

  it("can be another one later, and holds back what still waits", async () => {
    const phone = "+250788000123";
    carrier.breakDown(503);
    const { id, access_token } = await order({ phone });
    await settled(phone, ({ attempts }) => attempts > 0);
    for (let time = 0; time < 2; time += 1) {
      const { status, json } = await choosing(id, { text_channel: "none", access_token });
      expect(status).toBe(200);
      expect(orderResponseSchema.parse(json).data.texts).toEqual({
        channel: "none",
        offered: BOTH,
      });
    }
    carrier.breakDown(null);
    const text = await settled(phone, ({ state }) => state === "withheld");
    expect(text).toMatchObject({ last_error: "Its buyer wants mails only." });
    const again = await choosing(id, { text_channel: "sms", access_token });
    expect(again.json).toMatchObject({ data: { texts: { channel: "sms" } } });
    for (const status of ["processing", "shipped"]) {
      await callShop(shop, "PUT", `/api/orders/${id}/status`, { body: { status }, token: admin });
    }
    await settled(phone, ({ state, template }) => {
      return state === "sent" && template === "order-status-changed";
    });
    expect(taken(phone)).toHaveLength(1);
  });

  it("is his own: nobody else's order is there", async () => {
    const { id, access_token } = await order({ phone: "+250788000124" });
    const body = { text_channel: "none" };
    const other = await order({ phone: "+250788000125" });
    expect((await choosing(id, body)).status).toBe(404);
    expect((await choosing(id, { ...body, access_token: other.access_token })).status).toBe(404);
    expect((await choosing(id, body, admin)).status).toBe(404);
    expect((await choosing("order_none", { ...body, access_token })).status).toBe(404);
    expect((await read(id, { token: admin })).texts?.channel).toBe("sms");
  });

  it("is refused by its name where it is none, or does not reach his phone", async () => {
    const { id, access_token } = early.get(PHONE.abroad) ?? {};
    const refused = { status: 400, json: { errors: [{ field: "text_channel" }] } };
    for (const text_channel of ["pigeon", "", null, undefined, "sms"]) {
      expect(await choosing(id ?? "", { text_channel, access_token })).toMatchObject(refused);
    }
    const posted = await callShop(shop, "POST", "/api/orders", {
      headers: { "Idempotency-Key": randomUUID() },
      body: { ...orderBody(variantId, 1), text_channel: "pigeon" },
    });
    expect(posted).toMatchObject(refused);
    const reached = await choosing(id ?? "", { text_channel: "whatsapp", access_token });
    expect(reached.json).toMatchObject({
      data: { texts: { channel: "whatsapp", offered: ["whatsapp"] } },
    });
  });

  it("is also for whoever has an account, where it goes before the account's own", async () => {
    const { token } = await register(shop, { firstname: "Aline", lastname: "Uwase" });
    await callShop(shop, "PUT", "/api/auth/me", { body: { textChannel: "none" }, token });
    const placed = await order({ phone: "+250788000126", token });
    expect((await read(placed.id, { token })).texts?.channel).toBe("none");
    const { status } = await choosing(placed.id, { text_channel: "whatsapp" }, token);
    expect(status).toBe(200);
    expect((await read(placed.id, { token })).texts?.channel).toBe("whatsapp");
  });
});

it("tells who waits for a piece on his phone, by the channel of his account; at night, in the morning", async () => {
  const [{ product, variantId: gone }] = await makeGoods(shop, { pieces: 0 });
  const [guest, owner] = ["+250788000131", "+250788000132"];
  const { token } = await register(shop, { firstname: "Waits", lastname: "Uwase" });
  await callShop(shop, "PUT", "/api/auth/me", { body: { textChannel: "whatsapp" }, token });
  const ask = (contact: string, as?: string) =>
    callShop(shop, "POST", "/api/alerts", {
      body: { product_id: product.id, variant_id: gone, contact },
      ...(as !== undefined && { token: as }),
    });
  expect((await ask("0788 000 131")).status).toBe(201);
  expect((await ask(owner, token)).status).toBe(201);
  const body = { stock_quantity: 2, stock_seen: 0 };
  const path = `/api/products/${product.id}`;
  expect((await callShop(shop, "PUT", path, { token: admin, body })).status).toBe(200);
  const told = (phone: string) => settled(phone, ({ template }) => template === "back-in-stock");
  expect(await told(guest)).toMatchObject({ channel: "sms" });
  expect(await told(owner)).toMatchObject({ channel: "whatsapp" });
});

it("tells staff how it goes, and what it cost", async () => {
  const { json } = await callShop(shop, "GET", "/api/admin/health", { token: admin });
  const { texts } = (json as { data: { texts: { level: string; facts: Record<string, unknown> } } })
    .data;
  expect(texts.level).toBe("look");
  expect(texts.facts).toMatchObject({ channels: ["sms", "whatsapp"], dead: 1, undelivered: 1 });
  expect(texts.facts["month_cost_rwf"]).toBeGreaterThanOrEqual(100);
});

inManyRounds(() => {
  it("sends it once, although the process is killed while the carrier is away", async () => {
    const phone = "+250788000105";
    carrier.breakDown(503);
    await order({ phone });
    await settled(phone, ({ attempts }) => attempts > 0);
    await shop.kill9();
    carrier.breakDown(null);
    await shop.restart();
    admin = (await logIn(shop, shop.admin)).token;
    await settled(phone, ({ state }) => state === "sent");
    expect(taken(phone)).toHaveLength(1);
  });
});
