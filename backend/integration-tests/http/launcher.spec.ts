/** Over a minute: it starts, refuses to start, is killed and starts again, a dozen times. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { processStart } from "../../launch/lock/process-identity";
import { DidNotOpen, spawnLauncher, startShop, type Shop } from "../../harness/shop";
import { until } from "../../harness/until";
import { ownShop } from "../../harness/use-shop";

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

const isReady = (shop: Shop) =>
  fetch(`${shop.origin}/api/health/ready`).then(
    (answer) => answer.status === 200,
    () => false,
  );

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

describe("a shop that is closed and opened again", () => {
  const shop = ownShop({ env: NO_DEMO });

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

  it("finishes what is in flight on SIGTERM, ends with 0 and leaves no database behind", async () => {
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
    expect(processStart(Number(pid))).toBeNull();
  });

  it("keeps all data, updates nothing and prints no credentials a second time", async () => {
    await shop.restart();
    expect(await note(shop.databaseUrl, "SELECT note FROM kept")).toEqual([{ note: "still here" }]);
    expect(shop.output()).not.toContain("Updating the database");
    expect(shop.output()).not.toContain("Password");
  });

  it("opens again after it was killed, although its database still runs", async () => {
    await shop.kill9();
    await shop.restart();
    expect(await note(shop.databaseUrl, "SELECT note FROM kept")).toEqual([{ note: "still here" }]);
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

  it("ends in time although a client never finishes its request", async () => {
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
