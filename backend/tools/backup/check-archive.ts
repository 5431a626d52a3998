import { PlainError } from "../../launch/terminal/plain-error";
import { isRestorablePath, type Manifest } from "./archive-format";
import {
  DamagedArchive,
  type ArchiveReader,
  type ArchiveSink,
  type ReadArchive,
} from "./archive-reader";
import type { Metered } from "./meter";

async function drain(body: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of body) void chunk;
}

const NOTHING: ArchiveSink = { table: (_, rows) => drain(rows), file: (_, body) => drain(body) };

const isSame = (left: Metered, right: Metered | undefined): boolean =>
  left.bytes === right?.bytes && left.sha256 === right.sha256;

/**
 * Compares what was read with the manifest: each thing once, with its size and checksum.
 * @throws DamagedArchive naming the first that differs
 */
export function compareWithManifest({ manifest, tables, files }: ReadArchive): void {
  for (const table of manifest.tables) {
    const found = tables.get(table.name);
    if (!isSame(table, found) || found?.rows !== table.rows) {
      throw new DamagedArchive(`The rows of ${table.name} are not those that were written.`);
    }
  }
  for (const file of manifest.files) {
    if (!isSame(file, files.get(file.path))) {
      throw new DamagedArchive(`${file.path} is not the file that was written.`);
    }
    if (!isRestorablePath(file.path)) throw new DamagedArchive(`${file.path} leads elsewhere.`);
  }
  if (tables.size !== manifest.tables.length || files.size !== manifest.files.length) {
    throw new DamagedArchive("It holds more than its manifest names.");
  }
}

/** One sentence for the operator, whatever made reading fail. */
function plainRefusal(file: string, error: unknown): PlainError {
  if (error instanceof PlainError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new PlainError(
    `${file} is no whole backup of this shop, or was altered: nothing is restored. (${reason})`,
  );
}

/**
 * Reads and checks the whole archive: seal, manifest, every size and checksum. @throws PlainError
 * if anything is not as written
 */
export async function checkArchive(reader: ArchiveReader, file: string): Promise<Manifest> {
  try {
    const found = await reader.read(NOTHING);
    compareWithManifest(found);
    return found.manifest;
  } catch (error) {
    throw plainRefusal(file, error);
  }
}
