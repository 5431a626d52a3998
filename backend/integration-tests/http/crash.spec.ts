/** Over a minute: starts after kills, and after each every order is looked for and built by Medusa. */
import { describe, expect, it } from "vitest";
import { auditWallets, crashRound } from "../../harness/crash-round";
import { killDatabase } from "../../harness/database-processes";
import { ExchangeDesk } from "../../harness/exchange-desk";
import { waitUntilBuilt } from "../../harness/order-audit";
import { walkAll } from "../../harness/order-walk";
import { withDatabase } from "../../harness/people";
import { ReceiptDesk } from "../../harness/receipt-desk";
import { rounds } from "../../harness/rounds";
import { auditWhenDone } from "../../harness/storm-audit";
import { until } from "../../harness/until";
import { useMomo } from "../../harness/use-stand-ins";
import { ownShop } from "../../harness/use-shop";
import { QUICK } from "../../harness/visitor";

const simulator = useMomo({ answerMs: 300, slowMs: 3000, timeoutMs: 5000 });
// Hundreds of orders come from one address, and each is asked for again after the crash.
const shop = ownShop(() => ({ env: { ...QUICK, PACE: "0.3", ...simulator.settings } }));

/** What is killed, and whether its database is. */
const KILLED = [["with its database", true] as const, ...rounds([], [["alone", false] as const])];
/** Orders that are walked at once, how often the shop is killed meanwhile, and after how many events: 100,000 in all. */
const WALKERS = 4;
const KILLS = rounds(1, 60);
const EVENTS_A_KILL = rounds(30, 1_650);
const EVENTS_A_WALK = 25;

/** A job as a worker that is killed leaves it. @returns its id */
const heldJob = () =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ id: string }>(
      `INSERT INTO pgboss.job (name, state, started_on, expire_in, retry_limit)
       VALUES ('build-orders', 'active', now() - interval '1 hour', interval '2 minutes', 3) RETURNING id`,
    );
    return rows[0]?.id;
  });
/** What the last kill left. */
let held: string | undefined;

describe("a shop killed while people order, pay, cancel and manage", () => {
  it.each(KILLED)(
    "%s, has everything it acknowledged exactly once, and its stock",
    async (_, killsDatabase) => {
      const result = await crashRound(shop, { buyers: 6, staff: 2, answers: 60, killsDatabase });
      expect(result.acknowledged).toBeGreaterThan(0);
      expect(result.paid + result.changed).toBeGreaterThan(0);
      expect(result).toMatchObject({ lost: 0, broken: {}, serverErrors: 0 });
      expect(result.medusaAfterMs).not.toBeNull();
    },
    240_000,
  );

  it(
    "leaves nothing of an order's events half done",
    async () => {
      const receipts = await ReceiptDesk.at(shop);
      await receipts.register();
      const desk = new ExchangeDesk(receipts.returns);
      const seed = Math.floor(Math.random() * 1e9);
      const walks = WALKERS + Math.ceil(((KILLS + 1) * EVENTS_A_KILL) / EVENTS_A_WALK);
      const seeds = Array.from({ length: walks }, (_, n) => seed + n);
      let events = 0;
      let isWalking = true;
      const walking = Promise.all(
        Array.from({ length: WALKERS }, () =>
          walkAll(desk, seeds, { events: EVENTS_A_WALK, isKilled: true, onEvent: () => events++ }),
        ),
      ).finally(() => (isWalking = false));
      for (let kill = 1; kill <= KILLS && isWalking; kill++) {
        const from = events;
        await until(
          () => events,
          (now) => now >= from + EVENTS_A_KILL || !isWalking,
          rounds(120_000, 600_000),
        );
        held = await heldJob();
        if (kill % 3 === 0) await killDatabase(shop.databaseUrl);
        await shop.kill9();
        await shop.restart();
      }
      const wrong = (await walking).flat();
      console.info(`${walks} orders, ${events} events, ${KILLS} kills`);
      expect(wrong).toEqual([]);
    },
    rounds(240_000, 9_000_000),
  );

  it("hands out again what a killed worker held, at the next start", async () => {
    const stateOf = () =>
      withDatabase(shop, async (database) => {
        const { rows } = await database.query<{ state: string }>(
          "SELECT state FROM pgboss.job WHERE id = $1",
          [held],
        );
        return rows[0]?.state;
      });
    // The queue's own round would come after two minutes.
    await expect.poll(stateOf, { timeout: 60_000 }).toBe("completed");
  }, 120_000);

  it("leaves stock, money, receipts and Medusa in agreement after them", async () => {
    const broken = await withDatabase(shop, async (database) => {
      await waitUntilBuilt(database, 120_000);
      return auditWhenDone(database);
    });
    expect(broken).toEqual({});
  }, 240_000);

  it("has charged no wallet for nothing", async () => {
    expect(await auditWallets(shop, simulator)).toEqual({});
  }, 300_000);
});
