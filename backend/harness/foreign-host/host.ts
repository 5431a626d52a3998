import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { prepareDataDir } from "../../launch/settings/data-dir";
import { prepareDatabase } from "../../launch/database/database";
import {
  startEmbeddedPostgres,
  type EmbeddedDatabase,
} from "../../launch/database/embedded-postgres";
import { freePort } from "../../launch/database/free-port";
import { until } from "../until";

const run = promisify(execFile);
const REPOSITORY = path.resolve(__dirname, "../../..");
const BACKEND = path.join(REPOSITORY, "backend");
const SCRIPT = "node_modules/@strive/backend/.medusa/server/src/scripts/set-up-shop.js";
const ADMIN = { email: "admin@strive.rw", password: "umurava-9-imisozi" };
/** Building databases on a busy machine of two cores. */
const OPEN_WITHIN_MS = 120_000;

/** A Medusa host of somebody else's, started with Medusa's own command line. */
export interface ForeignHost {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly admin: typeof ADMIN;
  /** Where the plugin is, as npm would have unpacked it. */
  readonly plugin: string;
  output(): string;
  /** What the host's own subscriber heard, in order. */
  heard(): Promise<{ name: string; data: { id: string } }[]>;
  stop(): Promise<void>;
}

/** Packs the plugin as `npm publish` would, and unpacks it where `npm install` would. */
export async function installPlugin(host: string): Promise<string> {
  const plugin = path.join(host, "node_modules/@strive/backend");
  await mkdir(plugin, { recursive: true });
  const args = ["pack", "--json", "--silent", "--ignore-scripts", "--pack-destination", host];
  const { stdout } = await run("npm", args, { cwd: BACKEND, maxBuffer: 16 * 1024 * 1024 });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  if (!packed) throw new Error("npm packed nothing.");
  const archive = path.join(host, packed.filename);
  await run("tar", ["-xzf", archive, "-C", plugin, "--strip-components=1"]);
  return plugin;
}

/** The same packages as in the repository, without downloading them again; only ours is another. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = await readdir(from).catch(() => []);
  const wanted = names.filter((name) => !name.startsWith(".") && name !== "@strive");
  for (const name of wanted) await symlink(path.join(from, name), path.join(to, name));
}

/** Somebody else's plugin, copied to where `npm install` would put it. */
const OTHER_PLUGIN = "@rsc-labs/medusa-products-bought-together-v2";
const otherPluginFolder = process.env["PLUGIN_FOLDER"];

async function makeHost(host: string): Promise<string> {
  await copyFile(path.join(__dirname, "host-package.json"), path.join(host, "package.json"));
  await copyFile(path.join(__dirname, "medusa-config.js"), path.join(host, "medusa-config.js"));
  const subscribers = path.join(host, "src/subscribers");
  await mkdir(subscribers, { recursive: true });
  await copyFile(path.join(__dirname, "note-events.js"), path.join(subscribers, "note-events.js"));
  const plugin = await installPlugin(host);
  if (otherPluginFolder !== undefined) {
    const place = path.join(host, "node_modules", OTHER_PLUGIN);
    await cp(otherPluginFolder, place, { recursive: true });
  }
  await linkPackages(path.join(REPOSITORY, "node_modules"), path.join(host, "node_modules"));
  await linkPackages(path.join(BACKEND, "node_modules"), path.join(plugin, "node_modules"));
  return plugin;
}

const eventsFile = (host: string) => path.join(host, "events");

/** Everything that EXTENDING.md asks a host to set, and nothing of whoever runs this. */
const environment = (databaseUrl: string, host: string): Record<string, string> => ({
  PATH: process.env["PATH"] ?? "",
  HOME: host,
  // Linked packages look for others where they are linked, not in the repository they lie in.
  NODE_PRESERVE_SYMLINKS: "1",
  NODE_PRESERVE_SYMLINKS_MAIN: "1",
  MEDUSA_DISABLE_TELEMETRY: "true",
  NODE_ENV: "production",
  DATABASE_URL: databaseUrl,
  JWT_SECRET: "a-secret-of-the-foreign-host-0123456789",
  COOKIE_SECRET: "another-one-of-the-foreign-host-987654",
  STORE_CORS: "http://localhost:8000",
  SHOP_URL: "http://localhost:8000",
  DATA_DIR: path.join(host, "data"),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  EXCHANGE_RATE_URL: "off",
  EVENTS_FILE: eventsFile(host),
  ...(otherPluginFolder === undefined ? {} : { OTHER_PLUGIN }),
});

function medusa(host: string, env: Record<string, string>, args: string[]): ChildProcess {
  const cli = path.join(host, "node_modules/@medusajs/cli/cli.js");
  return spawn(process.execPath, [cli, ...args], {
    cwd: host,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function listen(child: ChildProcess): () => string {
  let printed = "";
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return () => printed;
}

async function finish(child: ChildProcess, what: string): Promise<void> {
  const printed = listen(child);
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${what} ended with ${code}:\n${printed().slice(-4000)}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "close");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 20_000);
  await ended;
  clearTimeout(timer);
}

async function serve(host: string, env: Record<string, string>) {
  const port = await freePort("127.0.0.1");
  const server = medusa(host, env, ["start", "-H", "127.0.0.1", "-p", String(port)]);
  const output = listen(server);
  const isReady = () => {
    if (server.exitCode !== null) throw new Error(`The host did not open:\n${output()}`);
    return output().includes("Server is ready");
  };
  await until(isReady, Boolean, OPEN_WITHIN_MS).catch(async (error: unknown) => {
    await end(server);
    throw new Error(`${String(error)}\n${output().slice(-4000)}`);
  });
  return { server, output, origin: `http://127.0.0.1:${port}` };
}

/**
 * Does what EXTENDING.md says under "The plugin in another host": install, migrate, set up, start.
 * @throws with what Medusa printed
 */
export async function startForeignHost(): Promise<ForeignHost> {
  const host = await mkdtemp(path.join(tmpdir(), "strive-host-"));
  // The database runs as another user when the tests run as root, and must be able to enter.
  await chmod(host, 0o711);
  const dataDir = path.join(host, "data");
  let database: EmbeddedDatabase | undefined;
  const clear = async () => {
    await database?.stop();
    await rm(host, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const plugin = await makeHost(host);
    await prepareDataDir(dataDir);
    database = await startEmbeddedPostgres(dataDir);
    await prepareDatabase(database.url);
    const env = environment(database.url, host);
    const migrate = ["db:migrate", "--execute-safe-links", "--execute-safe-search"];
    await finish(medusa(host, env, migrate), "medusa db:migrate");
    await finish(medusa(host, env, ["exec", SCRIPT]), "medusa exec");
    const { server, output, origin } = await serve(host, env);
    const stop = async () => {
      await end(server);
      await clear();
    };
    const heard = async () =>
      (await readFile(eventsFile(host), "utf8").catch(() => ""))
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as { name: string; data: { id: string } });
    return { origin, databaseUrl: database.url, admin: ADMIN, plugin, output, heard, stop };
  } catch (error) {
    await clear();
    throw error;
  }
}
