import type { MedusaContainer } from "@medusajs/framework/types";
import { existsSync } from "node:fs";
import path from "node:path";
import { EnvError } from "../src/lib/env";
import { Closing } from "../launch/shop/closing";
import { prepareDataDir } from "../launch/settings/data-dir";
import { openInTurn } from "../launch/database/database-state";
import { lockDataDir, runningLauncher } from "../launch/lock/launcher-lock";
import { adoptConsole, adoptMedusaLogger } from "../server/logging/library-output";
import { openLog, type Log } from "../server/logging/log";
import { migrateDatabase } from "../launch/database/migrations";
import { openDatabase } from "../launch/database/open-database";
import type { Say } from "../launch/terminal/say";
import { COMPILED, HOST } from "../launch/settings/paths";
import { PlainError } from "../launch/terminal/plain-error";
import { adoptSecretFiles } from "../launch/settings/secret-files";
import { storedSecret } from "../launch/settings/secrets";
import {
  publishEnvironment,
  readSettings,
  shopUrlOf,
  type Settings,
} from "../launch/settings/settings";
import { onStopSignals } from "../launch/terminal/stop-signals";
import type { Launcher } from "../launch/database/turns";

/** What a command works with. */
export interface CommandContext {
  readonly container: MedusaContainer;
  readonly settings: Settings;
  readonly launcher: Launcher;
  readonly log: Log;
  /** Words for the person at the terminal. */
  readonly say: Say;
}

/** A file of `tools/commands/`: `npm run <name>` runs it. @returns the exit code; nothing is 0 */
export interface Command {
  run(context: CommandContext, args: readonly string[]): Promise<number | void>;
}

/** What a command gets if it opens the shop's parts itself, in its own order. */
export interface CommandGround {
  readonly settings: Settings;
  readonly say: Say;
  readonly closing: Closing;
  /**
   * Starts the database, or joins that of a shop open on the data folder; its schema is left as is.
   * @throws PlainError with `isAlone`, when a shop is open there
   */
  openDatabase(options: { isAlone: boolean }): Promise<string>;
  /** Brings the opened database to this version. */
  migrate(): Promise<void>;
  /** Boots Medusa on the opened database, without doors and without jobs. */
  boot(): Promise<CommandContext>;
}

/** A file of `tools/commands/` that does not start with a booted shop. */
export interface GroundCommand {
  runOnGround(ground: CommandGround, args: readonly string[]): Promise<number | void>;
}

const say: Say = (line) => {
  process.stdout.write(`${line}\n`);
};

function groundOf(settings: Settings, closing: Closing): CommandGround {
  const { dataDir, env } = settings;
  let databaseUrl = "";
  const launcher = (): Launcher => ({ databaseUrl, say, signal: new AbortController().signal });
  const publish = async () => {
    publishEnvironment(settings, {
      databaseUrl,
      jwtSecret: env.JWT_SECRET ?? (await storedSecret(dataDir, "jwt-secret")),
      cookieSecret: env.COOKIE_SECRET ?? (await storedSecret(dataDir, "cookie-secret")),
      shopUrl: shopUrlOf(settings, env.PORT),
    });
    // "server" keeps jobs and subscribers' workers out of a short-lived process.
    process.env["MEDUSA_WORKER_MODE"] = "server";
  };
  return {
    settings,
    say,
    closing,
    openDatabase: async ({ isAlone }) => {
      const running =
        settings.isDatabaseEmbedded && !isAlone ? await runningLauncher(dataDir) : null;
      if (running && !running.databaseUrl) throw new PlainError("The shop is still starting.");
      if (!running && settings.isDatabaseEmbedded) {
        const lock = await lockDataDir(dataDir);
        closing.add("lock", 1000, () => lock.release());
      }
      databaseUrl = running?.databaseUrl ?? (await openDatabase(settings, closing)).url;
      return databaseUrl;
    },
    migrate: async () => {
      await publish();
      await migrateDatabase({ ...launcher(), host: HOST, compiled: COMPILED, dataDir });
    },
    boot: async () => {
      // Again: a restored shop's secrets differ from those before.
      await publish();
      const opened = openLog({ level: env.LOG_LEVEL, dataDir, toFile: true });
      closing.add("log", 1000, opened.flush);
      adoptConsole(opened.log);
      adoptMedusaLogger(opened.log);
      // Only when needed: loading Medusa takes seconds, and a refusal should not.
      const { bootMedusa } = await import("../launch/shop/medusa.js");
      const medusa = await openInTurn(launcher(), () => bootMedusa(HOST, { withRoutes: false }));
      closing.add("Medusa", 5000, () => medusa.shutdown());
      return { container: medusa.container, settings, launcher: launcher(), log: opened.log, say };
    },
  };
}

/** Reads settings and data folder, runs `work`, and closes what it opened. */
async function withGround<T>(work: (ground: CommandGround) => Promise<T>): Promise<T> {
  const closing = new Closing();
  onStopSignals({
    first: () => void closing.run(() => undefined).finally(() => process.exit(130)),
    again: () => process.exit(130),
  });
  try {
    adoptSecretFiles(process.env);
    const settings = readSettings(process.env);
    await prepareDataDir(settings.dataDir);
    return await work(groundOf(settings, closing));
  } finally {
    await closing.run(() => undefined);
  }
}

/**
 * Boots database and Medusa without doors and without jobs, runs `work`, and closes everything. If
 * a shop is open on the data folder, its running database is joined.
 */
export const withShop = <T>(work: (context: CommandContext) => Promise<T>): Promise<T> =>
  withGround(async (ground) => {
    await ground.openDatabase({ isAlone: false });
    await ground.migrate();
    return work(await ground.boot());
  });

/** Runs `tools/commands/<name>` and ends the process with its exit code. */
export async function runNamedCommand(name: string, args: readonly string[]): Promise<never> {
  const file = path.join(COMPILED, "tools/commands", `${name}.js`);
  let code = 1;
  try {
    if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(file)) {
      throw new PlainError(`There is no command "${name}". See npm start -- --help.`);
    }
    const command = (await import(file)) as Command | GroundCommand;
    code =
      ("runOnGround" in command
        ? await withGround((ground) => command.runOnGround(ground, args))
        : await withShop((context) => command.run(context, args))) ?? 0;
  } catch (error) {
    const text =
      error instanceof EnvError
        ? error.problems.join("\n")
        : error instanceof PlainError
          ? error.message
          : String(error instanceof Error ? error.stack : error);
    process.stderr.write(`${text}\n`);
  }
  process.exit(code);
}
