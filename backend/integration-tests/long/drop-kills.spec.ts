/** Over a minute: two instances sell one drop, and are killed in turns while they do. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { dropRefusalSchema } from "../../src/contracts/drops";
import { placedOrderResponseSchema } from "../../src/contracts/orders";
import { DropDesk, newTicket } from "../../harness/drop-desk";
import { EventRecorder } from "../../harness/event-recorder";
import { makeGoods } from "../../harness/goods";
import { callShop, type Answer } from "../../harness/people";
import { BUYER } from "../../harness/sales-counter";
import { runCommand } from "../../harness/shop-command";
import { until } from "../../harness/until";
import { ownPostgres, ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";

const PIECES = 60;
const EARLY = 100;
const LATE = 50;
const KILLS = 6;
/** People who are told that all is gone look again so often. */
const LOOK_MS = 700;

const postgres = ownPostgres({ isReady: true });
const ear = new EventRecorder();
const env = () => ({
  ...NO_POST,
  ...QUICK,
  ...ear.env,
  PACE: "0.1",
  DATABASE_URL: postgres.databaseUrl,
  NODE_ENV: "development",
});
const first = ownShop(() => ({ env: env() }));
const second = ownShop(() => ({ env: { ...env(), SEED_DEMO: "false" } }));
const SHOPS = [first, second];

/** A call to whichever instance answers; null: none does just now. */
const anywhere = async (at: number, call: (shop: typeof first) => Promise<Answer>) =>
  call(SHOPS[at % 2] ?? first).catch(() => null);

interface Visitor {
  ticket: string;
  /** All that it was ever told. */
  places: Set<number>;
  bought: string | null;
}

it("tells plugins once that a drop opens and that it is sold out, though both instances look", async () => {
  const desk = await DropDesk.at(first);
  const [goods] = await makeGoods(first, { pieces: 1 });
  const drop = await desk.made([goods.product.id], { has_queue: false });
  const looks = (state: string) =>
    Promise.all(
      SHOPS.map((shop) =>
        until(
          () => callShop(shop, "GET", `/api/drops/${drop.handle}/now`),
          ({ json }) => (json as { data?: { state: string } }).data?.state === state,
        ),
      ),
    );
  await looks("soon");
  await Promise.all([desk.open(drop), looks("open")]);
  const body = { ...BUYER, items: [{ variant_id: goods.variantId, quantity: 1 }] };
  const headers = { "Idempotency-Key": newTicket() };
  expect((await callShop(second, "POST", "/api/orders", { headers, body })).status).toBe(201);
  await looks("sold_out");
  const told = async () => (await ear.heardOf(drop.id)).map(({ name }) => name);
  await until(told, (names) => names.length >= 2);
  await pause(3000);
  expect(await told()).toEqual(["drop.opened", "drop.sold_out"]);
});

it("sells exactly its pieces, in the order of places, whatever is killed", async () => {
  const desk = await DropDesk.at(first);
  const [goods] = await makeGoods(first, { pieces: PIECES });
  const drop = await desk.made([goods.product.id]);
  await until(
    () => callShop(second, "GET", `/api/drops/${drop.handle}`),
    ({ status }) => status === 200,
  );
  let isOver = false;

  async function visit(at: number): Promise<Visitor> {
    const visitor: Visitor = { ticket: newTicket(), places: new Set(), bought: null };
    let calls = at;
    const path = `/api/drops/${drop.handle}`;
    while (!isOver && visitor.bought === null) {
      calls += 1;
      const told = await anywhere(calls, (shop) =>
        callShop(shop, "POST", `${path}/place`, { headers: { "Drop-Ticket": visitor.ticket } }),
      );
      const place = (told?.json as { data?: { place: number | null; turn_until: string | null } })
        ?.data;
      if (place?.place) visitor.places.add(place.place);
      if (!place?.turn_until) {
        await pause(LOOK_MS);
        continue;
      }
      const body = {
        ...BUYER,
        phone: `07882${String(at).padStart(5, "0")}`,
        items: [{ variant_id: goods.variantId, quantity: 1 }],
        drop_ticket: visitor.ticket,
      };
      const answer = await anywhere(calls, (shop) =>
        callShop(shop, "POST", "/api/orders", {
          headers: { "Idempotency-Key": visitor.ticket },
          body,
        }),
      );
      if (answer?.status === 201) {
        visitor.bought = placedOrderResponseSchema.parse(answer.json).data.id;
      } else {
        const { code, data } = (answer?.json ?? {}) as { code?: string; data?: unknown };
        // Whoever has the turn is only ever refused by the stock.
        if (code === "drop_closed") expect(dropRefusalSchema.parse(data).reason).toBe("never");
        await pause(LOOK_MS);
      }
    }
    return visitor;
  }

  const crowd = Array.from({ length: EARLY }, (_, at) => visit(at));
  await until(
    () => desk.now(drop.handle),
    ({ places }) => places === EARLY,
    60_000,
  );
  await desk.open(drop);
  crowd.push(...Array.from({ length: LATE }, (_, at) => visit(EARLY + at)));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(600 + 150 * kill);
    const shop = SHOPS[kill % 2] ?? first;
    await shop.kill9();
    await shop.restart();
  }
  await until(
    async () => (await desk.now(drop.handle)).state,
    (state) => state === "sold_out",
    120_000,
  );
  // Answers that were lost are asked for again.
  await pause(5 * LOOK_MS);
  isOver = true;
  const visitors = await Promise.all(crowd);

  const bought = visitors.filter(({ bought: order }) => order !== null);
  expect(new Set(bought.map(({ bought: order }) => order)).size).toBe(PIECES);
  expect(visitors.filter(({ places }) => places.size > 1)).toEqual([]);
  const places = visitors.flatMap(({ places: told }) => [...told]);
  expect(new Set(places).size).toBe(places.length);
  expect(bought.map(({ places: told }) => [...told][0] ?? 0).sort((a, b) => a - b)).toEqual(
    Array.from({ length: PIECES }, (_, at) => at + 1),
  );
  expect(await desk.seen(drop.id)).toMatchObject({ sold: PIECES, orders: PIECES, left: 0 });

  const told = async () => (await ear.heardOf(drop.id)).map(({ name }) => name).sort();
  await until(told, (names) => names.includes("drop.sold_out"), 30_000);
  expect(new Set(await told())).toEqual(new Set(["drop.opened", "drop.sold_out"]));
  const { lines } = await runCommand(first.dataDir, ["doctor"], {
    DATABASE_URL: postgres.databaseUrl,
  });
  const ofQueues = lines.filter((line) => line.includes("a drop's queue"));
  expect(ofQueues.map((line) => line.split(" ")[0])).toEqual(["ok", "ok"]);
}, 600_000);
