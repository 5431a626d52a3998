import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StaticFiles } from "../static-files";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "static-files-"));
  await mkdir(path.join(folder, "assets"));
  await writeFile(path.join(folder, "sw.js"), "the shop's worker");
  await writeFile(path.join(folder, "assets/sw.js"), "something else");
});
afterAll(() => rm(folder, { recursive: true }));

/** What a request for a file gets; null: it is none. */
async function ask(url: string, hasWorker?: boolean, prefix = "") {
  const files = await StaticFiles.read([{ folder, prefix }], hasWorker);
  const headers: Record<string, unknown> = {};
  let body = "";
  const response = {
    setHeader: (name: string, value: unknown) => void (headers[name] = value),
    writeHead: (_status: number, more: object) => void Object.assign(headers, more),
    end: (sent: Buffer) => void (body = sent.toString()),
  };
  const isFile = files.handle(
    { method: "GET", headers: {} } as IncomingMessage,
    response as unknown as ServerResponse,
    { path: url, search: "" },
    [["Content-Security-Policy", "default-src 'none'"]],
  );
  return isFile ? { headers, body } : null;
}

describe("the service worker", () => {
  it("is asked for again at every visit, and may talk to the shop alone", async () => {
    const { headers, body } = (await ask("/sw.js")) ?? {};
    expect(body).toBe("the shop's worker");
    expect(headers).toMatchObject({
      "Cache-Control": "no-cache",
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    });
  });

  it("is one file for all languages", async () => {
    const { headers } = (await ask("/rw/sw.js", true, "/rw")) ?? {};
    expect(headers?.["Content-Security-Policy"]).toBe("default-src 'none'");
    const asset = await ask("/assets/sw.js");
    expect(asset?.headers["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  });

  it("makes room for one that ends it, where the operator wants that", async () => {
    const { headers, body = "" } = (await ask("/sw.js", false)) ?? {};
    expect(headers?.["Cache-Control"]).toBe("no-cache");
    expect(body).toContain("registration.unregister()");
    expect(body).not.toContain("fetch");
  });
});
