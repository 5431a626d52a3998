/** First starts from nothing, migrations and in many rounds the demo, which no copy can stand for. */
import { connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { Closing } from "../../launch/shop/closing";
import { prepareDataDir } from "../../launch/settings/data-dir";
import { prepareDatabase } from "../../launch/database/database";
import { setUpOnce } from "../../launch/database/database-state";
import { freePort } from "../../launch/database/free-port";
import { migrateDatabase } from "../../launch/database/migrations";
import { openDatabase } from "../../launch/database/open-database";
import type { Settings } from "../../launch/settings/settings";
import { loginResponseSchema } from "../../src/contracts/accounts";
import { productListResponseSchema } from "../../src/contracts/catalogue";
import { startShop, type OwnShop } from "../../harness/shop";
import { ownPostgres } from "../../harness/use-shop";
import { callShop, withDatabase } from "../../harness/people";
import { inManyRounds, rounds } from "../../harness/rounds";
import { until } from "../../harness/until";
import { NO_POST } from "../../harness/visitor";

const INSTANCES = 3;
/** Launchers that find no database, all at once. */
const CROWD = rounds(4, 12);
const CROWDED = "crowded";
/** PostgreSQL's `lock_timeout` for the shop's role is 5 s. */
const LONGER_THAN_A_STATEMENT_MS = 6000;
const lender = ownPostgres();
const opened: OwnShop[] = [];

const addressOf = (database: string): string => {
  const url = new URL(lender.databaseUrl);
  url.pathname = `/${database}`;
  return url.href;
};

const launcherOn = (databaseUrl: string) => ({
  databaseUrl,
  say: () => undefined,
  signal: new AbortController().signal,
});

afterAll(async () => {
  for (const shop of opened) await shop.stop();
});

inManyRounds(() => {
  it("of instances at once on a new database and folder sets it up once, with one demo catalogue", async () => {
    const env = { ...NO_POST, DATABASE_URL: addressOf("fresh"), SEED_DEMO: "true" };
    const dataDir = path.join(lender.folder, "shared");
    const each = Array.from({ length: INSTANCES });
    const starts = await Promise.allSettled(each.map(() => startShop({ env, dataDir })));
    for (const start of starts) if (start.status === "fulfilled") opened.push(start.value);
    const reasons = starts.map((start) =>
      start.status === "rejected" ? String(start.reason) : "",
    );
    expect(reasons).toEqual(each.map(() => ""));
    const printed = opened.map((shop) => shop.output());
    expect(printed.filter((text) => text.includes("Making the demo catalogue"))).toHaveLength(1);
    for (const text of printed) expect(text).not.toContain("already exists");
    const counts = await Promise.all(
      opened.map(async (shop) => {
        const { json } = await callShop(shop, "GET", "/api/products?limit=1");
        return productListResponseSchema.parse(json).count;
      }),
    );
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(50);
    // Who logs in at one of them is known to all: they found one secret.
    const [first, ...others] = opened;
    if (!first) throw new Error("None opened.");
    const { json } = await callShop(first, "POST", "/api/auth/login", { body: first.admin });
    const { token } = loginResponseSchema.parse(json);
    for (const shop of others) {
      expect((await callShop(shop, "GET", "/api/auth/me", { token })).status).toBe(200);
    }
  }, 180_000);
});

it("of many at once makes a missing database once, and migrates it once", async () => {
  const databaseUrl = addressOf(CROWDED);
  await prepareDataDir(lender.folder);
  const many = Array.from({ length: CROWD });
  await Promise.all(many.map(() => prepareDatabase(databaseUrl)));
  const migrated = await Promise.all(
    many.map(() =>
      migrateDatabase({
        ...launcherOn(databaseUrl),
        host: path.resolve(__dirname, "../../../.medusa/server"),
        compiled: path.resolve(__dirname, "../../.medusa/server"),
        dataDir: lender.folder,
      }),
    ),
  );
  expect(migrated.filter((hasMigrated) => hasMigrated)).toHaveLength(1);
}, 120_000);

it("says so plainly when the database is missing and may not be made", async () => {
  await withDatabase({ databaseUrl: addressOf("postgres") }, (database) =>
    database.query("CREATE ROLE guest LOGIN PASSWORD 'of the house'"),
  );
  const url = new URL(addressOf("nowhere"));
  url.username = "guest";
  url.password = "of the house";
  await expect(prepareDatabase(url.href)).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:\d+ has no database nowhere, and the user of DATABASE_URL may not make one\.$/,
  );
});

describe("a server that is not there yet", () => {
  const open = (databaseUrl: string, said: string[], signal = new AbortController().signal) =>
    openDatabase({ env: { DATABASE_URL: databaseUrl } } as Settings, new Closing(), {
      waiting: { say: (line) => said.push(line), signal },
    });
  async function addressOnPort(database: string) {
    const url = new URL(addressOf(database));
    url.port = String(await freePort("127.0.0.1"));
    return url;
  }

  it("is waited for, which is said", async () => {
    const said: string[] = [];
    const url = await addressOnPort("waited");
    const opening = open(url.href, said);
    await until(
      () => said.length,
      (count) => count > 0,
    );
    expect(said[0]).toMatch(
      /^No PostgreSQL answers at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\..* waits/,
    );
    const server = createServer((socket) => {
      const onwards = connect(Number(new URL(lender.databaseUrl).port), "127.0.0.1");
      socket.pipe(onwards).pipe(socket);
      for (const end of [socket, onwards]) end.on("error", () => undefined);
    }).listen(Number(url.port), "127.0.0.1");
    onTestFinished(() => void server.close());
    expect(await opening).toEqual({ url: url.href });
  });

  it("is waited for no longer than until the shop is told to stop", async () => {
    const said: string[] = [];
    const stopping = new AbortController();
    const opening = open((await addressOnPort("waited")).href, said, stopping.signal);
    await until(
      () => said.length,
      (count) => count > 0,
    );
    stopping.abort();
    await expect(opening).rejects.toThrow(/abort/);
  });

  it("does not wait if the password is wrong or the database may not be made", async () => {
    const said: string[] = [];
    const url = new URL(addressOf("waited"));
    url.password = "of nobody";
    await expect(open(url.href, said)).rejects.toThrow(/refuses the user or password/);
    expect(said).toEqual([]);
  });
});

it("waits for one that sets it up for longer than a shopper's statement may wait", async () => {
  // Migrated above, and set up by nobody.
  const launcher = launcherOn(addressOf(CROWDED));
  let times = 0;
  const slowly = async () => {
    times += 1;
    await sleep(LONGER_THAN_A_STATEMENT_MS);
  };
  await Promise.all([1, 2].map(() => setUpOnce(launcher, "store", slowly)));
  expect(times).toBe(1);
}, 30_000);
