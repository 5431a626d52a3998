import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { scripts } from "../../package.json";
import { fillFromReady } from "./ready-shops";
import { countStart } from "./shop-starts";

/** What the launcher reports over IPC when the shop is open. */
interface OpenMessage {
  type: "open";
  frontPort: number;
  backOfficePort: number | null;
  databaseUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export interface ShopOptions {
  /** Added to a clean environment; `undefined` removes a variable. */
  env?: Environment;
  /** Folder of an earlier shop, or an empty one; one of its own, as a first start leaves it, unless told. */
  dataDir?: string;
}

/** Where an open shop is, and who runs it. */
export interface Shop {
  readonly origin: string;
  /** Medusa's dashboard and native APIs; null when that door is closed. */
  readonly backoffice: string | null;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly pid: number;
  readonly admin: { email: string; password: string };
}

/** A whole shop in its own process: real PostgreSQL, real doors, its own folder and ports. */
export interface OwnShop extends Shop {
  /** Everything the launcher printed since its last start. */
  output(): string;
  /** Asks it to close, waits, and removes a folder of its own. @returns its exit code */
  stop(): Promise<number>;
  /** Ends it the hard way; folder and database server stay as they are. */
  kill9(): Promise<void>;
  /**
   * A new launcher on the same folder, after `kill9` or `close`; the doors have other ports then.
   * @param changes to its environment, from now on
   */
  restart(changes?: Environment): Promise<void>;
  /** Asks it to close and waits; the folder stays. @returns its exit code */
  close(): Promise<number>;
}

const LAUNCHER = path.resolve(__dirname, "../.medusa/server/launch/main.js");
export const ADMIN = { email: "admin@strive.rw", password: "umurava-9-imisozi" };
/** Those of `npm start`; see backend/docs/decisions/2026-11-21-v8-flags.md. */
const V8_FLAGS = scripts.start.split(" ").filter((word) => word.startsWith("--"));
/** Building databases on a busy machine of two cores. */
const OPEN_DEADLINE_MS = 120_000;

/** Settings of a developer's own shop must not reach the shops of tests. */
const OWN_SETTINGS =
  /^(DATABASE_URL|REDIS_URL|DATA_DIR|SHOP_URL|(BACKOFFICE_)?(PORT|HOST)|ADMIN_\w+|SEED_DEMO|S3_\w+|MOMO_\w+|AIRTEL_\w+|FLUTTERWAVE_\w+|PAYMENT_METHODS|COD_DISTRICTS|SMTP_URL|AFRICASTALKING_\w+|SMS_\w+|WHATSAPP_\w+|TEXT_\w+|JWT_SECRET|COOKIE_SECRET|METRICS_TOKEN|SLOW_QUERY_MS|OTEL_\w+|BACKUP_\w+|PACE|PASSWORD_HASH_LOG_N|NODE_ENV|NODE_OPTIONS|VITEST\w*)$/;

const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name)));

/** A launcher that ended before the shop was open. */
export class DidNotOpen extends Error {
  constructor(
    readonly exitCode: number | null,
    readonly printed: string,
  ) {
    super(`The shop did not open (exit code ${exitCode}):\n${printed}`);
  }
}

/** The database runs as another user when the tests run as root, and must be able to enter. */
async function freshFolder({ env = {} }: ShopOptions): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "strive-shop-"));
  await chmod(folder, 0o711);
  await fillFromReady(folder, env);
  return folder;
}

/**
 * Starts the compiled launcher and waits until the shop is open.
 * @throws DidNotOpen with what it printed, when it ends or takes too long.
 */
export async function startShop(options: ShopOptions = {}): Promise<OwnShop> {
  const isOwnFolder = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await freshFolder(options));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  let env = options.env ?? {};
  const begin = () => launch(dataDir, env);
  let running: Launched;
  try {
    running = await begin();
  } catch (error) {
    if (isOwnFolder) await removeFolder();
    throw error;
  }
  const isRunning = () => running.child.exitCode === null && running.child.signalCode === null;
  const ended = async () => {
    if (isRunning()) await once(running.child, "exit");
    return running.child.exitCode ?? -1;
  };
  const close = () => {
    if (isRunning()) running.child.kill("SIGTERM");
    return ended();
  };
  const on = (port: number) => `http://127.0.0.1:${port}`;
  return {
    get origin() {
      return on(running.open.frontPort);
    },
    get backoffice() {
      return running.open.backOfficePort === null ? null : on(running.open.backOfficePort);
    },
    get databaseUrl() {
      return running.open.databaseUrl;
    },
    get pid() {
      return running.child.pid ?? -1;
    },
    dataDir,
    admin: ADMIN,
    output: () => running.printed(),
    close,
    stop: async () => {
      const code = await close();
      await removeFolder();
      return code;
    },
    kill9: async () => {
      if (isRunning()) running.child.kill("SIGKILL");
      await ended();
    },
    restart: async (changes = {}) => {
      env = { ...env, ...changes };
      running = await begin();
    },
  };
}

interface Launched {
  readonly child: ChildProcess;
  readonly open: OpenMessage;
  printed(): string;
}

/** Starts the compiled launcher, and waits for nothing. */
export function spawnLauncher(dataDir: string, env: Environment): Omit<Launched, "open"> {
  countStart();
  const child = spawn(
    process.execPath,
    [...V8_FLAGS, "-e", `require(${JSON.stringify(LAUNCHER)}).main(process.argv.slice(1))`],
    {
      env: {
        ...cleanEnvironment(),
        PORT: "0",
        HOST: "127.0.0.1",
        BACKOFFICE_PORT: "0",
        DATA_DIR: dataDir,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        LOG_LEVEL: "warn",
        EXCHANGE_RATE_URL: "off",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  let printed = "";
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return { child, printed: () => printed };
}

async function launch(dataDir: string, env: Environment): Promise<Launched> {
  const { child, printed } = spawnLauncher(dataDir, env);
  return { child, open: await opened(child, printed), printed };
}

function opened(child: ChildProcess, printed: () => string): Promise<OpenMessage> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new DidNotOpen(null, printed()));
    }, OPEN_DEADLINE_MS);
    child.once("error", reject);
    // "close" comes after the last of its output, "exit" may come before.
    child.once("close", (code) => {
      clearTimeout(deadline);
      reject(new DidNotOpen(code, printed()));
    });
    child.on("message", (message: OpenMessage) => {
      if (message.type !== "open") return;
      clearTimeout(deadline);
      resolve(message);
    });
  });
}
