/** Over a minute: it starts, refuses to start, is killed and starts again, a dozen times. */
import { randomUUID } from "node:crypto";
import { readdir, readFile, mkdtemp, rm, stat } from "node:fs/promises";
import { Agent, request, type IncomingMessage } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { inManyRounds } from "../../harness/rounds";
import { accessListResponseSchema } from "../../src/contracts/access-log";
import { makeGoods } from "../../harness/goods";
import { NotificationReader } from "../../harness/notification-reader";
import { callShop, logIn } from "../../harness/people";
import { ordered } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { Client } from "pg";
import { processStart } from "../../launch/lock/process-identity";
import { DidNotOpen, spawnLauncher, startShop, type Shop } from "../../harness/shop";
import { useHttpStandIn } from "../../harness/use-stand-ins";

const NO_DEMO = { SEED_DEMO: "false", BACKOFFICE_PORT: "off" };

/** What the launcher says when it refuses these settings. */
async function refusal(env: Record<string, string | undefined>): Promise<DidNotOpen> {
  const error: unknown = await startShop({ env: { ...NO_DEMO, ...env } }).then(
    async (shop) => {
      await shop.stop();
      return new Error("The shop opened.");
    },
    (reason: unknown) => reason,
  );
  if (error instanceof DidNotOpen) return error;
  throw error;
}

const note = async (databaseUrl: string, sql: string) => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<{ note: string }>(sql)).rows;
  } finally {
    await client.end();
  }
};

/** The command lines of what still runs and was started by the shop of a folder. */
async function leftOf(folder: string): Promise<string[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    ids.map(async (id) => {
      const of = (name: string) => readFile(`/proc/${id}/${name}`, "utf8").catch(() => "");
      return (await of("environ")).includes(`DATA_DIR=${folder}`) ? of("cmdline") : "";
    }),
  );
  return commands.filter((command) => command !== "");
}

const isReady = (shop: Shop) =>
  fetch(`${shop.origin}/api/health/ready`).then(
    (answer) => answer.status === 200,
    () => false,
  );

/** Stands in for Vite: says what it was asked for. */
const vite = useHttpStandIn((request, response) => response.end(`vite: ${request.url}`));
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

describe("a launcher that can't open", () => {
  it.each([
    ["an unreadable port", { PORT: "eighty" }, /PORT/],
    ["a weak secret", { JWT_SECRET: "supersecret" }, /JWT_SECRET/],
    [
      "no secrets in production with a database of one's own",
      { NODE_ENV: "production", DATABASE_URL: "postgres://a:b@127.0.0.1:1/c" },
      /JWT_SECRET and COOKIE_SECRET must be set/,
    ],
    ["a data folder that can't be", { DATA_DIR: "/proc/nowhere" }, /can't be written/],
    ["an address of another machine", { HOST: "192.0.2.1" }, /is not an address of this machine/],
  ])("says so plainly: %s", async (_name, env, sentence) => {
    const { exitCode, printed } = await refusal(env);
    expect(exitCode).toBe(1);
    expect(printed).toMatch(sentence);
    expect(printed).not.toMatch(/^\s+at /m);
  });

  it("says so plainly: a port in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { exitCode, printed } = await refusal({ PORT: String(port) });
    other.close();
    expect(exitCode).toBe(1);
    expect(printed).toContain(`Port ${port} is in use.`);
  });
});

describe("a launcher whose database is not there yet", () => {
  it("waits for it and says so, and ends at once when it is told to", async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "strive-waits-"));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const { child, printed } = spawnLauncher(dataDir, {
      ...NO_DEMO,
      DATABASE_URL: "postgres://a:b@127.0.0.1:1/c",
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    await until(printed, (text) => text.includes("The shop waits for it."), 60_000);
    expect(printed()).toContain("No PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED).");
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect((await ended)[0]).toBe(0);
    expect(printed()).not.toMatch(/^\s+at /m);
  });
});

