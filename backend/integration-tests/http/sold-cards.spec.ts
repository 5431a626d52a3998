import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { productResponseSchema } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import { orderResponseSchema, type Order, type PlacedOrder } from "../../src/contracts/orders";
import { giftCardCodeResponseSchema } from "../../src/contracts/store-credit";
import { CreditDesk } from "../../harness/credits";
import { DiscountDesk, somebody, type Wanted } from "../../harness/discounts";
import { makeGoods } from "../../harness/goods";
import { callShop, register, withDatabase } from "../../harness/people";
import { makePriceList } from "../../harness/price-lists";
import { rounds } from "../../harness/rounds";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
const PRICE_RWF = 20_000;
const FEE_RWF = 2_000;
const CARD_RWF = 10_000;
const DAY_MS = 86_400_000;

let desk: DiscountDesk;
let credit: CreditDesk;
let productId: string;
let variant: string;
let smallest: string;
let smallId: string;
beforeAll(async () => {
  desk = await DiscountDesk.at(shop, PRICE_RWF);
  credit = new CreditDesk(shop, desk.token);
  const [card] = await makeGoods(shop, {
    pieces: 0,
    over: { price: CARD_RWF, is_gift_card: true },
  });
  const [small] = await makeGoods(shop, {
    pieces: 10,
    over: { price: 1000, is_gift_card: "true" },
  });
  productId = card.product.id;
  variant = card.variantId;
  smallest = small.variantId;
  smallId = small.product.id;
});

/** The small card in a sale, below what a card can have. */
const makeDiscountedCard = async () => ({
  id: await makePriceList(desk.backOffice, { prices: { [smallest]: 999 } }),
});
const cards = (quantity = 1): Wanted => ({ variant_id: variant, quantity });
const goods = () => desk.line(0);

const asBuyer = async ({ id, access_token }: PlacedOrder): Promise<Order> => {
  const path = `/api/orders/${id}?access_token=${access_token}`;
  return orderResponseSchema.parse((await callShop(shop, "GET", path)).json).data;
};
const asStaff = async ({ id }: PlacedOrder): Promise<Order> =>
  orderResponseSchema.parse((await credit.staff("GET", `/api/orders/${id}`)).json).data;
const record = (order: PlacedOrder, amount = order.total_amount) =>
  credit.staff("POST", `/api/orders/${order.id}/payments`, { received_as: "cash", amount });
const cancelByBuyer = ({ id, access_token }: PlacedOrder) =>
  callShop(shop, "POST", `/api/orders/${id}/cancel`, { body: { access_token } });
const codeOf = async (id: string): Promise<string> => {
  const { json } = await credit.staff("GET", `/api/admin/gift-cards/${id}/code`);
  return giftCardCodeResponseSchema.parse(json).data.code;
};
const fieldsOf = (json: unknown) => failureSchema.parse(json).errors?.map(({ field }) => field);
const messageOf = (json: unknown) => failureSchema.parse(json).message;

/** An order of cards that is paid. */
async function bought(quantity = 1, over: object = {}): Promise<PlacedOrder> {
  const placed = await desk.placed([cards(quantity)], { ...somebody(), ...over });
  expect((await record(placed)).status).toBe(201);
  return placed;
}
const cardsOf = async (order: PlacedOrder) => (await asStaff(order)).gift_cards ?? [];
async function onlyCard(order: PlacedOrder) {
  const [card] = await cardsOf(order);
  if (!card) throw new Error("The order has no gift card.");
  return card;
}
/** Somebody pays with it. */
const spend = async (card: { id: string }) =>
  desk.placed([goods()], { ...somebody(), gift_card: await codeOf(card.id) });

