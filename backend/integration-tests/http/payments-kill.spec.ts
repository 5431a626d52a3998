/**
 * Over a minute: a start after each kill. What three providers took and paid back is compared with the shop's books, to
 * the franc.
 */
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { booksOf, MoneyCrowd, payOnPages, type Book } from "../../harness/money-crowd";
import { waitUntilBuilt } from "../../harness/order-audit";
import { PayDesk } from "../../harness/pay-desk";
import { withDatabase } from "../../harness/people";
import { rounds } from "../../harness/rounds";
import { auditWhenDone } from "../../harness/storm-audit";
import { until } from "../../harness/until";
import { useAirtel, useCards, useMomo } from "../../harness/use-stand-ins";
import { ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";

const TIMING = { answerMs: 200, slowMs: 2000, timeoutMs: 600_000 };
const mtn = useMomo(TIMING);
const airtel = useAirtel(TIMING);
const cards = useCards();
const shop = ownShop(() => ({
  env: {
    ...NO_POST,
    ...mtn.settings,
    ...airtel.settings,
    ...cards.settings,
    ...QUICK,
    PACE: "0.2",
  },
}));

const KILLS = rounds(2, 100);
const COMPARED_EVERY = 10;
const BUYERS = 8;
const REFUNDS = 4;
/** Of Flutterwave's answers: half of these are errors, half arrive and are cut off. */
const FAULTS = 0.1;
const SETTLED_MS = 120_000;

interface Row {
  provider: string;
  reference: string;
  amount: number;
}

/** The shop's books in the form of the providers'. */
async function shopsBooks(desk: PayDesk): Promise<Record<string, Book>> {
  const reads = [
    `SELECT provider, reference::text, amount::float8 AS amount FROM checkout_payment
     WHERE provider IS NOT NULL AND paid_at IS NOT NULL`,
    `SELECT p.provider, f.reference::text, f.amount::float8 AS amount
     FROM checkout_refund f JOIN checkout_payment p ON p.id = f.payment_id
     WHERE f.reference IS NOT NULL AND f.status = 'completed'`,
  ];
  const [took = [], paidBack = []] = await Promise.all(
    reads.map(async (text) => (await desk.query(text)) as unknown as Row[]),
  );
  const of = (rows: Row[], name: string) =>
    new Map(
      rows
        .filter(({ provider }) => provider === name)
        .map(({ reference, amount }) => [reference.replaceAll("-", ""), amount]),
    );
  const names = ["mtn", "airtel", "flutterwave"];
  return Object.fromEntries(
    names.map((name) => [name, { took: of(took, name), paidBack: of(paidBack, name) }]),
  );
}

const sumOf = (sums: Map<string, number>) => [...sums.values()].reduce((sum, rwf) => sum + rwf, 0);

const inWords = (kills: number, orders: number, books: Record<string, Book>) =>
  `${kills} kills, ${orders} orders: ${Object.entries(books)
    .map(
      ([name, { took, paidBack }]) =>
        `${name} ${took.size} payments of ${sumOf(took)} RWF and ${paidBack.size} refunds of ${sumOf(paidBack)} RWF`,
    )
    .join("; ")}`;

/** What still differs, for whoever reads a failure. */
function differences(ours: Record<string, Book>, theirs: Record<string, Book>): string[] {
  return Object.keys(theirs).flatMap((name) =>
    (["took", "paidBack"] as const).flatMap((side) => {
      const [mine, other] = [ours[name]?.[side] ?? new Map(), theirs[name]?.[side] ?? new Map()];
      return [...new Set([...mine.keys(), ...other.keys()])]
        .filter((key) => mine.get(key) !== other.get(key))
        .map(
          (key) =>
            `${name} ${side} ${key}: ${mine.get(key) ?? 0} here, ${other.get(key) ?? 0} there`,
        );
    }),
  );
}

describe("a shop killed while three providers take money and pay it back", () => {
  it(
    "has every franc that was taken, once, and pays back each that it owes, once",
    async () => {
      const providers = { mtn, airtel, cards };
      const desk = await PayDesk.at(shop);
      const crowd = new MoneyCrowd(desk, providers);
      const fault = () => {
        if (Math.random() >= FAULTS) return null;
        return Math.random() < 0.5 ? "error" : "cut-off";
      };
      cards.fault(fault);
      let isOver = false;
      const paying = payOnPages(providers, () => isOver);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        airtel.callAt(`${shop.origin}/api/payments/callback/airtel/all`);
        cards.callAt(`${shop.origin}/api/payments/callback/flutterwave/all`);
        const acts = [
          ...Array.from({ length: BUYERS }, () => crowd.buy()),
          ...Array.from({ length: REFUNDS }, () => crowd.payBack()),
        ];
        // As much has happened on a slow machine as on a fast one.
        const enough = crowd.orders.length + BUYERS / 2;
        await until(
          () => crowd.orders.length,
          (orders) => orders >= enough,
          SETTLED_MS,
        );
        await pause(Math.random() * 2500);
        await shop.kill9();
        await Promise.all(acts);
        await shop.restart();
        if (kill % COMPARED_EVERY !== 0 && kill !== KILLS) continue;
        await pause(2000);
        const wrong = await until(
          async () => differences(await shopsBooks(desk), booksOf(providers)),
          (found) => found.length === 0,
          SETTLED_MS,
        );
        expect(wrong).toEqual([]);
        console.info(inWords(kill, crowd.orders.length, await shopsBooks(desk)));
      }
      isOver = true;
      await paying;
      const books = await shopsBooks(desk);
      expect(Object.values(books).some(({ took }) => took.size > 0)).toBe(true);
    },
    rounds(240_000, 5_400_000),
  );

  it("keeps money only for orders that stand, and no more than they cost", async () => {
    const desk = await PayDesk.at(shop);
    // What a cancelled or a paid order keeps is owed back, and all of it has gone by now.
    const kept = await until(
      () =>
        desk.query(
          `SELECT o.order_number, o.total_amount, g.status,
             sum(p.amount - p.refunded_amount)::float8 AS kept
           FROM checkout_order o JOIN order_progress g ON g.order_id = o.id
           JOIN checkout_payment p ON p.order_id = o.id AND p.paid_at IS NOT NULL
           GROUP BY o.id, g.status
           HAVING sum(p.amount - p.refunded_amount) > CASE WHEN g.status = 'cancelled' THEN 0 ELSE o.total_amount END`,
        ),
      (rows) => rows.length === 0,
      SETTLED_MS,
    );
    expect(kept).toEqual([]);
    const broken = await withDatabase(shop, async (database) => {
      await waitUntilBuilt(database, SETTLED_MS);
      return auditWhenDone(database);
    });
    expect(broken).toEqual({});
  }, 300_000);
});
