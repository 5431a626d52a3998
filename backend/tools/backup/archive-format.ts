import { z } from "zod";

/** Raised when the current code can't read older archives. */
export const FORMAT = 1;

export const MANIFEST = "manifest.json";

/** Folders of DATA_DIR whose files are included, as named there. */
export const FILE_FOLDERS = ["uploads", "files"] as const;
/** Files of DATA_DIR the shop makes when the operator sets no secrets. */
export const SECRET_FILES = ["jwt-secret", "cookie-secret"] as const;

const totals = {
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
};

const tableSchema = z.object({
  name: z.string().min(1),
  /** Without generated ones. */
  columns: z.array(z.object({ name: z.string().min(1), type: z.string().min(1) })),
  rows: z.number().int().nonnegative(),
  /** Of the text of COPY, not compressed. */
  ...totals,
});

const sequenceSchema = z.object({
  name: z.string().min(1),
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
});

const fileSchema = z.object({ path: z.string().min(1), ...totals });

/** What an archive says of itself; the last entry, because only then everything is known. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  shop: z.object({ version: z.string(), commit: z.string().nullable(), medusa: z.string() }),
  postgres: z.string(),
  /** What was applied, by the table recording it. */
  migrations: z.record(z.string(), z.array(z.string())),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  files: z.array(fileSchema),
  /** Files removed while the archive was written. */
  gone: z.array(z.string()),
  /** Where the shop's pictures are: those in a bucket are not in the archive. */
  pictures: z.enum(["folder", "bucket"]),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedTable = z.infer<typeof tableSchema>;
export type ArchivedSequence = z.infer<typeof sequenceSchema>;
export type ArchivedFile = z.infer<typeof fileSchema>;

/** `tables/product/00003.gz`: the parts of a table, joined, are one gzip stream of COPY's text. */
export const partName = (table: string, part: number): string =>
  `tables/${encodeURIComponent(table)}/${String(part).padStart(5, "0")}.gz`;

const PART = /^tables\/([^/]+)\/(\d{5,})\.gz$/;

/** A part's table and number; null for an entry that is not a part. */
export function partOf(entry: string): { table: string; part: number } | null {
  const [, table, part] = PART.exec(entry) ?? [];
  if (table === undefined || part === undefined) return null;
  return { table: decodeURIComponent(table), part: Number(part) };
}

/**
 * Whether a path may be written below DATA_DIR: a file of a known folder, or a known secret. Nothing
 * an archive names may lead elsewhere.
 */
export function isRestorablePath(path: string): boolean {
  if ((SECRET_FILES as readonly string[]).includes(path)) return true;
  const [folder, ...rest] = path.split("/");
  return (
    (FILE_FOLDERS as readonly string[]).includes(folder ?? "") &&
    rest.length > 0 &&
    rest.every((name) => name !== "" && name !== "." && name !== "..") &&
    // oxlint-disable-next-line no-control-regex -- they are what is refused
    !/[\\\u0000-\u001f]/.test(path)
  );
}