interface Sent {
  recipient: string;
  dueInDays: number;
  hour: string;
}
/** The mails of an order's cards; one that waits for its day is taken out of the shop that others use. */
const mailsOf = async (order: PlacedOrder): Promise<Sent[]> => {
  const ids = (await cardsOf(order)).map(({ id }) => id);
  return withDatabase(shop, async (database) => {
    const { rows } = await database.query<Sent>(
      `SELECT recipient, extract(day FROM next_attempt_at - now())::integer AS "dueInDays",
         to_char(next_attempt_at AT TIME ZONE 'Africa/Kigali', 'HH24:MI') AS hour
       FROM mail WHERE template = 'gift-card' AND facts ->> 'cardId' = ANY ($1) ORDER BY id`,
      [ids],
    );
    await database.query(
      `DELETE FROM mail WHERE template = 'gift-card' AND facts ->> 'cardId' = ANY ($1)
       AND next_attempt_at > now() + interval '1 hour'`,
      [ids],
    );
    return rows;
  });
};

describe("a gift card in an order", () => {
  it("costs no delivery, is not reduced, and no credit pays it", async () => {
    const keza = await register(shop, { firstname: "Keza", lastname: "Ineza" });
    await credit.give(keza, 100_000);
    const { code } = await desk.give({ products: [...desk.products, productId] });
    const wish = { discount_code: code, use_credit: true };
    const alone = await desk.quoted([cards(2)], wish, keza.token);
    expect(alone).toMatchObject({
      subtotal: 2 * CARD_RWF,
      shipping_amount: 0,
      discount_amount: 0,
      total_amount: 2 * CARD_RWF,
      credit_amount: 0,
      due_amount: 2 * CARD_RWF,
    });
    const mixed = await desk.quoted([cards(2), goods()], wish, keza.token);
    const goodsRwf = PRICE_RWF + FEE_RWF - PRICE_RWF / 10;
    expect(mixed).toMatchObject({
      shipping_amount: FEE_RWF,
      discount_amount: PRICE_RWF / 10,
      credit_amount: goodsRwf,
      due_amount: 2 * CARD_RWF,
    });
    const placed = await desk.placed(
      [cards(2), goods()],
      { ...wish, expected_total: 2 * CARD_RWF + goodsRwf, expected_due: 2 * CARD_RWF },
      keza.token,
    );
    expect(placed).toMatchObject({ credit_amount: goodsRwf, payment_status: "unpaid" });
    expect(placed.items.map(({ is_gift_card }) => is_gift_card)).toEqual([true, undefined]);
    expect(await cardsOf(placed)).toEqual([]);
    expect((await record(placed, 2 * CARD_RWF)).status).toBe(201);
    expect(await cardsOf(placed)).toMatchObject([
      { amount: CARD_RWF, balance: CARD_RWF, is_switched_off: false },
      { amount: CARD_RWF, balance: CARD_RWF, is_switched_off: false },
    ]);
    await desk.clear();
  });

  it("is marked in the shop, and in Medusa", async () => {
    const read = async () =>
      productResponseSchema.parse((await callShop(shop, "GET", `/api/products/${productId}`)).json)
        .data;
    const inMedusa = async () => {
      const path = `/admin/products/${productId}?fields=is_giftcard,discountable,variants.manage_inventory`;
      const { product } = (await desk.backOffice("GET", path)) as {
        product: { variants: { manage_inventory: boolean }[] };
      };
      const { variants, ...facts } = product;
      return { ...facts, isCounted: variants.some(({ manage_inventory }) => manage_inventory) };
    };
    expect((await read()).is_gift_card).toBe(true);
    expect(await inMedusa()).toMatchObject({
      is_giftcard: true,
      discountable: false,
      isCounted: false,
    });
    const mark = (is_gift_card: boolean) =>
      credit.staff("PUT", `/api/products/${productId}`, { is_gift_card });
    expect((await mark(false)).status).toBe(200);
    expect(await read()).not.toHaveProperty("is_gift_card");
    expect(await inMedusa()).toMatchObject({
      is_giftcard: false,
      discountable: true,
      isCounted: true,
    });
    expect((await mark(true)).status).toBe(200);
  });

  it("is refused where its price can't be on a card, and where nothing is one", async () => {
    const cheap = await credit.staff("PUT", `/api/products/${smallId}`, { price: 999 });
    expect([cheap.status, fieldsOf(cheap.json)]).toEqual([400, ["price"]]);
    const { id } = await makeDiscountedCard();
    const small = await desk.order([{ variant_id: smallest, quantity: 1 }], somebody());
    await desk.backOffice("DELETE", `/admin/price-lists/${id}`);
    expect([small.status, fieldsOf(small.json)]).toEqual([400, ["items.0.variant_id"]]);
    const noCard = await desk.order([goods()], { ...somebody(), gift: { name: "Keza" } });
    expect([noCard.status, fieldsOf(noCard.json)]).toEqual([400, ["gift"]]);
    const gift = {
      email: "keza",
      name: "x".repeat(81),
      message: "x".repeat(301),
      send_on: "soon",
    };
    const wrong = await desk.order([cards()], { ...somebody(), gift });
    expect(wrong.status).toBe(400);
    expect(fieldsOf(wrong.json)?.sort()).toEqual([
      "gift.email",
      "gift.message",
      "gift.name",
      "gift.send_on",
    ]);
    const old = await desk.order([cards()], { ...somebody(), gift: { send_on: "0000-01-01" } });
    expect([old.status, fieldsOf(old.json)]).toEqual([400, ["gift.send_on"]]);
    const late = await desk.order([cards()], {
      ...somebody(),
      gift: { send_on: new Date(Date.now() + 200 * DAY_MS).toISOString().slice(0, 10) },
    });
    expect([late.status, fieldsOf(late.json)]).toEqual([400, ["gift.send_on"]]);
  });

  it("is not paid at a door, unless somebody goes there", async () => {
    const cod = ({ id, access_token }: PlacedOrder) =>
      callShop(shop, "POST", "/api/payments", {
        body: { order_id: id, payment_method: "cod", access_token },
      });
    const alone = await cod(await desk.placed([cards()], somebody()));
    expect([alone.status, fieldsOf(alone.json)]).toEqual([400, ["payment_method"]]);
    expect((await cod(await desk.placed([cards(), goods()], somebody()))).status).toBe(201);
  });
});