describe("npm start", () => {
  const start = path.resolve(__dirname, "../../launch/start.mjs");

  it("explains itself", async () => {
    const child = spawn(process.execPath, [start, "--help"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
    expect((await once(child, "close"))[0]).toBe(0);
    expect(printed).toContain("DATA_DIR");
  });
});

describe("the folder of an open shop", () => {
  it("keeps its secrets to its user", async () => {
    for (const name of ["jwt-secret", "cookie-secret", "database-password", "launcher.lock"]) {
      expect((await stat(path.join(shop.dataDir, name))).mode & 0o077, name).toBe(0);
    }
  });

  it("does not let a second launcher onto its folder", async () => {
    const error: unknown = await startShop({ env: NO_DEMO, dataDir: shop.dataDir }).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(DidNotOpen);
    expect((error as DidNotOpen).printed).toContain("already runs on DATA_DIR");
    expect(await isReady(shop)).toBe(true);
  });
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

describe("a shop that is closed and opened again", () => {
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
  });

  it("finishes what is in flight on SIGTERM, ends with 0 and leaves no process behind", async () => {
    await note(shop.databaseUrl, "CREATE TABLE kept AS SELECT 'still here' AS note");
    const pid = (await readFile(path.join(shop.dataDir, "postgres/postmaster.pid"), "utf8")).split(
      "\n",
    )[0];
    const body = JSON.stringify({
      name: "Keza",
      email: "k@example.rw",
      subject: "Hi",
      message: "Hi",
    });
    const inFlight = request(`${shop.origin}/api/contact`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
        Expect: "100-continue",
      },
    });
    inFlight.flushHeaders();
    // The shop has read its head, and waits for the rest.
    await once(inFlight, "continue");
    const code = shop.close();
    inFlight.end(body);
    const [answer] = (await once(inFlight, "response")) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect(await code).toBe(0);
    expect(await leftOf(shop.dataDir)).toEqual([]);
    await stream.ends();
    expect(processStart(Number(pid))).toBeNull();
  });

  it("keeps all data, updates nothing and prints no credentials a second time", async () => {
    await shop.restart();
    expect(await note(shop.databaseUrl, "SELECT note FROM kept")).toEqual([{ note: "still here" }]);
    expect(shop.output()).not.toContain("Updating the database");
    expect(shop.output()).not.toContain("Password");
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

  inManyRounds(() => {
    it("opens again after it was killed, although its database still runs", async () => {
      await shop.kill9();
      await shop.restart();
      expect(await note(shop.databaseUrl, "SELECT note FROM kept")).toEqual([
        { note: "still here" },
      ]);
    });
  });

  it("answers 503 while its database is gone, and comes back without a restart", async () => {
    const file = path.join(shop.dataDir, "postgres/postmaster.pid");
    const pid = Number((await readFile(file, "utf8")).split("\n")[0]);
    process.kill(pid, "SIGKILL");
    await expect.poll(() => isReady(shop), { timeout: 5000, interval: 20 }).toBe(false);
    const answer = await fetch(`${shop.origin}/api/auth/me`, {
      headers: { authorization: "Bearer x" },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ success: false, code: "unavailable" });
    await expect.poll(() => isReady(shop), { timeout: 40_000, interval: 100 }).toBe(true);
    expect((await fetch(`${shop.origin}/api/openapi.json`)).status).toBe(200);
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

describe("the front door in front of the storefront's development server", () => {
  beforeAll(() => shop.restart({ STOREFRONT_DEV_URL: vite.url }));

  it.each(["/", "/product/prod_1", "/app/root.tsx", "/app/styles/app.css?direct", "/@vite/client"])(
    "hands %s on",
    async (path) => {
      const response = await fetch(shop.origin + path);
      expect([response.status, await response.text()]).toEqual([200, `vite: ${path}`]);
    },
  );

  it.each(["/app", "/store/products", "/auth/user/emailpass"])("keeps %s shut", async (path) => {
    const response = await fetch(shop.origin + path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("vite");
  });
});

describe("a shop with a client that never finishes its request", () => {
  it("ends in time all the same", async () => {
    const { port } = new URL(shop.origin);
    const slow = connect(Number(port), "127.0.0.1");
    slow.on("error", () => undefined);
    slow.write(
      "POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    );
    await sleep(200);
    expect(await shop.close()).toBe(0);
    slow.destroy();
  }, 20_000);
});
