import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { placedOrderResponseSchema } from "../../src/contracts/orders";
import { DiscountDesk, somebody } from "../../harness/discounts";
import { register, withDatabase } from "../../harness/people";
import { rounds } from "../../harness/rounds";
import { useShop } from "../../harness/use-shop";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
const PRICE_RWF = 12_345;

let desk: DiscountDesk;
beforeAll(async () => {
  desk = await DiscountDesk.at(shop, PRICE_RWF);
});
afterEach(() => desk.clear());
afterAll(() => usualSettings(shop));

const usedOf = async (id: string) => {
  const { promotion } = (await desk.backOffice(
    "GET",
    `/admin/promotions/${id}?fields=id,used`,
  )) as {
    promotion: { used: number };
  };
  return promotion.used;
};
const budgetOf = (id: string) =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ used: number }>(
      "SELECT used::float8 AS used FROM promotion_campaign_budget WHERE id = $1",
      [id],
    );
    return rows[0]?.used;
  });

describe("uses", () => {
  const statusesOf = async (calls: readonly Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort();

  it("are as many as there are, however many buyers come at once", async () => {
    const limit = 5;
    const { id, code } = await desk.give({ limit });
    const buyers = Array.from({ length: rounds(30, 500) }, () =>
      desk.order([desk.line(0)], { ...somebody(), discount_code: code }),
    );
    const statuses = await statusesOf(buyers);
    expect(statuses.filter((one) => one === 201)).toHaveLength(limit);
    expect(statuses.filter((one) => one >= 500)).toEqual([]);
    expect(await usedOf(id)).toBe(limit);
    expect((await desk.refused([desk.line(0)], { discount_code: code })).reason).toBe("used_up");
  });

  it("come back with a cancelled order, and go again with a revived one", async () => {
    const {
      id,
      code,
      budgetId = "",
    } = await desk.give({
      limit: 1,
      budget: { type: "spend", limit: 50_000 },
    });
    const order = await desk.placed([desk.line(0)], { discount_code: code });
    const off = order.discount_amount;
    expect([await usedOf(id), await budgetOf(budgetId)]).toEqual([1, off]);
    await desk.bring(order.id, "cancelled");
    expect([await usedOf(id), await budgetOf(budgetId)]).toEqual([0, 0]);
    await desk.bring(order.id, "cancelled");
    expect([await usedOf(id), await budgetOf(budgetId)]).toEqual([0, 0]);
    await desk.bring(order.id, "pending");
    expect([await usedOf(id), await budgetOf(budgetId)]).toEqual([1, off]);
    expect((await desk.refused([desk.line(0)], { discount_code: code })).reason).toBe("used_up");
  });

  it("never take more off than the campaign's budget", async () => {
    const off = Math.round(PRICE_RWF * 0.1);
    const limit = 3 * off + 5;
    const { code, budgetId = "" } = await desk.give({ budget: { type: "spend", limit } });
    const statuses = await statusesOf(
      Array.from({ length: 12 }, () =>
        desk.order([desk.line(0)], { ...somebody(), discount_code: code }),
      ),
    );
    expect(statuses.filter((one) => one === 201)).toHaveLength(3);
    expect(await budgetOf(budgetId)).toBe(3 * off);
  });

  it("are one for each person, by account, else by email address or phone", async () => {
    const { code } = await desk.give({ budget: { type: "use_by_attribute", limit: 1 } });
    const [aline, other] = [somebody(), somebody()];
    const twice = await statusesOf(
      Array.from({ length: 4 }, () =>
        desk.order([desk.line(0)], { ...aline, discount_code: code }),
      ),
    );
    expect(twice).toEqual([201, 409, 409, 409]);
    for (const again of [
      { ...other, email: aline.email },
      { ...other, phone: aline.phone },
    ]) {
      expect((await desk.refused([desk.line(0)], { ...again, discount_code: code })).reason).toBe(
        "used_by_you",
      );
    }
    expect(
      (await desk.placed([desk.line(0)], { ...other, discount_code: code })).discount_amount,
    ).not.toBe(0);
    // What strangers typed does not count against an account.
    const account = await register(shop, { firstname: "Keza", lastname: "Ineza" });
    const mine = { ...aline, discount_code: code };
    expect((await desk.placed([desk.line(0)], mine, account.token)).discount_amount).not.toBe(0);
    expect(
      (await desk.quoted([desk.line(0)], { discount_code: code }, account.token)).refusal,
    ).toMatchObject({
      reason: "used_by_you",
    });
  });
});

describe("a discount that changes while people order", () => {
  it("is never half in an order: each has one of its values, and Medusa agrees", async () => {
    const { id, code } = await desk.give({ value: 10 });
    const amounts = [10, 30].map((percent) => Math.floor((PRICE_RWF * percent) / 100 + 0.5));
    const change = async () => {
      for (const value of [30, 10, 30, 10]) {
        await desk.backOffice("POST", `/admin/promotions/${id}`, { application_method: { value } });
      }
    };
    const [, ...answers] = await Promise.all([
      change(),
      ...Array.from({ length: 20 }, () =>
        desk.order([desk.line(0)], { ...somebody(), discount_code: code }),
      ),
    ]);
    for (const { status, json } of answers) {
      if (status === 503) continue;
      const order = placedOrderResponseSchema.parse(json).data;
      expect(amounts).toContain(order.discount_amount);
    }
    expect(await desk.audited()).toEqual({});
  });
});