describe("once it is paid", () => {
  it("each piece is a card, with a code that pays; what is in it is in the ledger", async () => {
    const buyer = somebody();
    const placed = await bought(3, buyer);
    const made = await cardsOf(placed);
    expect(made).toHaveLength(3);
    expect(await mailsOf(placed)).toMatchObject(made.map(() => ({ recipient: buyer.email })));
    const [card] = made;
    if (!card) throw new Error("There is none.");
    expect((await credit.read(card.id)).entries).toMatchObject([
      { kind: "sold", amount: CARD_RWF, order_number: placed.order_number, by: "customer" },
    ]);
    const order = await spend(card);
    expect(order.credit_amount).toBe(CARD_RWF);
    expect((await cardsOf(placed)).map(({ balance }) => balance).sort()).toEqual([
      0,
      CARD_RWF,
      CARD_RWF,
    ]);
    // Its buyer gave it away: what is left of it is not theirs to see.
    expect(await asBuyer(placed)).not.toHaveProperty("gift_cards");
  });

  it("goes to whom the buyer said, in the morning of the day that was chosen", async () => {
    const send_on = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    const gift = { name: "Keza", email: "keza@example.rw", message: "Enjoy!", send_on };
    const placed = await bought(1, { gift });
    expect((await asBuyer(placed)).gift).toEqual(gift);
    const card = await onlyCard(placed);
    expect(await credit.read(card.id)).toMatchObject({ recipient: "Keza", message: "Enjoy!" });
    const [mail, ...more] = await mailsOf(placed);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: "keza@example.rw", hour: "08:00" });
    expect(mail?.dueInDays).toBeGreaterThanOrEqual(9);
    expect(mail?.dueInDays).toBeLessThanOrEqual(10);
  });

  it("goes at once where the day has passed", async () => {
    const send_on = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
    const [mail] = await mailsOf(await bought(1, { gift: { send_on } }));
    expect(mail?.dueInDays).toBe(0);
  });

  it("makes the order a delivered one once all cards are mailed, and goods are not waited for", async () => {
    const placed = await bought(2);
    expect(await asBuyer(placed)).toMatchObject({ status: "pending", delivery: null });
    const mixed = await desk.placed([cards(), goods()], somebody());
    expect((await record(mixed)).status).toBe(201);
    expect((await asBuyer(mixed)).delivery).not.toBeNull();
    const ids = [...(await cardsOf(placed)), ...(await cardsOf(mixed))].map(({ id }) => id);
    await withDatabase(shop, (database) =>
      database.query(
        "UPDATE mail SET state = 'sent', sent_at = now() WHERE facts ->> 'cardId' = ANY ($1)",
        [ids],
      ),
    );
    const delivered = await until(
      () => asBuyer(placed),
      ({ status }) => status === "delivered",
      60_000,
    );
    expect(delivered.history.map(({ status, by }) => [status, by])).toEqual([
      ["pending", "customer"],
      ["delivered", "system"],
    ]);
    expect((await asBuyer(mixed)).status).toBe("pending");
    const refused = await cancelByBuyer(placed);
    expect(refused.status).toBe(409);
  });

  it("is made once, however often the money is recorded at once", async () => {
    const placed = await desk.placed([cards(2)], somebody());
    const answers = await Promise.all(Array.from({ length: rounds(6, 40) }, () => record(placed)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await cardsOf(placed)).toHaveLength(2);
    expect(await desk.audited()).toEqual({});
  });
});

