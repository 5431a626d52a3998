import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { adminHealthResponseSchema, type AdminHealth } from "../../src/contracts/admin-health";
import {
  contactListResponseSchema,
  contactMessageResponseSchema,
} from "../../src/contracts/contact";
import { mailResponseSchema } from "../../src/contracts/mails";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { until } from "../../harness/until";

const shop = useShop("quiet");
let token: string;
beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
});

const get = (path: string) => callShop(shop, "GET", path, { token });
async function health(): Promise<AdminHealth> {
  const { status, json } = await get("/api/admin/health");
  expect(status).toBe(200);
  return adminHealthResponseSchema.parse(json).data;
}
const sql = (text: string, values: unknown[] = []) =>
  withDatabase(shop, (database) => database.query<{ pending: number }>(text, values));

const addMail = (id: string, state: "pending" | "dead", dueIn: string) =>
  sql(
    `INSERT INTO mail (id, key, template, recipient, facts, state, attempts, attempts_allowed, next_attempt_at)
     VALUES ($1, $1, 'welcome', 'nobody@example.rw', '{"firstname":"Nobody"}', $2, 1, 1, now() + $3::interval)`,
    [id, state, dueIn],
  );

describe("the health of the shop", () => {
  it("is told part by part, and none of it is unknown", async () => {
    const { at, level, ...parts } = await until(
      health,
      ({ orders }) => orders.facts?.unbuilt === 0,
    );
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    for (const [name, { facts }] of Object.entries(parts)) {
      expect(facts, name).not.toBeNull();
    }
    expect(parts.orders).toEqual({ level: "ok", facts: { unbuilt: 0, oldest_s: null } });
    const { rows } = await sql(
      "SELECT count(*)::integer AS pending FROM checkout_payment WHERE payment_status = 'pending'",
    );
    expect(parts.payments).toEqual({ level: "ok", facts: rows[0] });
    expect(parts.rates).toEqual({ level: "look", facts: { as_of: null, source: "constants" } });
    expect(parts.process.facts?.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(parts.process.facts?.node).toBe(process.versions.node);
    expect(parts.disk.facts?.free_bytes).toBeLessThanOrEqual(parts.disk.facts?.total_bytes ?? 0);
    expect(level).not.toBe("ok");
  });

  it("tells nothing that is a secret", async () => {
    const { json } = await get("/api/admin/health");
    const text = JSON.stringify(json);
    expect(text).not.toContain(new URL(shop.databaseUrl).password);
    expect(text).not.toMatch(/postgres|secret|password|\/tmp\//i);
  });

  it("names mails that wait too long, and those that were given up", async () => {
    // Counted up to a thousand, and those of other files are never sent.
    await sql("DELETE FROM mail WHERE state = 'pending'");
    const before = (await health()).mails.facts;
    await addMail(`mail_${randomUUID()}`, "dead", "0 minutes");
    const after = await health();
    expect(after.mails.level).not.toBe("ok");
    expect(after.mails.facts?.dead).toBe((before?.dead ?? 0) + 1);
    // Not due yet: it waits rightly.
    await addMail(`mail_${randomUUID()}`, "pending", "1 day");
    const waiting = (await health()).mails.facts;
    expect(waiting?.pending).toBe((after.mails.facts?.pending ?? 0) + 1);
    expect(waiting?.oldest_s ?? 0).toBeLessThan((after.mails.facts?.oldest_s ?? 0) + 60);
  });

  it("names jobs by their queue: due ones, late ones and those that were given up", async () => {
    const name = `health-${randomUUID()}`;
    await sql(`SELECT pgboss.create_queue($1, '{"policy":"standard"}'::json)`, [name]);
    const add = (state: string, startAfter: string) =>
      sql(
        `INSERT INTO pgboss.job (name, state, start_after) VALUES ($1, $2::pgboss.job_state, now() + $3::interval)`,
        [name, state, startAfter],
      );
    await add("created", "1 day");
    const queueOf = async () => {
      const { jobs } = await health();
      return { jobs, queue: jobs.facts?.queues.find((queue) => queue.name === name) };
    };
    expect((await queueOf()).queue).toBeUndefined();
    await add("failed", "-1 hour");
    expect((await queueOf()).queue).toEqual({ name, waiting: 0, failed: 1, oldest_s: null });
    await add("created", "-16 minutes");
    const { jobs, queue } = await queueOf();
    expect(queue).toMatchObject({ waiting: 1, failed: 1 });
    expect(queue?.oldest_s).toBeGreaterThan(15 * 60);
    expect(jobs.level).toBe("bad");
  });

  it("goes on when one part can't be checked", async () => {
    await sql("ALTER TABLE checkout_refund RENAME TO checkout_refund_away");
    try {
      const { refunds, mails, level } = await health();
      expect(refunds).toEqual({ level: "look", facts: null });
      expect(mails.facts).not.toBeNull();
      expect(level).not.toBe("ok");
    } finally {
      await sql("ALTER TABLE checkout_refund_away RENAME TO checkout_refund");
    }
    expect((await health()).refunds.facts).not.toBeNull();
  });

  it("counts no further than a thousand", async () => {
    await sql(`
      INSERT INTO mail (id, key, template, recipient, facts, state)
      SELECT 'mail_many_' || n, 'many:' || n, 'welcome', 'nobody@example.rw', '{}', 'dead'
      FROM generate_series(1, 1200) n`);
    expect((await health()).mails.facts?.dead).toBe(1000);
    await sql(`DELETE FROM mail WHERE id LIKE 'mail_many_%'`);
  });
});

describe("what a notice leads to", () => {
  it("is one message of the contact form", async () => {
    const subject = `Sizes ${randomUUID()}`;
    const body = { name: "Diane", email: "diane@example.rw", subject, message: "Which one?" };
    await callShop(shop, "POST", "/api/contact", { body });
    const { data } = contactListResponseSchema.parse((await get("/api/contact?limit=1")).json);
    const id = data[0]?.id ?? "";
    const { status, json } = await get(`/api/contact/${id}`);
    expect(status).toBe(200);
    expect(contactMessageResponseSchema.parse(json).data).toMatchObject({ ...body, id });
    expect((await get("/api/contact/cmsg_none")).status).toBe(404);
  });

  it("is one mail of the outbox, without what it says", async () => {
    const id = `mail_${randomUUID()}`;
    await addMail(id, "dead", "0 minutes");
    const { status, json } = await get(`/api/mails/${id}`);
    expect(status).toBe(200);
    expect(mailResponseSchema.parse(json).data).toMatchObject({ id, state: "dead" });
    expect(JSON.stringify(json)).not.toContain("Nobody");
    expect((await get("/api/mails/mail_none")).status).toBe(404);
  });
});
