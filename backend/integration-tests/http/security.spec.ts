import { randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import { beforeAll, describe, expect, it } from "vitest";
import { inManyRounds } from "../../harness/rounds";
import { failureSchema } from "../../src/contracts/envelope";
import { ownShop } from "../../harness/use-shop";
import { callShop, logIn } from "../../harness/people";
import { lastCode, NO_POST, passCooldown, QUICK, Visitor } from "../../harness/visitor";

/** What docs/SECURITY.md claims and no other file shows. The shop believes that it is behind https. */
const SECRET = "the-first-secret-of-this-shop-0123456789";
const env = { ...NO_POST, SHOP_URL: "https://shop.example", SEED_DEMO: "false" };
const shop = ownShop({ env: { ...env, JWT_SECRET: SECRET } });
let adminToken: string;

beforeAll(async () => {
  adminToken = (await logIn(shop, shop.admin)).token;
});

const ask = (path: string, init: RequestInit = {}, origin = shop.origin) =>
  fetch(origin + path, { redirect: "manual", ...init });

const someone = () => ({
  email: `aline.${randomUUID()}@example.rw`,
  password: "inyange-ku-mazi",
  firstname: "Aline",
  lastname: "Uwase",
});

describe("a shop behind https", () => {
  it.each(["/", "/api/products", "/api/nothing", "/assets/none.js"])(
    "says with %s to come back over https only, and what may be done with the answer",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/default-src '(none|self)'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
    },
  );

  it("sets its cookie under a name that browsers keep to https", async () => {
    const body = someone();
    const visitor = new Visitor(shop);
    const registered = await visitor.post("register", body);
    const [line] = registered.headers.getSetCookie();
    expect(line).toMatch(
      /^__Secure-registration=[\w.-]+; Max-Age=3600; Path=\/api\/auth; HttpOnly; SameSite=Strict; Secure$/,
    );
    // And reads it again: in this browser only the code of its own registration counts.
    await passCooldown(shop, body.email);
    await new Visitor(shop).post("register", { ...body, firstname: "Mallory" });
    const input = { email: body.email, code: await lastCode(shop, body.email) };
    expect((await visitor.post("verify-email", input)).status).toBe(400);
    expect((await new Visitor(shop).post("verify-email", input)).status).toBe(200);
  });
});

describe("another site in the same browser", () => {
  it("is given no leave to read or to call", async () => {
    const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
    for (const answer of [
      await ask("/api/products", { headers }),
      await ask("/api/orders", { method: "OPTIONS", headers }),
    ]) {
      const names = [...answer.headers.keys()].filter((name) => name.startsWith("access-control"));
      expect(names).toEqual([]);
    }
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "can't send %s, which needs no leave, in the place of JSON",
    async (type) => {
      const answer = await ask("/api/auth/login", {
        method: "POST",
        headers: { "Content-Type": type },
        body: JSON.stringify(shop.admin),
      });
      expect(answer.status).toBe(415);
    },
  );
});

describe("what is neither page nor call", () => {
  it.each(["/.git/config", "/.env", "/package.json", "/server/index.js", "/uploads/", "/assets/"])(
    "%s is not there",
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toMatch(/Index of|dependencies|\[core\]|SECRET/);
    },
  );
});

describe("a call's query", () => {
  it("names each parameter once", async () => {
    const { status, json } = await callShop(shop, "GET", "/api/products?limit=1&limit=100");
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.[0]?.field).toBe("limit");
  });
});

describe("a token", () => {
  const claims = (subject: string) => ({
    ep: 1,
    sub: subject,
    iss: "strive",
    aud: "strive-shop",
    jti: randomUUID(),
  });

  it.each<[string, (subject: string) => string]>([
    ["without a signature", (id) => jwt.sign(claims(id), null, { algorithm: "none" })],
    ["signed with the secret itself", (id) => jwt.sign(claims(id), SECRET, { expiresIn: 60 })],
    ["of another algorithm", (id) => jwt.sign(claims(id), SECRET, { algorithm: "HS512" })],
  ])("%s opens nothing", async (_name, forge) => {
    const { user } = await logIn(shop, shop.admin);
    const token = forge(user.id);
    expect((await callShop(shop, "GET", "/api/auth/me", { token })).status).toBe(401);
  });

  it("of the shop opens nothing in the back office", async () => {
    const headers = { Authorization: `Bearer ${adminToken}` };
    const answer = await ask("/admin/orders", { headers }, shop.backoffice ?? "");
    expect(answer.status).toBe(401);
  });
});

describe("guessing at the back office's own login", () => {
  it("ends after the same number of wrong guesses as in the shop", async () => {
    let guessed = 0;
    // Each at another account, which has a smaller budget of its own.
    const guess = () =>
      ask(
        "/auth/user/emailpass",
        {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({
            email: `nobody${(guessed += 1)}@example.rw`,
            password: "not-this-one",
          }),
        },
        shop.backoffice ?? "",
      );
    const statuses: number[] = [];
    for (let n = 0; n < 230 && !statuses.includes(429); n += 1) {
      statuses.push((await guess()).status);
    }
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(195);
    expect(statuses.at(-1)).toBe(429);
    expect((await guess()).headers.get("retry-after")).toMatch(/^\d+$/);
    // One budget for both doors.
    const { status } = await callShop(shop, "POST", "/api/auth/login", { body: shop.admin });
    expect(status).toBe(429);
  });
});

inManyRounds(() => {
  describe("a new JWT_SECRET", () => {
    it("signs everybody out, and lets them in again", async () => {
      expect((await callShop(shop, "GET", "/api/auth/me", { token: adminToken })).status).toBe(200);
      await shop.close();
      const JWT_SECRET = "the-second-secret-of-this-shop-9876543210";
      await shop.restart({ JWT_SECRET, ...QUICK });
      expect((await callShop(shop, "GET", "/api/auth/me", { token: adminToken })).status).toBe(401);
      expect((await logIn(shop, shop.admin)).user.role).toBe("admin");
    });
  });
});
