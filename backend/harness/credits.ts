import { randomUUID } from "node:crypto";
import {
  giftCardCodeResponseSchema,
  ownCreditResponseSchema,
  staffCreditResponseSchema,
  type OwnCredit,
  type StaffCreditDetail,
} from "../src/contracts/store-credit";
import { callShop, type Answer, type Person } from "./people";
import type { Shop } from "./shop";

/** Staff who give store credit and make gift cards. */
export class CreditDesk {
  constructor(
    readonly shop: Shop,
    private readonly token: string,
  ) {}

  staff(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = method === "POST" ? { "Idempotency-Key": randomUUID() } : {};
    return callShop(this.shop, method, path, { token: this.token, body, headers });
  }

  giving(person: Person, amount: number, reason = "A late box"): Promise<Answer> {
    const body = { account_id: person.user.id, amount, reason };
    return this.staff("POST", "/api/admin/store-credit", body);
  }

  /** @throws when the shop refuses */
  async give(person: Person, amount: number): Promise<StaffCreditDetail> {
    return staffCreditResponseSchema.parse((await this.giving(person, amount)).json).data;
  }

  /** A gift card with its code. @throws when the shop refuses */
  async card(amount: number, over: object = {}): Promise<StaffCreditDetail & { code: string }> {
    const body = { amount, reason: "A prize", ...over };
    const { json } = await this.staff("POST", "/api/admin/gift-cards", body);
    const card = staffCreditResponseSchema.parse(json).data;
    const shown = await this.staff("GET", `/api/admin/gift-cards/${card.id}/code`);
    return { ...card, code: giftCardCodeResponseSchema.parse(shown.json).data.code };
  }

  /** One balance with its entries. */
  async read(id: string): Promise<StaffCreditDetail> {
    const { json } = await this.staff("GET", `/api/admin/store-credit/${id}`);
    return staffCreditResponseSchema.parse(json).data;
  }

  /** What somebody sees of their own. */
  async own({ token }: Person): Promise<OwnCredit> {
    const { json } = await callShop(this.shop, "GET", "/api/store-credit", { token });
    return ownCreditResponseSchema.parse(json).data;
  }
}
