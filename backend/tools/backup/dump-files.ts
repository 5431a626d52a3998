import type { FileHandle } from "node:fs/promises";
import { open, opendir } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../../src/lib/error-code";
import { FILE_FOLDERS, type ArchivedFile } from "./archive-format";
import { sha256Of, type ArchiveWriter } from "./archive-writer";

/** Larger files are streamed. */
const WHOLE_BYTES = 8 * 1024 * 1024;
/** Still being written by somebody: see `localPictures`. */
const HALF_WRITTEN = /^\.|\.part$/;

export interface DumpedFiles {
  files: ArchivedFile[];
  /** Listed, and removed before they were read. */
  gone: string[];
}

const isAbsent = (error: unknown) => codeOf(error) === "ENOENT";

/** Regular files below a folder, by their paths within `root`; links are not followed. */
async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await opendir(path.join(root, folder)).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  for await (const entry of entries) {
    const name = `${folder}/${entry.name}`;
    if (HALF_WRITTEN.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(root, name);
    else if (entry.isFile()) yield name;
  }
}

async function addFile(
  writer: ArchiveWriter,
  name: string,
  handle: FileHandle,
): Promise<ArchivedFile> {
  const { size } = await handle.stat();
  if (size <= WHOLE_BYTES) {
    // What was read is what is recorded, even if somebody is writing to the file.
    const body = await handle.readFile();
    await writer.add(name, body);
    return { path: name, bytes: body.length, sha256: sha256Of(body) };
  }
  const source = handle.createReadStream({ start: 0, end: size - 1, autoClose: false });
  return { path: name, ...(await writer.addStream(name, size, source)) };
}

/**
 * The data folder's files from people, and the shop's own secrets. A name is never reused, so what
 * a row names always has the same content. @param secrets names of secret files; missing ones are
 * left out
 */
export async function dumpFiles(
  dataDir: string,
  writer: ArchiveWriter,
  secrets: readonly string[],
): Promise<DumpedFiles> {
  const dumped: DumpedFiles = { files: [], gone: [] };
  const dump = async (name: string): Promise<boolean> => {
    const handle = await open(path.join(dataDir, name), "r").catch((error: unknown) => {
      if (isAbsent(error)) return null;
      throw error;
    });
    if (!handle) return false;
    try {
      dumped.files.push(await addFile(writer, name, handle));
    } finally {
      await handle.close();
    }
    return true;
  };
  for (const folder of FILE_FOLDERS) {
    for await (const name of filesBelow(dataDir, folder)) {
      if (!(await dump(name))) dumped.gone.push(name);
    }
  }
  for (const name of secrets) await dump(name);
  return dumped;
}
