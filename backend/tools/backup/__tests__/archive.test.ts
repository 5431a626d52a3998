import { createHash, randomBytes } from "node:crypto";
import fs, { mkdtempSync, rmSync } from "node:fs";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseEnv, type Env } from "../../../src/lib/env";
import { MANIFEST, partName, type Manifest } from "../archive-format";
import { ArchiveReader, type ArchiveSink } from "../archive-reader";
import { ArchiveWriter, sha256Of } from "../archive-writer";
import { checkArchive } from "../check-archive";
import { encryption } from "../encryption";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "strive-archive-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const NO_KEYS = parseEnv({});
const totals = (body: Buffer) => ({ bytes: body.length, sha256: sha256Of(body) });

interface Content {
  tables: Record<string, string[]>;
  files: Record<string, Buffer>;
}

const textOf = (rows: readonly string[]) => Buffer.from(rows.map((row) => `${row}\n`).join(""));

const manifestOf = ({ tables, files }: Content): Manifest => ({
  format: 1,
  madeAt: "2026-11-22T12:00:00.000Z",
  shop: { version: "1.0.0", commit: null, medusa: "2.21.2" },
  postgres: "18.4",
  migrations: { mikro_orm_migrations: ["Migration1"] },
  tables: Object.entries(tables).map(([name, rows]) => ({
    name,
    columns: [{ name: "id", type: "text" }],
    rows: rows.length,
    ...totals(textOf(rows)),
  })),
  sequences: [{ name: "number", lastValue: "7", isCalled: true }],
  files: Object.entries(files).map(([name, body]) => ({ path: name, ...totals(body) })),
  gone: [],
  pictures: "folder",
});

let written = 0;
/** Writes this as an archive, each table in parts of `partBytes`. */
async function archiveOf(
  content: Content,
  { keys = NO_KEYS, manifest = manifestOf(content), partBytes = 1000, tail = [] as string[] } = {},
): Promise<string> {
  written += 1;
  const file = path.join(folder, `${written}.tar`);
  const writer = new ArchiveWriter(file, `${file}.part`, await encryption(keys));
  for (const [name, rows] of Object.entries(content.tables)) {
    const packed = gzipSync(textOf(rows));
    for (let part = 0; part * partBytes < packed.length; part += 1) {
      const body = packed.subarray(part * partBytes, (part + 1) * partBytes);
      await writer.add(partName(name, part), body);
    }
  }
  for (const [name, body] of Object.entries(content.files)) await writer.add(name, body);
  await writer.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  for (const name of tail) await writer.add(name, Buffer.from("more"));
  await writer.finish();
  return file;
}

async function check(file: string, keys: Env = NO_KEYS): Promise<Manifest> {
  const reader = await ArchiveReader.open(file, keys);
  try {
    return await checkArchive(reader, file);
  } finally {
    await reader.close();
  }
}

async function contentOf(file: string, keys: Env = NO_KEYS): Promise<Content> {
  // Maps, as a table may be called `__proto__`.
  const tables = new Map<string, string[]>();
  const files = new Map<string, Buffer>();
  const all = async (body: AsyncIterable<Buffer>) =>
    Buffer.concat(await Readable.from(body).toArray());
  const sink: ArchiveSink = {
    table: async (name, rows) => {
      tables.set(name, (await all(rows)).toString().split("\n").slice(0, -1));
    },
    file: async (name, body) => {
      files.set(name, await all(body));
    },
  };
  const reader = await ArchiveReader.open(file, keys);
  try {
    await reader.read(sink);
  } finally {
    await reader.close();
  }
  return { tables: Object.fromEntries(tables), files: Object.fromEntries(files) };
}

const SMALL: Content = {
  tables: { order: ["1\tAline", "2\tKeza"], 'odd "name"/é': [], product: ["x"] },
  files: { "uploads/a.webp": randomBytes(3000), "jwt-secret": Buffer.from("s".repeat(64)) },
};
const NOT_WHOLE = /is no whole backup of this shop, or was altered/;

const anyContent: fc.Arbitrary<Content> = fc.record({
  tables: fc.dictionary(
    fc.stringMatching(/^[a-z_]{1,20}$/),
    fc.array(fc.stringMatching(/^[^\n\r]{0,60}$/), { maxLength: 40 }),
    { maxKeys: 5, noNullPrototype: true },
  ),
  files: fc.dictionary(
    fc.stringMatching(/^[a-z0-9-]{1,30}$/).map((name) => `uploads/${name}.webp`),
    fc.uint8Array({ maxLength: 5000 }).map((bytes) => Buffer.from(bytes)),
    { maxKeys: 5, noNullPrototype: true },
  ),
});

