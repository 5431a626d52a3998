import { createGzip } from "node:zlib";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { partName, type ArchivedSequence, type ArchivedTable } from "./archive-format";
import type { ArchiveWriter } from "./archive-writer";
import { columnList, publicName, readTables, type TableShape } from "./database-session";
import { Meter } from "./meter";
import { KEPT_TABLES, SEQUENCES } from "./schema-sql";

/** A tar entry names its size first: this much is kept in memory until it is known. */
const PART_BYTES = 4 * 1024 * 1024;
/** Little work for most of the gain: shoppers share the processor. */
const GZIP_LEVEL = 4;

async function addParts(
  writer: ArchiveWriter,
  table: string,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  let held: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  const flush = async () => {
    await writer.add(partName(table, part), Buffer.concat(held));
    part += 1;
    held = [];
    bytes = 0;
  };
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await flush();
  }
  if (bytes > 0) await flush();
}

async function dumpTable(
  client: Client,
  writer: ArchiveWriter,
  table: TableShape,
): Promise<ArchivedTable> {
  const meter = new Meter({ countsLines: true });
  const copy = `COPY (SELECT ${columnList(table)} FROM ${publicName(table.name)}) TO STDOUT`;
  await pipeline(
    client.query(copyTo(copy)),
    meter,
    createGzip({ level: GZIP_LEVEL }),
    (chunks: AsyncIterable<Buffer>) => addParts(writer, table.name, chunks),
  );
  return { ...table, rows: meter.lines, ...meter.result() };
}

/** The rows of all tables as of one moment: call it within one snapshot. */
export async function dumpTables(client: Client, writer: ArchiveWriter): Promise<ArchivedTable[]> {
  const tables: ArchivedTable[] = [];
  for (const table of await readTables(client)) {
    if (!KEPT_TABLES.includes(table.name)) tables.push(await dumpTable(client, writer, table));
  }
  return tables;
}

/** After the rows: so no row has a number not yet given out. */
export async function readSequences(client: Client): Promise<ArchivedSequence[]> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES);
  const sequences: ArchivedSequence[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<Omit<ArchivedSequence, "name">>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${publicName(name)}`,
    );
    for (const state of found) sequences.push({ name, ...state });
  }
  return sequences;
}