describe("an order of gift cards that comes to nothing", () => {
  const owedBack = async (order: PlacedOrder) =>
    (await asStaff(order)).payments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount));

  it("takes them back, and owes the money, as long as none was used", async () => {
    const placed = await bought(2);
    expect((await cancelByBuyer(placed)).status).toBe(200);
    expect(await cardsOf(placed)).toMatchObject([
      { balance: 0, is_switched_off: true },
      { balance: 0, is_switched_off: true },
    ]);
    expect(await owedBack(placed)).toEqual([2 * CARD_RWF]);
    const again = await desk.bring(placed.id, "pending");
    expect([again.status, messageOf(again.json)]).toEqual([
      409,
      "This order's gift cards were taken back. Place a new order instead",
    ]);
  });

  it("is not taken back by its buyer once one was used; staff owe what is left", async () => {
    const placed = await bought(2);
    const card = await onlyCard(placed);
    await spend(card);
    const refused = await cancelByBuyer(placed);
    expect([refused.status, messageOf(refused.json)]).toEqual([
      409,
      "A gift card of this order was used already, so it can't be cancelled. Please contact us",
    ]);
    expect((await desk.bring(placed.id, "cancelled")).status).toBe(200);
    expect(await owedBack(placed)).toEqual([CARD_RWF]);
    expect(await cardsOf(placed)).toMatchObject([
      { balance: 0, is_switched_off: true },
      { balance: 0, is_switched_off: true },
    ]);
  });

  it("owes nothing where all of it was used", async () => {
    const placed = await bought();
    await spend(await onlyCard(placed));
    expect((await desk.bring(placed.id, "cancelled")).status).toBe(200);
    expect(await owedBack(placed)).toEqual([]);
  });

  it("was never paid: there are none, and late money for it makes none", async () => {
    const placed = await desk.placed([cards()], somebody());
    expect((await cancelByBuyer(placed)).status).toBe(200);
    expect(await cardsOf(placed)).toEqual([]);
    expect((await record(placed)).status).toBe(201);
    expect(await cardsOf(placed)).toEqual([]);
    expect(await owedBack(placed)).toEqual([CARD_RWF]);
  });

  it("is not paid back beside its cards, whole or in part; what it paid besides is", async () => {
    const refund = async (order: PlacedOrder, body: object) => {
      const [payment] = (await asStaff(order)).payments;
      const path = `/api/payments/${payment?.id ?? ""}/refunds`;
      return credit.staff("POST", path, { reason: "Not wanted", ...body });
    };
    const placed = await bought();
    for (const body of [{}, { amount: CARD_RWF }, { amount: 1 }]) {
      const refused = await refund(placed, body);
      expect([refused.status, messageOf(refused.json)]).toEqual([
        409,
        "This paid for gift cards. Cancel the order: they are taken back, and what was not spent is paid back",
      ]);
    }
    const mixed = await desk.placed([cards(), goods()], somebody());
    expect((await record(mixed)).status).toBe(201);
    expect((await refund(mixed, { amount: PRICE_RWF + FEE_RWF + 1 })).status).toBe(409);
    expect((await refund(mixed, {})).status).toBe(201);
    expect(await owedBack(mixed)).toEqual([PRICE_RWF + FEE_RWF]);
    await spend(await onlyCard(mixed));
    expect((await desk.bring(mixed.id, "cancelled")).status).toBe(200);
    expect(await owedBack(mixed)).toEqual([PRICE_RWF + FEE_RWF]);
  });

  it("is not revived once late money for it is on its way back", async () => {
    const placed = await desk.placed([cards()], somebody());
    expect((await cancelByBuyer(placed)).status).toBe(200);
    expect((await record(placed)).status).toBe(201);
    expect((await desk.bring(placed.id, "pending")).status).toBe(409);
    const unpaid = await desk.placed([cards()], somebody());
    expect((await cancelByBuyer(unpaid)).status).toBe(200);
    expect((await desk.bring(unpaid.id, "pending")).status).toBe(200);
    expect((await record(unpaid)).status).toBe(201);
    expect(await cardsOf(unpaid)).toHaveLength(1);
  });

  it("leaves no mail behind that waits for its day", async () => {
    const send_on = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    const placed = await bought(1, { gift: { send_on } });
    expect((await cancelByBuyer(placed)).status).toBe(200);
    expect(await mailsOf(placed)).toEqual([]);
  });

  it("and spending its card go one after the other: all of it happens, or nothing", async () => {
    for (let round = 0; round < rounds(4, 25); round += 1) {
      const keza = await register(shop, { firstname: "Keza", lastname: "Ineza" });
      await credit.give(keza, 50_000);
      const wish = { use_credit: true, ...somebody() };
      const placed = await desk.placed([cards(2), goods()], wish, keza.token);
      expect((await record(placed, 2 * CARD_RWF)).status).toBe(201);
      const code = await codeOf((await onlyCard(placed)).id);
      const [cancelled, used] = await Promise.all([
        cancelByBuyer(placed),
        desk.order([goods()], {
          ...somebody(),
          gift_card: code,
          expected_due: PRICE_RWF + FEE_RWF - CARD_RWF,
        }),
      ]);
      const isCancelled = cancelled.status === 200;
      expect([cancelled.status, used.status]).toEqual(isCancelled ? [200, 409] : [409, 201]);
      const order = await asStaff(placed);
      expect(order.status).toBe(isCancelled ? "cancelled" : "pending");
      expect(order.gift_cards?.map((card) => card.is_switched_off)).toEqual([
        isCancelled,
        isCancelled,
      ]);
      expect((await owedBack(placed)).reduce((sum, one) => sum + one, 0)).toBe(
        isCancelled ? order.total_amount : 0,
      );
      expect((await credit.own(keza)).balance).toBe(
        isCancelled ? 50_000 : 50_000 - PRICE_RWF - FEE_RWF,
      );
    }
    expect(await desk.audited()).toEqual({});
  });
});

describe("who a gift card is for", () => {
  it("stands in no answer but its order's", async () => {
    const email = `${randomUUID()}@example.rw`;
    const placed = await bought(1, { gift: { email, message: "A secret" } });
    const stranger = await callShop(shop, "GET", `/api/orders/${placed.id}`);
    expect(stranger.status).toBe(404);
    const check = await callShop(shop, "POST", "/api/gift-cards/check", {
      body: { gift_card: await codeOf((await onlyCard(placed)).id) },
    });
    expect(JSON.stringify(check.json)).not.toContain(email);
    expect(JSON.stringify(check.json)).not.toContain("secret");
  });
});
