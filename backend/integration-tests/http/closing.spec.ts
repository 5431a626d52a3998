import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Agent, request, type IncomingMessage } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { accessListResponseSchema } from "../../src/contracts/access-log";
import { makeGoods } from "../../harness/goods";
import { NotificationReader } from "../../harness/notification-reader";
import { callShop, logIn } from "../../harness/people";
import { ordered } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";

/** What is read and watched when the shop, its database or a login ends. */
const shop = ownShop({
  env: {
    ...NO_POST,
    ...QUICK,
    SEED_DEMO: "false",
    PACE: "0.1",
    // How long statements take is the machine's news, not the shop's.
    SLOW_QUERY_MS: "off",
    // Each request that came in is logged, by the id it was sent with.
    LOG_LEVEL: "debug",
    TRUST_PROXY: "1",
  },
});
let token: string;
const streams: NotificationReader[] = [];

async function watch(by: string, lastEventId?: string): Promise<NotificationReader> {
  const from = lastEventId === undefined ? {} : { lastEventId };
  const stream = await NotificationReader.open(shop, { token: by, ...from });
  streams.push(stream);
  return stream;
}

/** Somebody writes to the shop. @returns the answer's status, and what staff are told */
async function write() {
  const subject = `Question ${randomUUID()}`;
  const body = { name: "Keza", email: "keza@example.rw", subject, message: "Do you ship to Huye?" };
  const { status } = await callShop(shop, "POST", "/api/contact", { body });
  return { status, text: `Keza wrote: ${subject}` };
}

beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
});

describe("notifications as they happen", () => {
  it("end with the token also while there are none", async () => {
    const person = await logIn(shop, shop.admin);
    const stream = await watch(person.token);
    const other = await watch(token);
    await callShop(shop, "POST", "/api/auth/logout", { token: person.token, body: {} });
    await stream.ends(40_000);
    // The stream of somebody else goes on, kept awake by a comment.
    expect(other.end).toBeUndefined();
    await until(
      () => other.comments,
      (count) => count > 0,
    );
  });

  it("survive a restart of the database, with what was told meanwhile", async () => {
    const stream = await watch(token);
    const before = await write();
    await stream.hears(before.text);
    const file = path.join(shop.dataDir, "postgres/postmaster.pid");
    process.kill(Number((await readFile(file, "utf8")).split("\n")[0]), "SIGKILL");
    const after = await until(write, ({ status }) => status === 201, 60_000);
    await stream.hears(after.text);
    expect(stream.end).toBeUndefined();
    expect(new Set(stream.notifications.map(({ id }) => id)).size).toBe(
      stream.notifications.length,
    );
  }, 120_000);
});

describe("a shop that closes and is opened again", () => {
  const log = async () => {
    const answer = await callShop(shop, "GET", "/api/access-log?limit=100", { token });
    return accessListResponseSchema.parse(answer.json);
  };
  let reads: number;
  let stream: NotificationReader;
  let known: string | undefined;

  beforeAll(async () => {
    const [{ variantId }] = await makeGoods(shop, { pieces: 1 });
    const order = await ordered(shop, variantId);
    reads = (await log()).count;
    stream = await NotificationReader.open(shop, { token });
    const { text } = await write();
    await stream.hears(text);
    known = stream.notifications.find((notification) => notification.text === text)?.id;
    await Promise.all(
      [1, 2, 3].map(() => callShop(shop, "GET", `/api/orders/${order.id}`, { token })),
    );
    expect(await shop.close()).toBe(0);
    await stream.ends();
    await shop.restart();
  });

  it("has written down what was read a moment before", async () => {
    expect((await log()).count).toBe(reads + 3);
  });

  it("has ended who watched, and tells the notifications to whoever comes back", async () => {
    expect(stream.end).toBe("ended");
    const missed = await write();
    const again = await watch(token, known);
    await again.hears(missed.text);
  });
});

describe("a shop that closes while people are in it", () => {
  /** One person: asks again and again on one connection, until the doors are shut. */
  async function visitor(paths: readonly string[]) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const seen = { answered: 0, lastAnswers: 0, cut: [] as { id: string; why: string }[] };
    const ask = (url: string, id: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { "x-request-id": id };
        const sent = request(`${shop.origin}${url}`, { agent, headers }, (answer) => {
          answer.resume();
          answer.once("end", () => resolve(answer)).once("error", reject);
        });
        sent.once("error", reject);
        sent.end();
      });
    for (let at = 0; ; at += 1) {
      const id = randomUUID();
      try {
        const answer = await ask(paths[at % paths.length] ?? "/", id);
        seen.answered += 1;
        if (answer.headers.connection === "close") seen.lastAnswers += 1;
      } catch (error) {
        // A client that could not connect has sent nothing.
        if ((error as NodeJS.ErrnoException).syscall === "connect") break;
        seen.cut.push({ id, why: String(error) });
      }
      await sleep(at % 7);
    }
    agent.destroy();
    return seen;
  }

  it("cuts nothing that came in, says of each connection's last answer that it is, and logs no error", async () => {
    const people = Array.from({ length: 24 }, (_, at) =>
      visitor(at % 2 === 0 ? ["/api/products", "/"] : ["/api/orders/unknown", "/api/health/live"]),
    );
    await sleep(1000);
    const readiness = until(
      () => fetch(`${shop.origin}/api/health/ready`).then(({ status }) => status),
      (status) => status === 503,
    );
    const code = await shop.close();
    const seen = await Promise.all(people);
    // The doors were still open when readiness was gone.
    expect(await readiness).toBe(503);
    const [before = "", said = ""] = shop.output().split("Closing (SIGTERM)");
    // Linux resets whoever connects between the shop's last look and the close. The shop never heard
    // of them, and the doors are shut when they come again.
    const came = new Set(Array.from(said.matchAll(/"request_id":"([^"]+)"/g), ([, id]) => id));
    expect(came.size).toBeGreaterThan(people.length);
    for (const { answered, lastAnswers, cut } of seen) {
      expect(cut.filter(({ id }) => came.has(id) || before.includes(id))).toEqual([]);
      expect(cut.length).toBeLessThanOrEqual(1);
      expect(answered).toBeGreaterThan(0);
      expect(lastAnswers).toBeGreaterThan(0);
    }
    expect(code).toBe(0);
    // While closing it also mentions mails waiting for the missing mail server.
    const errors = said.split("\n").filter((line) => /^\{"level":"(warn|error|fatal)"/.test(line));
    expect(errors.filter((line) => !line.includes('"job":"send-mails"'))).toEqual([]);
    expect(said).not.toContain('"cut":true');
  });
});
