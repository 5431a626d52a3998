import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { ArchivedTable, Manifest } from "./archive-format";
import { columnList, publicName } from "./database-session";
import { FOREIGN_KEYS, SCHEMA_NOTE, TRIGGERS, WRITE_SCHEMA_NOTE } from "./schema-sql";

interface PutAside {
  remove: string;
  restore: string;
}

/**
 * Fills an empty, migrated database in one transaction, invisible until its end. Needs the tables'
 * owner, not a superuser: foreign keys are dropped and restored, which checks every row, as only a
 * superuser may load past them.
 */
export class TableLoad {
  #aside: PutAside[] = [];
  #schemaNote: string | null = null;

  constructor(
    private readonly client: Client,
    private readonly manifest: Pick<Manifest, "tables" | "sequences">,
  ) {}

  /** Locks the tables; nothing is gone yet. */
  async begin(): Promise<void> {
    const { client } = this;
    await client.query("BEGIN");
    const note = await client.query<{ value: string }>(SCHEMA_NOTE);
    this.#schemaNote = note.rows[0]?.value ?? null;
    for (const question of [FOREIGN_KEYS, TRIGGERS]) {
      this.#aside.push(...(await client.query<PutAside>(question)).rows);
    }
    for (const { remove } of this.#aside) await client.query(remove);
  }

  /** Migrations put their own rows there, which the archive has too. */
  async clear(): Promise<void> {
    const names = this.manifest.tables.map(({ name }) => publicName(name));
    await this.client.query(`TRUNCATE ${names.join(", ")}`);
  }

  async load(table: ArchivedTable, rows: AsyncIterable<Buffer>): Promise<void> {
    const copy = `COPY ${publicName(table.name)} (${columnList(table)}) FROM STDIN`;
    await pipeline(rows, this.client.query(copyFrom(copy)));
  }

  /** @throws when a row names another that is not there */
  async commit(): Promise<void> {
    const { client } = this;
    for (const { restore } of this.#aside) await client.query(restore);
    for (const { name, lastValue, isCalled } of this.manifest.sequences) {
      await client.query("SELECT setval($1::regclass, $2::bigint, $3)", [
        publicName(name),
        lastValue,
        isCalled,
      ]);
    }
    if (this.#schemaNote !== null) await client.query(WRITE_SCHEMA_NOTE, [this.#schemaNote]);
    await client.query("COMMIT");
  }
}
