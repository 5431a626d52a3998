/** Over a minute: two starts of a shop and two of the doctor (five in many rounds), who loads Medusa each time. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { inManyRounds } from "../../harness/rounds";
import { adminHealthResponseSchema } from "../../src/contracts/admin-health";
import { placedOrderResponseSchema, type PlacedOrder } from "../../src/contracts/orders";
import { orderBody } from "../../harness/checkout-storm";
import { callShop, logIn } from "../../harness/people";
import { recordMoney } from "../../harness/record-money";
import { runCommand } from "../../harness/shop-command";
import { until } from "../../harness/until";
import { ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";
import { deliveryDamage } from "../damage/delivery-damage";
import { dropDamage } from "../damage/drop-damage";
import { moneyDamage } from "../damage/money-damage";
import { orderDamage } from "../damage/order-damage";
import { CANCELLED, ORDERS, PAID, patientOf, WITHDRAWN, type Damage } from "../damage/patient";
import { shownDamage } from "../damage/shown-damage";
import { stockDamage } from "../damage/stock-damage";
import { workDamage } from "../damage/work-damage";

const PACE = { PACE: "0.1" };
/** Longer than work behind a commit may take before it counts as missing. */
const PATIENCE_MS = 6000;

const shop = ownShop({ env: { ...NO_POST, ...QUICK, ...PACE } });
const placed: { orders: PlacedOrder[]; levels: string[] } = { orders: [], levels: [] };
const patient = patientOf(shop, placed);
const { query } = patient;
const at = (n: number) => patient.order(n).id;
let token: string;

/** `npm run doctor`, beside the open shop or alone. */
const runDoctor = (...args: string[]) => runCommand(shop.dataDir, ["doctor", ...args], PACE);

/** Names of the rules that a line of the doctor says something of. */
const namedBy = (lines: readonly string[], word: string) =>
  lines
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length).trim().split(": ")[0] ?? "")
    .sort();

async function place(variantId: string, isPaid: boolean): Promise<PlacedOrder> {
  const { json } = await callShop(shop, "POST", "/api/orders", {
    body: orderBody(variantId, 1),
    headers: { "Idempotency-Key": randomUUID() },
  });
  const order = placedOrderResponseSchema.parse(json).data;
  if (isPaid) await recordMoney(shop, token, order);
  return order;
}

/** Cancels an order and pays back what it was paid. */
async function cancel(id: string): Promise<void> {
  const put = async (path: string, status: string) => {
    const answer = await callShop(shop, "PUT", path, { token, body: { status } });
    expect(answer.status).toBe(200);
  };
  await put(`/api/orders/${id}/status`, "cancelled");
  const [owed] = await query(
    "SELECT id, payment_id FROM checkout_refund WHERE order_id = $1 AND status = 'requested'",
    [id],
  );
  await put(`/api/payments/${owed?.payment_id}/refunds/${owed?.id}`, "completed");
}

/** Work that follows what the tests did, and is not done yet. */
const OPEN_WORK = `
  SELECT (SELECT count(*) FROM checkout_order WHERE built_at IS NULL)
    + (SELECT count(*) FROM order_progress WHERE medusa_target IS NOT NULL)
    + (SELECT count(*) FROM order_touched)
    + (SELECT count(*) FROM checkout_payment WHERE (paid_at IS NULL) <> (recorded_at IS NULL))
    + (SELECT count(*) FROM checkout_refund WHERE status = 'completed' AND recorded_at IS NULL)
    AS open`;

beforeAll(async () => {
  const [variant] = await query(
    `SELECT v.id, l.id AS level FROM product_variant v
     JOIN product p ON p.id = v.product_id AND p.status = 'published'
     JOIN product_variant_inventory_item k ON k.variant_id = v.id
     JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
     WHERE v.deleted_at IS NULL ORDER BY v.id LIMIT 1`,
  );
  await query(
    `UPDATE inventory_level SET stocked_quantity = 1000,
       raw_stocked_quantity = '{"value": "1000", "precision": 20}' WHERE id = $1`,
    [variant?.level],
  );
  ({ token } = await logIn(shop, shop.admin));
  for (let n = 0; n < ORDERS; n += 1) {
    placed.orders.push(await place(variant?.id ?? "", PAID.has(n)));
  }
  const placedAt = Date.now();
  for (const n of CANCELLED) await cancel(at(n));
  const free = await query(
    `SELECT id FROM inventory_level WHERE reserved_quantity = 0 AND stocked_quantity >= 5 ORDER BY id LIMIT 3`,
  );
  placed.levels = free.map(({ id = "" }) => id);
  const allIsDone = () =>
    until(
      async () => (await query(OPEN_WORK))[0]?.open,
      (open) => open === "0",
    );
  await allIsDone();
  await query(
    `UPDATE checkout_payment SET payment_status = 'failed', paid_at = NULL, received_as = NULL
     WHERE order_id = $1`,
    [at(WITHDRAWN)],
  );
  await query("UPDATE checkout_order SET payment_status = 'unpaid' WHERE id = $1", [at(WITHDRAWN)]);
  await allIsDone();
  await until(
    () => Date.now() - placedAt,
    (ageMs) => ageMs > PATIENCE_MS,
  );
});

