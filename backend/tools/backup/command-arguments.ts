import { parseArgs } from "node:util";
import path from "node:path";
import { PlainError } from "../../launch/terminal/plain-error";

/**
 * A name as typed: the launcher works in the repository, and npm tells where it was called. A
 * trailing slash stays; it means a folder.
 */
function typedPath(name: string): string {
  const file = path.resolve(process.env["INIT_CWD"] ?? "", name);
  return /[\\/]$/.test(name) ? path.join(file, path.sep) : file;
}

export interface BackupArguments {
  /** File or folder. */
  to: string | null;
  /** How many archives to keep in the folder; null: all. */
  keep: number | null;
}

function parsed<T>(parse: () => T, usage: string): T {
  try {
    return parse();
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

const BACKUP_USAGE = "npm run backup -- [--to FILE|FOLDER] [--keep N]";

/** @throws PlainError for anything but `--to FILE|FOLDER` and `--keep N` */
export function backupArguments(args: readonly string[]): BackupArguments {
  const { values } = parsed(
    () =>
      parseArgs({
        args: [...args],
        options: { to: { type: "string" }, keep: { type: "string" } },
      }),
    BACKUP_USAGE,
  );
  if (values.to === "") throw new PlainError(`--to wants a file or a folder.\n${BACKUP_USAGE}`);
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && (!Number.isInteger(keep) || keep < 1 || keep > 10_000)) {
    throw new PlainError(`--keep wants a whole number from 1 to 10000.\n${BACKUP_USAGE}`);
  }
  return { to: values.to === undefined ? null : typedPath(values.to), keep };
}

const RESTORE_USAGE = "npm run restore -- FILE";

/** @throws PlainError for anything but one file */
export function restoreArguments(args: readonly string[]): { file: string } {
  const { positionals } = parsed(
    () => parseArgs({ args: [...args], options: {}, allowPositionals: true }),
    RESTORE_USAGE,
  );
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) {
    throw new PlainError(`Name the archive to restore.\n${RESTORE_USAGE}`);
  }
  return { file: typedPath(file) };
}
