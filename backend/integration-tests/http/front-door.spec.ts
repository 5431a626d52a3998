import { createHash } from "node:crypto";
import {
  Agent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");

const MB = 1024 * 1024;

async function answerTo(request: ClientRequest) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on("response", resolve).on("error", reject);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** `fetch` tidies addresses up; this sends them as they are. */
function raw(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
  origin = shop.origin,
) {
  const { port, hostname } = new URL(origin);
  const { method = "GET", headers = {}, body } = options;
  const request = httpRequest({ hostname, port, path: url, method, headers, agent: false });
  request.end(body);
  return answerTo(request);
}

const bigOrder = ({ headers, ...options }: RequestOptions) =>
  httpRequest(`${shop.origin}/api/orders`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    ...options,
  });

const failureOf = (answer: { body: string }) => failureSchema.parse(JSON.parse(answer.body));

/** What a client gets for bytes of its own making. */
const bytes = (input: string) =>
  new Promise<string>((resolve) => {
    let got = "";
    const socket = connect(Number(new URL(shop.origin).port), "127.0.0.1", () =>
      socket.write(input),
    );
    socket.on("data", (chunk) => {
      got += chunk.toString();
    });
    socket.on("error", () => resolve(got));
    socket.on("close", () => resolve(got));
  });

describe("the guard", () => {
  it.each([
    ["a bomb", "/api/products?a[100000000]=x", 400, "invalid_request"],
    ["an encoded bomb", "/api/health/live?a%5B100000000%5D=x", 400, "invalid_request"],
    ["a NUL", "/api/products?q=%00", 400, "invalid_request"],
    ["half a percent sign", "/api/products?q=%E0%A4%A", 400, "invalid_request"],
    ["a way up", "/uploads/..%2f..%2fjwt-secret", 400, "invalid_request"],
    ["a long address", `/api/products?q=${"a".repeat(3000)}`, 414, "uri_too_long"],
  ])("refuses %s in the envelope", async (_name, url, status, code) => {
    const answer = await raw(url);
    expect(answer.status).toBe(status);
    expect(failureOf(answer).code).toBe(code);
    expect(answer.headers["x-request-id"]).toBe(failureOf(answer).request_id);
  });

  it("stands before the back office too", async () => {
    const answer = await raw("/store/products?a[100000000]=x", {}, shop.backoffice ?? "");
    expect(answer.status).toBe(400);
  });

  it.each([
    ["an address of 20 kB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
    ["headers of 20 kB", `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["what is no request", "hello\r\n\r\n", 400],
  ])("answers %s", async (_name, input, status) => {
    const got = await bytes(input);
    expect(got).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(failureSchema.parse(JSON.parse(got.split("\r\n\r\n")[1] ?? "")).success).toBe(false);
  });

  it("reads a body of 2 MB to its end before it refuses it", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let n = 0; n < 2; n += 1) {
      const request = bigOrder({ agent });
      request.end(Buffer.alloc(2 * MB, 0x20));
      expect(failureOf(await answerTo(request)).code).toBe("payload_too_large");
      ports.add(request.socket?.localPort);
    }
    expect([...ports]).toEqual([expect.any(Number)]);
    agent.destroy();
  });

  it("cuts a body of 9 MB, and one that grows beyond 1 MB on its way", async () => {
    const long = bigOrder({ headers: { "content-length": String(9 * MB) } });
    long.flushHeaders();
    const growing = bigOrder({ headers: { "transfer-encoding": "chunked" } });
    growing.write(Buffer.alloc(MB + 1, 0x20));
    for (const request of [long, growing]) {
      const answer = await answerTo(request);
      expect([answer.status, answer.headers.connection]).toEqual([413, "close"]);
      expect(failureOf(answer).code).toBe("payload_too_large");
    }
  });

  it.each(["TRACE", "PATCH", "PROPFIND"])("refuses %s", async (method) => {
    const answer = await raw("/api/products", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain("GET");
  });
});

describe("the public door", () => {
  it.each([
    ["GET", "/store/products"],
    ["POST", "/store/carts"],
    ["POST", "/auth/customer/emailpass/register"],
    ["GET", "/app"],
    ["GET", "/health"],
    ["GET", "/static/x.png"],
    ["POST", "/hooks/payment/x"],
    ["POST", "/admin/products"],
    ["DELETE", "/admin/users/x"],
  ])("knows no %s %s of Medusa", async (method, url) => {
    const answer = await raw(url, { method });
    expect(answer.status).toBe(404);
    expect(failureOf(answer).message).toBe("Resource not found");
  });

  it("has no route of /api that no table names", async () => {
    const answer = await raw("/api/nothing/here");
    expect(answer.status).toBe(404);
    expect(failureOf(answer)).toMatchObject({ code: "not_found", message: "Resource not found" });
  });

  it("names the methods of a route", async () => {
    const answer = await raw("/api/products", { method: "DELETE" });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, POST");
    expect(failureOf(answer).code).toBe("method_not_allowed");
  });

  it("gives every request its own id, and believes no client's", async () => {
    const answer = await raw("/api/nothing", { headers: { "x-request-id": "chosen-by-me-1" } });
    expect(answer.headers["x-request-id"]).not.toBe("chosen-by-me-1");
    expect(failureOf(answer).request_id).toBe(answer.headers["x-request-id"]);
  });

  it.each(["/", "/api/products", "/api/health/live", "/uploads/x.webp", "/store"])(
    "sends the protecting headers with %s",
    async (url) => {
      const { headers } = await raw(url);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers["strict-transport-security"]).toBeUndefined();
    },
  );

  it("allows a page its own inline scripts and no other", async () => {
    const page = await raw("/");
    expect(page.status).toBe(200);
    const policy = String(page.headers["content-security-policy"]);
    const scripts = [
      ...page.body.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g),
    ];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, code = ""] of scripts) {
      const hash = createHash("sha256").update(code).digest("base64");
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toMatch(/style-src [^;]*unsafe/);
  });

  it("answers HEAD without a body and like GET", async () => {
    const head = await raw("/", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body).toBe("");
    expect(head.headers["content-type"]).toContain("text/html");
  });

  it("compresses pages", async () => {
    const page = await raw("/", { headers: { "accept-encoding": "br" } });
    expect(page.headers["content-encoding"]).toBe("br");
    expect(page.headers.vary).toMatch(/accept-encoding/i);
  });

  it("keeps built files for good", async () => {
    const page = await raw("/");
    const asset = /"(\/assets\/[^"]+\.js)"/.exec(page.body)?.[1] ?? "";
    const file = await raw(asset, { headers: { "accept-encoding": "gzip, br" } });
    expect(file.status).toBe(200);
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(file.headers["content-encoding"]).toBe("br");
    const again = await raw(asset, { headers: { "if-none-match": String(file.headers.etag) } });
    expect(again.status).toBe(304);
  });
});

describe("health", () => {
  it("is told without Medusa", async () => {
    expect(JSON.parse((await raw("/api/health/live")).body)).toEqual({
      success: true,
      data: { status: "live" },
    });
    expect((await raw("/api/health/ready")).status).toBe(200);
  });
});

describe("the back office", () => {
  it("has Medusa's dashboard and native APIs", async () => {
    const origin = shop.backoffice ?? "";
    expect((await raw("/", {}, origin)).headers.location).toBe("/app");
    expect((await raw("/app", {}, origin)).body).toContain("<html");
    expect((await raw("/admin/products", {}, origin)).status).toBe(401);
  });

  it("lets the first admin in", async () => {
    const origin = shop.backoffice ?? "";
    const answer = await raw(
      "/auth/user/emailpass",
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(shop.admin),
      },
      origin,
    );
    expect(answer.status).toBe(200);
    const { token } = JSON.parse(answer.body) as { token: string };
    const session = await raw(
      "/auth/session",
      { method: "POST", headers: { authorization: `Bearer ${token}` } },
      origin,
    );
    expect(session.status).toBe(200);
    expect(session.headers["set-cookie"]?.[0]).toMatch(/HttpOnly/);
  });
});
