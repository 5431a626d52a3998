import { beforeAll, describe, expect, it } from "vitest";
import { productResponseSchema } from "../../src/contracts/catalogue";
import type { PlacedOrder } from "../../src/contracts/orders";
import { fieldsOf } from "../../harness/failures";
import { CARD_RWF, CardDesk, FEE_RWF, PRICE_RWF } from "../../harness/card-desk";
import { somebody } from "../../harness/discounts";
import { makeGoods, type Goods } from "../../harness/goods";
import { callShop, register, withDatabase } from "../../harness/people";
import { makePriceList } from "../../harness/price-lists";
import { rounds } from "../../harness/rounds";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
const DAY_MS = 86_400_000;

let till: CardDesk;
let small: Goods;
beforeAll(async () => {
  till = await CardDesk.at(shop);
  [small] = await makeGoods(shop, { pieces: 10, over: { price: 1000, is_gift_card: "true" } });
});

const productId = () => till.card.product.id;

describe("a gift card in an order", () => {
  it("costs no delivery, is not reduced, and no credit pays it", async () => {
    const keza = await register(shop, { firstname: "Keza", lastname: "Ineza" });
    await till.credit.give(keza, 100_000);
    const { code } = await till.desk.give({ products: [...till.desk.products, productId()] });
    const wish = { discount_code: code, use_credit: true };
    const alone = await till.desk.quoted([till.cards(2)], wish, keza.token);
    expect(alone).toMatchObject({
      subtotal: 2 * CARD_RWF,
      shipping_amount: 0,
      discount_amount: 0,
      total_amount: 2 * CARD_RWF,
      credit_amount: 0,
      due_amount: 2 * CARD_RWF,
    });
    const mixed = await till.desk.quoted([till.cards(2), till.goods()], wish, keza.token);
    const goodsRwf = PRICE_RWF + FEE_RWF - PRICE_RWF / 10;
    expect(mixed).toMatchObject({
      shipping_amount: FEE_RWF,
      discount_amount: PRICE_RWF / 10,
      credit_amount: goodsRwf,
      due_amount: 2 * CARD_RWF,
    });
    const placed = await till.desk.placed(
      [till.cards(2), till.goods()],
      { ...wish, expected_total: 2 * CARD_RWF + goodsRwf, expected_due: 2 * CARD_RWF },
      keza.token,
    );
    expect(placed).toMatchObject({ credit_amount: goodsRwf, payment_status: "unpaid" });
    expect(placed.items.map(({ is_gift_card }) => is_gift_card)).toEqual([true, undefined]);
    expect(await till.cardsOf(placed)).toEqual([]);
    expect((await till.record(placed, 2 * CARD_RWF)).status).toBe(201);
    expect(await till.cardsOf(placed)).toMatchObject([
      { amount: CARD_RWF, balance: CARD_RWF, is_switched_off: false },
      { amount: CARD_RWF, balance: CARD_RWF, is_switched_off: false },
    ]);
    await till.desk.clear();
  });

  it("is marked in the shop, and in Medusa", async () => {
    const read = async () =>
      productResponseSchema.parse(
        (await callShop(shop, "GET", `/api/products/${productId()}`)).json,
      ).data;
    const inMedusa = async () => {
      const path = `/admin/products/${productId()}?fields=is_giftcard,discountable,variants.manage_inventory`;
      const { product } = (await till.desk.backOffice("GET", path)) as {
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
      till.credit.staff("PUT", `/api/products/${productId()}`, { is_gift_card });
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
    const cheap = await till.credit.staff("PUT", `/api/products/${small.product.id}`, {
      price: 999,
    });
    expect([cheap.status, fieldsOf(cheap.json)]).toEqual([400, ["price"]]);
    const prices = { [small.variantId]: 999 };
    const list = await makePriceList(till.desk.backOffice, { prices });
    const below = await till.desk.order([{ variant_id: small.variantId, quantity: 1 }], somebody());
    await till.desk.backOffice("DELETE", `/admin/price-lists/${list}`);
    expect([below.status, fieldsOf(below.json)]).toEqual([400, ["items.0.variant_id"]]);
    const noCard = await till.desk.order([till.goods()], { ...somebody(), gift: { name: "Keza" } });
    expect([noCard.status, fieldsOf(noCard.json)]).toEqual([400, ["gift"]]);
    const gift = {
      email: "keza",
      name: "x".repeat(81),
      message: "x".repeat(301),
      send_on: "soon",
    };
    const wrong = await till.desk.order([till.cards()], { ...somebody(), gift });
    expect(wrong.status).toBe(400);
    expect(fieldsOf(wrong.json)?.sort()).toEqual([
      "gift.email",
      "gift.message",
      "gift.name",
      "gift.send_on",
    ]);
    const old = await till.desk.order([till.cards()], {
      ...somebody(),
      gift: { send_on: "0000-01-01" },
    });
    expect([old.status, fieldsOf(old.json)]).toEqual([400, ["gift.send_on"]]);
    const late = await till.desk.order([till.cards()], {
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
    const alone = await cod(await till.desk.placed([till.cards()], somebody()));
    expect([alone.status, fieldsOf(alone.json)]).toEqual([400, ["payment_method"]]);
    expect(
      (await cod(await till.desk.placed([till.cards(), till.goods()], somebody()))).status,
    ).toBe(201);
  });
});

describe("once it is paid", () => {
  it("each piece is a card, with a code that pays; what is in it is in the ledger", async () => {
    const buyer = somebody();
    const placed = await till.bought([till.cards(3)], buyer);
    const made = await till.cardsOf(placed);
    expect(made).toHaveLength(3);
    expect(await till.mailsOf(placed)).toMatchObject(made.map(() => ({ recipient: buyer.email })));
    const [card] = made;
    if (!card) throw new Error("There is none.");
    expect((await till.credit.read(card.id)).entries).toMatchObject([
      { kind: "sold", amount: CARD_RWF, order_number: placed.order_number, by: "customer" },
    ]);
    const order = await till.spend(card);
    expect(order.credit_amount).toBe(CARD_RWF);
    expect((await till.cardsOf(placed)).map(({ balance }) => balance).sort()).toEqual([
      0,
      CARD_RWF,
      CARD_RWF,
    ]);
    // Its buyer gave it away: what is left of it is not theirs to see.
    expect(await till.asBuyer(placed)).not.toHaveProperty("gift_cards");
  });

  it("goes to whom the buyer said, in the morning of the day that was chosen", async () => {
    const send_on = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    const gift = { name: "Keza", email: "keza@example.rw", message: "Enjoy!", send_on };
    const placed = await till.bought([till.cards(1)], { gift });
    expect((await till.asBuyer(placed)).gift).toEqual(gift);
    const card = await till.cardOf(placed);
    expect(await till.credit.read(card.id)).toMatchObject({ recipient: "Keza", message: "Enjoy!" });
    const [mail, ...more] = await till.mailsOf(placed);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: "keza@example.rw", hour: "08:00" });
    expect(mail?.dueInDays).toBeGreaterThanOrEqual(9);
    expect(mail?.dueInDays).toBeLessThanOrEqual(10);
  });

  it("goes at once where the day has passed", async () => {
    const send_on = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
    const [mail] = await till.mailsOf(await till.bought([till.cards(1)], { gift: { send_on } }));
    expect(mail?.dueInDays).toBe(0);
  });

  it("makes the order a delivered one once all cards are mailed, and goods are not waited for", async () => {
    const placed = await till.bought([till.cards(2)]);
    expect(await till.asBuyer(placed)).toMatchObject({ status: "pending", delivery: null });
    const mixed = await till.bought([till.cards(), till.goods()]);
    expect((await till.asBuyer(mixed)).delivery).not.toBeNull();
    const ids = [...(await till.cardsOf(placed)), ...(await till.cardsOf(mixed))].map(
      ({ id }) => id,
    );
    await withDatabase(shop, (database) =>
      database.query(
        "UPDATE mail SET state = 'sent', sent_at = now() WHERE facts ->> 'cardId' = ANY ($1)",
        [ids],
      ),
    );
    const delivered = await until(
      () => till.asBuyer(placed),
      ({ status }) => status === "delivered",
      60_000,
    );
    expect(delivered.history.map(({ status, by }) => [status, by])).toEqual([
      ["pending", "customer"],
      ["delivered", "system"],
    ]);
    expect((await till.asBuyer(mixed)).status).toBe("pending");
    const refused = await till.cancelByBuyer(placed);
    expect(refused.status).toBe(409);
  });

  it("is made once, however often the money is recorded at once", async () => {
    const placed = await till.desk.placed([till.cards(2)], somebody());
    const answers = await Promise.all(
      Array.from({ length: rounds(6, 40) }, () => till.record(placed)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await till.cardsOf(placed)).toHaveLength(2);
    expect(await till.desk.audited()).toEqual({});
  });
});

describe("who a gift card is for", () => {
  it("stands in no answer but its order's", async () => {
    const { email } = somebody();
    const placed = await till.bought([till.cards(1)], { gift: { email, message: "A secret" } });
    const stranger = await callShop(shop, "GET", `/api/orders/${placed.id}`);
    expect(stranger.status).toBe(404);
    const check = await callShop(shop, "POST", "/api/gift-cards/check", {
      body: { gift_card: await till.codeOf(await till.cardOf(placed)) },
    });
    expect(JSON.stringify(check.json)).not.toContain(email);
    expect(JSON.stringify(check.json)).not.toContain("secret");
  });

  it("is forgotten when they delete their account; a card that is paid still comes", async () => {
    const keza = await register(shop, { firstname: "Keza", lastname: "Ineza" });
    const send_on = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    const gift = { name: "Keza", email: keza.user.email, message: "Enjoy!", send_on };
    const placed = await till.bought([till.cards()], { gift });
    const { token, password } = keza;
    const gone = await callShop(shop, "DELETE", "/api/auth/me", { token, body: { password } });
    expect(gone.status).toBe(200);
    expect((await till.asBuyer(placed)).gift).toBeNull();
    const card = await till.cardOf(placed);
    expect(await till.credit.read(card.id)).toMatchObject({ recipient: null, message: null });
    expect(await till.mailsOf(placed)).toMatchObject([{ recipient: keza.user.email }]);
  });
});
