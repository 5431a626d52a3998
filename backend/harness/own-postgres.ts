import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "../launch/database/embedded-postgres";
import { withDatabase } from "./people";
import { fillWithDatabase } from "./ready-shops";

/** An operator's own PostgreSQL: the shop that is given its address can't start it again. */
export interface OwnPostgres {
  readonly databaseUrl: string;
  /** Where its files are; others may be put beside them. */
  readonly folder: string;
  /** Stops the server; its files stay until `close`. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

interface PostgresOptions {
  /** A superuser of this name, other than the shop's usual one. */
  user?: { name: string; password: string };
  /** With the database of a shop in it; without, the first shop makes it. */
  isReady?: boolean;
  /** Of another version: the folder of its programs. */
  native?: string;
}

export async function startPostgres({
  user,
  isReady = false,
  native,
}: PostgresOptions = {}): Promise<OwnPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), "strive-postgres-"));
  // The database's own user must be able to enter.
  await chmod(folder, 0o711);
  if (isReady) await fillWithDatabase(folder);
  const server = await startEmbeddedPostgres(folder, native === undefined ? {} : { native });
  const url = new URL(server.url);
  if (user) {
    const { name, password } = user;
    await withDatabase({ databaseUrl: new URL("/postgres", url).href }, (database) =>
      database.query(
        `CREATE ROLE ${database.escapeIdentifier(name)} LOGIN SUPERUSER PASSWORD ${database.escapeLiteral(password)}`,
      ),
    );
    Object.assign(url, { username: name, password });
  }
  return {
    databaseUrl: url.href,
    folder,
    stop: () => server.stop(),
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
