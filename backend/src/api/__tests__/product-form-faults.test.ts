import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { form, FormServer, paddedTo, type FormFile } from "./form-server";

let dataDir: string;
let server: FormServer;
let jpeg: Buffer;
beforeAll(async () => {
  const canvas = sharp({ create: { width: 60, height: 40, channels: 3, background: "#d9d3c7" } });
  jpeg = await canvas.jpeg().toBuffer();
  server = await FormServer.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "form-"));
  vi.stubEnv("DATA_DIR", dataDir);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true, force: true });
});

const stored = () => readdir(path.join(dataDir, "uploads")).catch(() => [] as string[]);

const system = (command: string, ...args: string[]) => spawnSync(command, args);

/** Takes long to encode and compresses badly. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .webp({ quality: 30 })
    .toBuffer();

describe("what is not a form of this kind", () => {
  it("JSON is 415", async () => {
    const answer = await server.send("{}", { "Content-Type": "application/json" });
    expect(answer.status).toBe(415);
  });

  it.each([
    ["a file in another field", [["attachment", new Blob(["x"])]], "attachment"],
    [
      "a field twice",
      [
        ["price", "1"],
        ["price", "2"],
      ],
      "price",
    ],
    ["a field too long", [["description", "x".repeat(65_537)]], "description"],
    ["a field without a name", [["", "x"]], "body"],
    ["too many fields", Array.from({ length: 31 }, (_, index) => [`field_${index}`, "x"]), "body"],
  ] as [string, [string, string | Blob][], string][])("%s", async (_name, parts, field) => {
    const body = form({}, [["fine.jpg", jpeg]]);
    for (const [name, value] of parts) {
      if (typeof value === "string") body.append(name, value);
      else body.append(name, value, "file.bin");
    }
    const answer = await server.send(body);
    expect(answer.status).toBe(400);
    expect(answer.errors?.map((error) => error.field)).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  const part = '--x\r\nContent-Disposition: form-data; name="a"';
  it.each([
    ["no boundary", "", "multipart/form-data"],
    ["nothing", "", "multipart/form-data; boundary=x"],
    ["no end", `${part}\r\n\r\nvalue`, "multipart/form-data; boundary=x"],
    ["a broken header", `${part}\r\n\0\0: 1\r\n\r\nx\r\n--x--`, "multipart/form-data; boundary=x"],
    ["an end inside a header", `${part}\r\n--x--\r\n`, "multipart/form-data; boundary=x"],
    [
      "a file without its end",
      `${part}; filename="a.jpg"\r\n\r\nbytes`,
      "multipart/form-data; boundary=x",
    ],
    [
      "an unknown charset",
      `${part}\r\nContent-Type: text/plain; charset=klingon\r\n\r\nvalue\r\n--x--\r\n`,
      "multipart/form-data; boundary=x",
    ],
  ])("%s", async (_name, body, type) => {
    const answer = await server.send(body, { "Content-Type": type });
    expect(answer.status).toBe(400);
    expect(answer.errors).toHaveLength(1);
  });
});

describe("a disk that can't be written", () => {
  const plainFailure = { status: 503, message: "Pictures can't be stored at the moment." };

  it("is a plain 503; the cause is logged", async () => {
    // Takes the folder's place.
    await writeFile(path.join(dataDir, "uploads"), "");
    const answer = await server.send(form({}, [["a.jpg", jpeg]]));
    expect(answer).toMatchObject(plainFailure);
    expect(server.logged.at(-1)).toMatch(/EEXIST|ENOTDIR/);
  });

  it("that runs full leaves nothing over, and takes what still fits", async ({ skip }) => {
    const uploads = path.join(dataDir, "uploads");
    await mkdir(uploads);
    // Only root may mount.
    const mount = system("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", uploads);
    if (mount.status !== 0) skip();
    try {
      const fullWhileItArrives = [0, 1].map((n): FormFile => [`${n}.jpg`, paddedTo(jpeg, 700_000)]);
      expect(await server.send(form({}, fullWhileItArrives))).toMatchObject(plainFailure);
      expect(server.logged.at(-1)).toMatch(/ENOSPC/);
      expect(await stored()).toEqual([]);

      const noisy = await noise(600);
      const fullWhileItIsStored: FormFile[] = [
        ["fine.jpg", paddedTo(jpeg, 700_000)],
        ["noisy.webp", noisy],
      ];
      expect(await server.send(form({}, fullWhileItIsStored))).toMatchObject(plainFailure);
      expect(await stored()).toEqual([]);

      expect((await server.send(form({}, [["fine.jpg", jpeg]]))).status).toBe(200);
    } finally {
      system("umount", uploads);
    }
  });
});

describe("aborted uploads", () => {
  /** Deleted files of the folder that this process still holds open. */
  async function openSpools(): Promise<string[]> {
    const handles = await readdir("/proc/self/fd").catch(() => [] as string[]);
    const targets = await Promise.all(
      handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => "")),
    );
    return targets.filter((target) => target.includes(dataDir));
  }

  function abortedUpload(after: number): Promise<void> {
    return new Promise((resolve) => {
      const upload = httpRequest({
        port: server.port,
        host: "127.0.0.1",
        method: "POST",
        headers: { "Content-Type": "multipart/form-data; boundary=x" },
      });
      upload.on("error", () => undefined);
      upload.on("close", resolve);
      upload.write(
        '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n',
      );
      upload.write(paddedTo(jpeg, jpeg.length + after), () => upload.destroy());
    });
  }

  it("leave nothing behind, a hundred times", async () => {
    const before = server.outcomes.length;
    for (let round = 0; round < 10; round++) {
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => abortedUpload(index * 20_000 + round)),
      );
    }
    await vi.waitFor(() => expect(server.outcomes).toHaveLength(before + 100), 10_000);
    expect(new Set(server.outcomes.slice(before))).toEqual(new Set(["400"]));
    expect(await stored()).toEqual([]);
    expect(await openSpools()).toEqual([]);
  });

  it("may be aborted before anybody reads them", async () => {
    const before = server.outcomes.length;
    server.before = (request) => new Promise((resolve) => request.once("close", resolve));
    // Small enough to be buffered whole: a connection waiting to be read doesn't see its end.
    await abortedUpload(0);
    await vi.waitFor(() => expect(server.outcomes).toHaveLength(before + 1), 10_000);
    server.before = undefined;
    expect(server.outcomes.at(-1)).toBe("400");
  });

  it("keep nothing of pictures that nobody waits for any more", async () => {
    const noisy = await noise(400);
    const before = server.outcomes.length;
    const gone = new AbortController();
    const sent = fetch(`http://127.0.0.1:${server.port}/`, {
      method: "POST",
      body: form({}, [
        ["a.jpg", jpeg],
        ["b.webp", noisy],
        ["c.webp", noisy],
      ]),
      signal: gone.signal,
    });
    // The first is stored by now, and the second is being encoded.
    await vi.waitFor(async () => expect(await stored()).not.toEqual([]), 10_000);
    gone.abort();
    await expect(sent).rejects.toThrow();
    await vi.waitFor(() => expect(server.outcomes).toHaveLength(before + 1), 10_000);
    expect(server.outcomes.at(-1)).toBe("408");
    expect(await stored()).toEqual([]);
  });

  it("does no harm to the next form", async () => {
    const answer = await server.send(form({}, [["a.jpg", jpeg]]));
    const [url = ""] = answer.images?.map((image) => image.url) ?? [];
    const main = await readFile(path.join(dataDir, url));
    expect((await sharp(main).metadata()).format).toBe("webp");
  });
});
