import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { exchangeRatesResponseSchema } from "../../src/contracts/exchange-rates";
import { ownShop } from "../../harness/use-shop";
import { useHttpStandIn } from "../../harness/use-stand-ins";
import { makeGoods } from "../../harness/goods";
import { callShop, withDatabase } from "../../harness/people";
import { ordered } from "../../harness/sales-counter";

const AS_OF = Math.floor(Date.now() / 1000) - 3600;

const rates = (usd: unknown, eur: unknown) => ({
  status: 200,
  body: JSON.stringify({
    result: "success",
    base_code: "RWF",
    time_last_update_unix: AS_OF,
    rates: { RWF: 1, USD: usd, EUR: eur, KES: 0.09 },
  }),
});

/** Stands in for the rate service: answers what it is told to, and counts. */
let asked = 0;
let answer = rates(0.00069, 0.00059);
const service = useHttpStandIn((_request, response) => {
  asked += 1;
  response.writeHead(answer.status, { "Content-Type": "application/json" });
  response.end(answer.body);
});
const shop = ownShop(() => ({
  env: { EXCHANGE_RATE_URL: `${service.url}/latest/RWF`, PACE: "0.1" },
}));

async function current() {
  const { status, json } = await callShop(shop, "GET", "/api/exchange-rates");
  expect(status).toBe(200);
  return exchangeRatesResponseSchema.parse(json).data;
}

/** The hour is over; ends when the service has been asked and the process has had its time. */
async function nextTurn(told: typeof answer): Promise<void> {
  answer = told;
  const before = asked;
  await withDatabase(shop, (database) =>
    database.query("UPDATE exchange_rate SET next_at = now()"),
  );
  await expect.poll(() => asked, { timeout: 25_000 }).toBe(before + 1);
  await sleep(300);
}

describe("exchange rates", () => {
  it("are read from the service soon after the start", async () => {
    await expect.poll(async () => (await current()).source, { timeout: 25_000 }).toBe("live");
    expect(await current()).toEqual({
      base: "RWF",
      rates: { USD: 0.00069, EUR: 0.00059 },
      as_of: new Date(AS_OF * 1000).toISOString(),
      source: "live",
    });
    expect(asked).toBe(1);
  });

  it("stay when the service talks nonsense", async () => {
    await nextTurn({ status: 200, body: "<html>" });
    expect((await current()).rates).toEqual({ USD: 0.00069, EUR: 0.00059 });
  });

  it("that jump are shown when they have come three times", async () => {
    const jump = rates(0.0014, 0.0012);
    await nextTurn(jump);
    await nextTurn(jump);
    expect((await current()).rates).toEqual({ USD: 0.00069, EUR: 0.00059 });
    await nextTurn(jump);
    expect((await current()).rates).toEqual({ USD: 0.0014, EUR: 0.0012 });
  });

  it("that can't be true are not believed however often they come", async () => {
    for (let times = 0; times < 4; times += 1) await nextTurn(rates(1300, 1200));
    expect((await current()).rates).toEqual({ USD: 0.0014, EUR: 0.0012 });
  });

  it("say when they are old", async () => {
    await withDatabase(shop, (database) =>
      database.query("UPDATE exchange_rate SET as_of = now() - interval '49 hours'"),
    );
    expect((await current()).source).toBe("stored");
  });

  it("that can't be true and are stored are shown to nobody, and stand on no order", async () => {
    const kept = (usd: number, eur: number) =>
      withDatabase(shop, (database) =>
        database.query("UPDATE exchange_rate SET usd = $1, eur = $2, as_of = now()", [usd, eur]),
      );
    await kept(1300, 1200);
    expect(await current()).toMatchObject({
      rates: { USD: 0.00083, EUR: 0.00077 },
      source: "constants",
      as_of: null,
    });
    const [goods] = await makeGoods(shop, { pieces: 2 });
    const { id, access_token } = await ordered(shop, goods.variantId);
    const { json } = await callShop(shop, "GET", `/api/orders/${id}?access_token=${access_token}`);
    expect(json).toMatchObject({ data: { exchange_rates: { USD: 0.00083, EUR: 0.00077 } } });
    // The next true ones are no jump: what lies there does not count.
    await nextTurn(rates(0.0007, 0.0006));
    expect((await current()).rates).toEqual({ USD: 0.0007, EUR: 0.0006 });
  });
});