const DAMAGES: readonly Damage[] = [
  ...stockDamage(patient),
  ...orderDamage(patient),
  ...deliveryDamage(patient),
  ...dropDamage(patient),
  ...moneyDamage(patient),
  ...workDamage(patient),
  ...shownDamage(patient),
];
const KINDS = DAMAGES.flatMap((damage) =>
  damage.kind === undefined ? [] : [{ ...damage, kind: damage.kind }],
);
const unique = (rules: readonly string[]) => [...new Set(rules)].sort();
const BROKEN = unique(DAMAGES.flatMap(({ breaks }) => breaks));
const FOR_PEOPLE = unique(
  DAMAGES.filter(({ undo }) => undo).flatMap(({ breaks, mended = [] }) =>
    breaks.filter((rule) => !mended.includes(rule)),
  ),
);
const MENDED = BROKEN.filter((rule) => !FOR_PEOPLE.includes(rule));

/** What the page of the shop's health says of the last examination. */
async function lastExamination() {
  const { json } = await callShop(shop, "GET", "/api/admin/health", { token });
  return adminHealthResponseSchema.parse(json).data.doctor;
}

describe("the doctor", () => {
  inManyRounds(() => {
    it("finds nothing where nothing is wrong, and has a damage for every rule", async () => {
      await query(
        "UPDATE doctor_state SET lease = 'another', lease_until = now() + interval '10 minutes'",
      );
      const { code, lines } = await runDoctor();
      // A check by hand ends nobody's night.
      expect(await query("SELECT lease FROM doctor_state")).toEqual([{ lease: "another" }]);
      expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([
        `All ${lines.length - 1} rules hold.`,
      ]);
      expect(code).toBe(0);
      expect(namedBy(lines, "ok")).toEqual(BROKEN);
    }, 120_000);
  });

  inManyRounds(() => {
    it("comes every night by itself, once for all instances", async () => {
      const doneAgain = () =>
        until(
          async () =>
            (await query("SELECT done_at > now() - interval '1 hour' AS d FROM doctor_state"))[0],
          (row) => String(row?.d) === "true",
          120_000,
        );
      const DUE = "UPDATE doctor_state SET rules = 0, done_at = now() - interval '37 hours'";
      // Somebody else is at it: nobody begins.
      await query(`${DUE}, lease = 'another', lease_until = now() + interval '10 minutes'`);
      await sleep(2 * PATIENCE_MS);
      expect(await lastExamination()).toMatchObject({ facts: { rules: 0 } });
      // That one was killed.
      await query("UPDATE doctor_state SET lease_until = now()");
      await doneAgain();
      expect(await lastExamination()).toMatchObject({
        level: "ok",
        facts: { rules: BROKEN.length, wrong: [] },
      });
    }, 180_000);
  });

  describe("of a damaged shop", () => {
    let found: Awaited<ReturnType<typeof runDoctor>>;
    beforeAll(async () => {
      // From here on no jobs run: damage stays until the doctor comes.
      await shop.close();
      await shop.restart({ MEDUSA_WORKER_MODE: "server" });
      for (const { by } of DAMAGES) await by();
      found = await runDoctor();
    }, 240_000);

    it("finds what is wrong, all of it and nothing else, and leaves it", async () => {
      const { code, lines } = found;
      expect(namedBy(lines, "WRONG")).toEqual(BROKEN);
      // There is a damage for every rule.
      expect(lines.at(-1)).toBe(`${BROKEN.length} of ${BROKEN.length} rules do not hold.`);
      expect(code).toBe(1);
      expect(lines.join("\n")).toContain(`1 not (${at(2)})`);
      expect(lines.join("\n")).toContain(`1 not (${at(1)})`);
      const { level, facts } = await lastExamination();
      expect(level).toBe("bad");
      expect(facts?.wrong.map(({ name }) => name).sort()).toEqual(BROKEN);
    });

    it.each(KINDS)("catches $kind", async ({ breaks: [rule = ""], id }) => {
      const [line = ""] = found.lines.filter((one) => one.startsWith(`WRONG    ${rule}: `));
      expect(line).toMatch(/: \d+ not/);
      expect(line).toContain((await id?.()) ?? " not (");
    });
  });

  it("mends with --fix what it can, and says what is for people", async () => {
    const { code, lines } = await runDoctor("--fix");
    expect(namedBy(lines, "mended")).toEqual(MENDED);
    expect(namedBy(lines, "WRONG")).toEqual(FOR_PEOPLE);
    expect(code).toBe(1);
    const [overdue] = await query("SELECT status FROM order_progress WHERE order_id = $1", [
      at(13),
    ]);
    expect(overdue?.status).toBe("cancelled");
  }, 120_000);

  inManyRounds(() => {
    it("is content when people have done their part", async () => {
      for (const { undo } of DAMAGES) await undo?.();
      const { code, lines } = await runDoctor("--fix");
      expect(namedBy(lines, "WRONG")).toEqual([]);
      expect(code).toBe(0);
    }, 120_000);
  });

  inManyRounds(() => {
    it("examines a closed shop alone, and finds nothing left to mend", async () => {
      await shop.close();
      const { code, lines } = await runDoctor();
      expect(lines.at(-1)).toBe(`All ${lines.length - 1} rules hold.`);
      expect(code).toBe(0);
    }, 120_000);
  });
});
