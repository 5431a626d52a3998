import { orderResponseSchema, type Order, type PlacedOrder } from "../src/contracts/orders";
import { giftCardCodeResponseSchema, type SoldCard } from "../src/contracts/store-credit";
import { CreditDesk } from "./credits";
import { DiscountDesk, somebody, type Wanted } from "./discounts";
import { makeGoods, type Goods } from "./goods";
import { callShop, withDatabase, type Answer } from "./people";
import type { Shop } from "./shop";

/** Whole RWF of one card, of the goods beside it and of their delivery. */
export const CARD_RWF = 10_000;
export const PRICE_RWF = 20_000;
export const FEE_RWF = 2_000;

/** A mail that brings a card. */
export interface CardMail {
  recipient: string;
  dueInDays: number;
  /** In Kigali. */
  hour: string;
}

/** Buyers of gift cards, and the staff who see what becomes of them. */
export class CardDesk {
  private constructor(
    readonly shop: Shop,
    readonly desk: DiscountDesk,
    readonly credit: CreditDesk,
    /** The product that is sold as a card. */
    readonly card: Goods,
  ) {}

  static async at(shop: Shop): Promise<CardDesk> {
    const desk = await DiscountDesk.at(shop, PRICE_RWF);
    const over = { price: CARD_RWF, is_gift_card: true };
    const [card] = await makeGoods(shop, { pieces: 0, over });
    return new CardDesk(shop, desk, new CreditDesk(shop, desk.token), card);
  }

  cards(quantity = 1): Wanted {
    return { variant_id: this.card.variantId, quantity };
  }

  goods(): Wanted {
    return this.desk.line(0);
  }

  async asBuyer({ id, access_token }: PlacedOrder): Promise<Order> {
    const path = `/api/orders/${id}?access_token=${access_token}`;
    return orderResponseSchema.parse((await callShop(this.shop, "GET", path)).json).data;
  }

  async asStaff({ id }: PlacedOrder): Promise<Order> {
    const { json } = await this.credit.staff("GET", `/api/orders/${id}`);
    return orderResponseSchema.parse(json).data;
  }

  /** Staff saw its money. */
  record(order: PlacedOrder, amount = order.total_amount): Promise<Answer> {
    const body = { received_as: "cash", amount };
    return this.credit.staff("POST", `/api/orders/${order.id}/payments`, body);
  }

  /** An order that is paid; one of cards alone by default. @throws when the shop refuses */
  async bought(items: readonly Wanted[] = [this.cards()], over: object = {}): Promise<PlacedOrder> {
    const placed = await this.desk.placed(items, { ...somebody(), ...over });
    const { status, json } = await this.record(placed);
    if (status !== 201) throw new Error(`payment: ${status} ${JSON.stringify(json)}`);
    return placed;
  }

  async cardsOf(order: PlacedOrder): Promise<SoldCard[]> {
    return (await this.asStaff(order)).gift_cards ?? [];
  }

  /** The first of them. @throws when there is none */
  async cardOf(order: PlacedOrder): Promise<SoldCard> {
    const [card] = await this.cardsOf(order);
    if (!card) throw new Error("The order has no gift card.");
    return card;
  }

  async codeOf({ id }: { id: string }): Promise<string> {
    const { json } = await this.credit.staff("GET", `/api/admin/gift-cards/${id}/code`);
    return giftCardCodeResponseSchema.parse(json).data.code;
  }

  /** Somebody pays goods with it. */
  async spend(card: { id: string }): Promise<PlacedOrder> {
    const body = { ...somebody(), gift_card: await this.codeOf(card) };
    return this.desk.placed([this.goods()], body);
  }

  cancelByBuyer({ id, access_token }: PlacedOrder): Promise<Answer> {
    return callShop(this.shop, "POST", `/api/orders/${id}/cancel`, { body: { access_token } });
  }

  /** What is owed back of its payments, whole RWF each. */
  async owedBack(order: PlacedOrder): Promise<number[]> {
    const { payments } = await this.asStaff(order);
    return payments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount));
  }

  /** The mails of an order's cards; one that waits for its day is taken out of the shop that others use. */
  async mailsOf(order: PlacedOrder): Promise<CardMail[]> {
    const ids = (await this.cardsOf(order)).map(({ id }) => id);
    const ofCards = "FROM mail WHERE template = 'gift-card' AND facts ->> 'cardId' = ANY ($1)";
    return withDatabase(this.shop, async (database) => {
      const { rows } = await database.query<CardMail>(
        `SELECT recipient, extract(day FROM next_attempt_at - now())::integer AS "dueInDays",
           to_char(next_attempt_at AT TIME ZONE 'Africa/Kigali', 'HH24:MI') AS hour ${ofCards} ORDER BY id`,
        [ids],
      );
      await database.query(`DELETE ${ofCards} AND next_attempt_at > now() + interval '1 hour'`, [
        ids,
      ]);
      return rows;
    });
  }
}
