import { request as httpRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { ROUTE_RULES } from "../../src/api/access";
import { failureSchema } from "../../src/contracts/envelope";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");

/** `fetch` tidies addresses up; this sends them as they are. */
async function ask(
  url: string,
  { method = "GET", headers = {}, origin = shop.origin, body = "" } = {},
) {
  const { port, hostname } = new URL(origin);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path: url, method, headers, agent: false },
      resolve,
    );
    request.on("error", reject);
    request.end(body);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

const failureOf = (answer: { body: string }) => failureSchema.parse(JSON.parse(answer.body));

/** Calls for staff alone, whose path ends in a fixed word. */
const guarded = ROUTE_RULES.filter(
  ({ who, path }) => who !== "everyone" && /^\/api\/.+\/[a-z-]+$/.test(path),
);
const SPELLINGS: readonly [string, (path: string) => string][] = [
  ["in capitals", (path) => path.replace(/[^/]+$/, (word) => word.toUpperCase())],
  [
    "with an encoded letter",
    (path) => path.replace(/\w$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
  ],
  ["with an encoded slash", (path) => path.replace(/\/([^/]+)$/, "%2f$1")],
  ["with two slashes at its end", (path) => `${path}//`],
  ["with two slashes inside", (path) => path.replace("/api/", "/api//")],
];

describe("a call that is spelt otherwise", () => {
  it.each(SPELLINGS)("%s opens nothing that is closed", async (_name, spell) => {
    for (const { method, path } of guarded) {
      const url = spell(path.replace(/:\w+/g, "x"));
      const headers = { "Content-Type": "application/json" };
      for (const origin of [shop.origin, shop.backoffice ?? ""]) {
        const answer = await ask(url, {
          method,
          headers,
          origin,
          body: method === "GET" ? "" : "{}",
        });
        const failure = { of: `${method} ${url}`, ...answer };
        expect(failure).toMatchObject({
          status: expect.toSatisfy((n: number) => [400, 401, 404, 405].includes(n)) as number,
        });
        failureOf(answer);
      }
    }
  });

  it("has no second way in by the name of the API itself", async () => {
    for (const url of ["/API/products/export", "/Api/orders/export", "/api/ORDERS/export"]) {
      const answer = await ask(url, { origin: shop.backoffice ?? "" });
      expect([url, answer.status]).toEqual([url, 404]);
      expect(failureOf(answer).code).toBe("not_found");
    }
  });

  it("may have one slash at its end", async () => {
    expect((await ask("/api/exchange-rates/")).status).toBe(200);
  });
});

describe("odd addresses", () => {
  it.each(["//", "///", "//evil.example/about", "//[", "//:0"])(
    "%s is no page, and no fault",
    async (url) => {
      const answer = await ask(url);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.location ?? "/").toMatch(/^\/(?!\/)/);
    },
  );

  it.each(["/a%0Ab", "/product/a%0D%0Ab", "/a%E2%80%A8b", "/api/products/a%0Ab", "/%7F"])(
    "%s is refused: no path has ends of lines or control characters",
    async (url) => {
      const answer = await ask(url);
      expect(answer.status).toBe(400);
      expect(failureOf(answer).code).toBe("invalid_request");
    },
  );

  it.each(["constructor", "__proto__", "toString"])(
    "a query name %s is no known field",
    async (name) => {
      const answer = await ask(`/api/products?${name}=1`);
      expect(failureOf(answer).errors).toEqual([
        { field: name, message: `${name} is not a known field` },
      ]);
    },
  );
});

describe("a wish for another protocol", () => {
  it("is not granted, and the request answered", async () => {
    const headers = {
      Connection: "Upgrade, HTTP2-Settings",
      Upgrade: "h2c",
      "HTTP2-Settings": "AA",
    };
    expect((await ask("/api/health/live", { headers })).status).toBe(200);
  });
});

describe("bodies that no call takes", () => {
  const TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

  it("of too many parameters are too large", async () => {
    const body = Array.from({ length: 1500 }, (_, n) => `a${n}=1`).join("&");
    const answer = await ask("/api/contact", { method: "POST", headers: TYPE, body });
    expect([answer.status, failureOf(answer).code]).toEqual([413, "payload_too_large"]);
  });

  it.each(["\\u0000", "\\ud800", "x\\udfff"])(
    "a text with %s is refused by the name of its field",
    async (mark) => {
      const headers = { "Content-Type": "application/json" };
      const body = `{"email":"nobody@example.rw","password":"secret${mark}"}`;
      const answer = await ask("/api/auth/login", { method: "POST", headers, body });
      expect(answer.status).toBe(400);
      expect(failureOf(answer).errors).toEqual([
        { field: "password", message: "has characters that can't be used" },
      ]);
    },
  );
});