describe("an archive", () => {
  it("gives back what was put into it, in any number of parts", async () => {
    const size = fc.integer({ min: 1, max: 400 });
    await fc.assert(
      fc.asyncProperty(anyContent, size, async (content, partBytes) => {
        const file = await archiveOf(content, { partBytes });
        expect(await check(file)).toEqual(manifestOf(content));
        expect(await contentOf(file)).toEqual(content);
      }),
      {
        numRuns: 30,
        examples: [[{ tables: Object.fromEntries([["__proto__", ["1"]]]), files: {} }, 1]],
      },
    );
    // One byte at a time makes many thousand parts.
  }, 60_000);

  it("is refused when any byte of it differs", async () => {
    const whole = await readFile(await archiveOf(SMALL));
    const file = path.join(folder, "altered.tar");
    const anyByte = fc.integer({ min: 0, max: whole.length - 1 });
    await fc.assert(
      fc.asyncProperty(anyByte, fc.integer({ min: 1, max: 255 }), async (at, mask) => {
        const altered = Buffer.from(whole);
        altered[at] = (altered[at] ?? 0) ^ mask;
        await writeFile(file, altered);
        await expect(check(file)).rejects.toThrow(NOT_WHOLE);
      }),
      { numRuns: 100 },
    );
  });

  it("is refused when cut short anywhere, or with anything appended", async () => {
    const whole = await readFile(await archiveOf(SMALL));
    const file = path.join(folder, "cut.tar");
    const anyLength = fc.integer({ min: 0, max: whole.length - 1 });
    await fc.assert(
      fc.asyncProperty(anyLength, async (length) => {
        await writeFile(file, whole.subarray(0, length));
        await expect(check(file)).rejects.toThrow(NOT_WHOLE);
      }),
      { numRuns: 100 },
    );
    await writeFile(file, Buffer.concat([whole, Buffer.alloc(512)]));
    await expect(check(file)).rejects.toThrow(NOT_WHOLE);
  });

  it("is refused when it and its manifest do not say the same", async () => {
    const right = manifestOf(SMALL);
    const [order, ...tables] = right.tables;
    const [picture, ...files] = right.files;
    if (!order || !picture) throw new Error("Nothing to alter.");
    const wrong: Partial<Manifest>[] = [
      { tables },
      { files },
      { tables: [{ ...order, rows: 3 }, ...tables] },
      { tables: [{ ...order, sha256: "0".repeat(64) }, ...tables] },
      { files: [{ ...picture, bytes: 1 }, ...files] },
      { files: [...right.files, { ...picture, path: "uploads/b.webp" }] },
      { format: 2 as never },
    ];
    for (const difference of wrong) {
      const file = await archiveOf(SMALL, { manifest: { ...right, ...difference } });
      await expect(check(file), JSON.stringify(difference)).rejects.toThrow(NOT_WHOLE);
    }
    const file = await archiveOf(SMALL, { tail: ["uploads/late.webp"] });
    await expect(check(file)).rejects.toThrow("Something follows the manifest");
  });

  it.each([
    "../outside",
    "uploads/../../outside",
    "/etc/passwd",
    "uploads",
    "uploads//a",
    "uploads\\a",
    "database-password",
    "postgres/PG_VERSION",
    "launcher.lock",
  ])("is refused when it would write to %s", async (name) => {
    const file = await archiveOf({ tables: {}, files: { [name]: Buffer.from("x") } });
    await expect(check(file)).rejects.toThrow(NOT_WHOLE);
  });

  it("opens with its passphrase and no other", async () => {
    const keys = parseEnv({ BACKUP_PASSPHRASE: "inyange ku mazi" });
    const file = await archiveOf(SMALL, { keys });
    expect((await readFile(file)).includes("Aline")).toBe(false);
    expect(await check(file, keys)).toEqual(manifestOf(SMALL));
    const others = parseEnv({ BACKUP_PASSPHRASE: "inyange ku mazI" });
    await expect(check(file, others)).rejects.toThrow("another passphrase or key");
    await expect(check(file)).rejects.toThrow("The archive is encrypted: set BACKUP_PASSPHRASE");
  }, 60_000);

  it("leaves nothing behind when abandoned", async () => {
    const before = await readdir(folder);
    const file = path.join(folder, "given-up.tar");
    const writer = new ArchiveWriter(file, `${file}.part`, null);
    await writer.add("uploads/a.webp", randomBytes(100_000));
    await writer.abandon();
    expect(await readdir(folder)).toEqual(before);
  });

  it("leaves nothing behind when abandoned before its file is open", async () => {
    const before = await readdir(folder);
    const { open } = fs;
    const slow = vi.spyOn(fs, "open").mockImplementation((...args: Parameters<typeof open>) => {
      setTimeout(() => open(...args), 50);
    });
    const file = path.join(folder, "given-up.tar");
    const writer = new ArchiveWriter(file, `${file}.part`, null);
    await writer.abandon();
    expect(slow).toHaveBeenCalledOnce();
    slow.mockRestore();
    await sleep(100);
    expect(await readdir(folder)).toEqual(before);
  });

  it("carries files that do not fit into memory as streams", async () => {
    const body = randomBytes(300_000);
    const file = path.join(folder, "streamed.tar");
    const writer = new ArchiveWriter(file, `${file}.part`, null);
    const source = Readable.from([body.subarray(0, 1), body.subarray(1)]);
    expect(await writer.addStream("files/list.csv", body.length, source)).toEqual({
      bytes: body.length,
      sha256: createHash("sha256").update(body).digest("hex"),
    });
    await writer.add(MANIFEST, Buffer.from(JSON.stringify(manifestOf({ tables: {}, files: {} }))));
    await writer.finish();
    expect((await contentOf(file)).files["files/list.csv"]?.equals(body)).toBe(true);
  });
});
