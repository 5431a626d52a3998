import { beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "../../src/contracts/orders";
import { messageOf } from "../../harness/failures";
import { CARD_RWF, CardDesk, FEE_RWF, PRICE_RWF } from "../../harness/card-desk";
import { somebody } from "../../harness/discounts";
import { capturedPayment } from "../../harness/captured-payment";
import { register } from "../../harness/people";
import { rounds } from "../../harness/rounds";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
const DAY_MS = 86_400_000;

let till: CardDesk;
beforeAll(async () => {
  till = await CardDesk.at(shop);
});

describe("an order of gift cards that comes to nothing", () => {
  it("takes them back, and owes the money, as long as none was used", async () => {
    const placed = await till.bought([till.cards(2)]);
    expect((await till.cancelByBuyer(placed)).status).toBe(200);
    expect(await till.cardsOf(placed)).toMatchObject([
      { balance: 0, is_switched_off: true },
      { balance: 0, is_switched_off: true },
    ]);
    expect(await till.owedBack(placed)).toEqual([2 * CARD_RWF]);
    const again = await till.desk.bring(placed.id, "pending");
    expect([again.status, messageOf(again.json)]).toEqual([
      409,
      "This order's gift cards were taken back. Place a new order instead",
    ]);
  });

  it("is not taken back by its buyer once one was used; staff owe what is left", async () => {
    const placed = await till.bought([till.cards(2)]);
    const card = await till.cardOf(placed);
    await till.spend(card);
    const refused = await till.cancelByBuyer(placed);
    expect([refused.status, messageOf(refused.json)]).toEqual([
      409,
      "A gift card of this order was used already, so it can't be cancelled. Please contact us",
    ]);
    expect((await till.desk.bring(placed.id, "cancelled")).status).toBe(200);
    expect(await till.owedBack(placed)).toEqual([CARD_RWF]);
    expect(await till.cardsOf(placed)).toMatchObject([
      { balance: 0, is_switched_off: true },
      { balance: 0, is_switched_off: true },
    ]);
  });

  it("owes nothing where all of it was used", async () => {
    const placed = await till.bought();
    await till.spend(await till.cardOf(placed));
    expect((await till.desk.bring(placed.id, "cancelled")).status).toBe(200);
    expect(await till.owedBack(placed)).toEqual([]);
  });

  it("was never paid: there are none, and late money for it makes none", async () => {
    const placed = await till.desk.placed([till.cards()], somebody());
    expect((await till.cancelByBuyer(placed)).status).toBe(200);
    expect(await till.cardsOf(placed)).toEqual([]);
    expect((await till.record(placed)).status).toBe(201);
    expect(await till.cardsOf(placed)).toEqual([]);
    expect(await till.owedBack(placed)).toEqual([CARD_RWF]);
  });

  it("is not paid back beside its cards, whole or in part; what it paid besides is", async () => {
    const refund = async (order: PlacedOrder, body: object) => {
      const [payment] = (await till.asStaff(order)).payments;
      const path = `/api/payments/${payment?.id ?? ""}/refunds`;
      return till.credit.staff("POST", path, { reason: "Not wanted", ...body });
    };
    const placed = await till.bought();
    for (const body of [{}, { amount: CARD_RWF }, { amount: 1 }]) {
      const refused = await refund(placed, body);
      expect([refused.status, messageOf(refused.json)]).toEqual([
        409,
        "This paid for gift cards. Cancel the order: they are taken back, and what was not spent is paid back",
      ]);
    }
    const mixed = await till.bought([till.cards(), till.goods()]);
    expect((await refund(mixed, { amount: PRICE_RWF + FEE_RWF + 1 })).status).toBe(409);
    expect((await refund(mixed, {})).status).toBe(201);
    expect(await till.owedBack(mixed)).toEqual([PRICE_RWF + FEE_RWF]);
    await till.spend(await till.cardOf(mixed));
    expect((await till.desk.bring(mixed.id, "cancelled")).status).toBe(200);
    expect(await till.owedBack(mixed)).toEqual([PRICE_RWF + FEE_RWF]);
  });

  it("is not revived once late money for it is on its way back", async () => {
    const placed = await till.desk.placed([till.cards()], somebody());
    expect((await till.cancelByBuyer(placed)).status).toBe(200);
    expect((await till.record(placed)).status).toBe(201);
    expect((await till.desk.bring(placed.id, "pending")).status).toBe(409);
    const unpaid = await till.desk.placed([till.cards()], somebody());
    expect((await till.cancelByBuyer(unpaid)).status).toBe(200);
    expect((await till.desk.bring(unpaid.id, "pending")).status).toBe(200);
    expect((await till.record(unpaid)).status).toBe(201);
    expect(await till.cardsOf(unpaid)).toHaveLength(1);
  });

  it("leaves no mail behind that waits for its day", async () => {
    const send_on = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    const placed = await till.bought([till.cards(1)], { gift: { send_on } });
    expect((await till.cancelByBuyer(placed)).status).toBe(200);
    expect(await till.mailsOf(placed)).toEqual([]);
  });

  it("may be cancelled in Medusa's dashboard, where its money can't be paid back alone", async () => {
    const placed = await till.bought([till.cards(2)]);
    await till.spend(await till.cardOf(placed));
    expect(await till.desk.audited()).toEqual({});
    const payment = await capturedPayment(shop, placed.id);
    const { backOffice } = till.desk;
    await expect(
      backOffice("POST", `/admin/payments/${payment}/refund`, { amount: CARD_RWF }),
    ).rejects.toThrow(/refund: 400/);
    expect(await till.owedBack(placed)).toEqual([]);
    await backOffice("POST", `/admin/orders/${placed.id}/cancel`);
    const order = await until(
      () => till.asStaff(placed),
      ({ status }) => status === "cancelled",
    );
    expect(order.gift_cards).toMatchObject([
      { balance: 0, is_switched_off: true },
      { balance: 0, is_switched_off: true },
    ]);
    expect(await till.owedBack(placed)).toEqual([CARD_RWF]);
    expect(await till.desk.audited()).toEqual({});
  });

  it("and spending its card go one after the other: all of it happens, or nothing", async () => {
    for (let round = 0; round < rounds(4, 25); round += 1) {
      const keza = await register(shop, { firstname: "Keza", lastname: "Ineza" });
      await till.credit.give(keza, 50_000);
      const wish = { use_credit: true, ...somebody() };
      const placed = await till.desk.placed([till.cards(2), till.goods()], wish, keza.token);
      expect((await till.record(placed, 2 * CARD_RWF)).status).toBe(201);
      const code = await till.codeOf(await till.cardOf(placed));
      const [cancelled, used] = await Promise.all([
        till.cancelByBuyer(placed),
        till.desk.order([till.goods()], {
          ...somebody(),
          gift_card: code,
          expected_due: PRICE_RWF + FEE_RWF - CARD_RWF,
        }),
      ]);
      const isCancelled = cancelled.status === 200;
      expect([cancelled.status, used.status]).toEqual(isCancelled ? [200, 409] : [409, 201]);
      const order = await till.asStaff(placed);
      expect(order.status).toBe(isCancelled ? "cancelled" : "pending");
      expect(order.gift_cards?.map((card) => card.is_switched_off)).toEqual([
        isCancelled,
        isCancelled,
      ]);
      expect((await till.owedBack(placed)).reduce((sum, one) => sum + one, 0)).toBe(
        isCancelled ? order.total_amount : 0,
      );
      expect((await till.credit.own(keza)).balance).toBe(
        isCancelled ? 50_000 : 50_000 - PRICE_RWF - FEE_RWF,
      );
    }
    expect(await till.desk.audited()).toEqual({});
  });
});
