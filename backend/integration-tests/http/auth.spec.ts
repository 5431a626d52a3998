import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import jwt from "jsonwebtoken";
import { describe, expect, it } from "vitest";
import { loginResponseSchema, meResponseSchema } from "../../src/contracts/accounts";
import { failureSchema } from "../../src/contracts/envelope";
import { useShop } from "../../harness/use-shop";
import { register, withDatabase } from "../../harness/people";
import { failureOf } from "../../harness/visitor";

/** What the shop signs its tokens with; see lib/secrets.ts. */
async function tokenKey(): Promise<Buffer> {
  const secret = await readFile(path.join(shop.dataDir, "jwt-secret"), "utf8");
  return createHmac("sha256", secret.trim()).update("strive:account-token.v1").digest();
}
const PASSWORD = "inyange-ku-mazi";

const shop = useShop("quiet");

async function logIn(body: unknown) {
  const response = await fetch(new URL("/api/auth/login", shop.origin), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

async function me(token?: string) {
  const response = await fetch(new URL("/api/auth/me", shop.origin), {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
  return { status: response.status, json: await response.json() };
}

const daysOf = (token: string) => {
  const { exp = 0, iat = 0 } = jwt.decode(token) as { exp?: number; iat?: number };
  return (exp - iat) / 86_400;
};

describe("logging in", () => {
  it("gives a token for a day, or for thirty when remembered", async () => {
    for (const [remember, days] of [
      [undefined, 1],
      [false, 1],
      [true, 30],
    ] as const) {
      const { status, json } = await logIn({ ...shop.admin, remember });
      expect(status).toBe(200);
      const { token, user } = loginResponseSchema.parse(json);
      expect(daysOf(token)).toBe(days);
      expect(user).toMatchObject({ role: "admin", isActive: true, emailVerified: true });
    }
  });

  it("does not mind the case of the address, nor spaces around it", async () => {
    const email = ` ${shop.admin.email.toUpperCase()} `;
    expect((await logIn({ ...shop.admin, email })).status).toBe(200);
  });

  it("says the same to an unknown address and to a wrong password", async () => {
    const wrong = await logIn({ ...shop.admin, password: "not-it" });
    const unknown = await logIn({ email: "nobody@example.rw", password: "not-it" });
    const strip = ({ json }: { json: unknown }) => ({
      ...failureSchema.parse(json),
      request_id: "",
    });
    expect([wrong.status, unknown.status]).toEqual([400, 400]);
    expect(strip(wrong)).toEqual(strip(unknown));
    expect(strip(wrong).message).toBe("Invalid credentials");
  });

  it.each([
    [{}, "email"],
    [{ email: "a@b.rw" }, "password"],
    [{ email: ["a@b.rw"], password: "x" }, "email"],
    [{ email: "a@b.rw", password: { $ne: "" } }, "password"],
    [{ email: "a@b.rw", password: "x", role: "admin" }, "role"],
  ])("names the field of %j", async (body, field) => {
    const { status, json } = await logIn(body);
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.map((error) => error.field)).toContain(field);
  });
});

describe("the token", () => {
  it("opens one's own account", async () => {
    const { token, user } = loginResponseSchema.parse((await logIn(shop.admin)).json);
    const { status, json } = await me(token);
    expect(status).toBe(200);
    expect(meResponseSchema.parse(json).user).toEqual(user);
  });

  it("is refused when it is missing, altered, unsigned or signed by somebody else", async () => {
    const { token } = loginResponseSchema.parse((await logIn(shop.admin)).json);
    const [header, payload, signature] = token.split(".");
    const claims = jwt.decode(token) as Record<string, unknown>;
    const altered = Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999 })).toString(
      "base64url",
    );
    const unsigned = jwt.sign(claims, "", { algorithm: "none" });
    const foreign = jwt.sign(claims, "another-secret-of-somebody-else");
    for (const bad of [
      undefined,
      "",
      "x",
      `${header}.${altered}.${signature}`,
      `${header}.${payload}.`,
      unsigned,
      foreign,
    ]) {
      const { status, json } = await me(bad);
      expect(status).toBe(401);
      failureSchema.parse(json);
    }
  });

  it("is refused even with the right key when anything else about it is not ours", async () => {
    const { token } = loginResponseSchema.parse((await logIn(shop.admin)).json);
    const { iat, exp, ...claims } = jwt.decode(token) as Record<string, unknown> & {
      iat: number;
      exp: number;
    };
    const now = Math.floor(Date.now() / 1000);
    const key = await tokenKey();
    const sign = (changes: object, algorithm: jwt.Algorithm = "HS256") =>
      jwt.sign({ ...claims, iat, exp, ...changes }, key, { algorithm });
    // They are made the right way: only the change makes the others bad.
    expect((await me(sign({}))).status).toBe(200);
    for (const bad of [
      sign({}, "HS384"),
      sign({}, "HS512"),
      sign({ iss: "somebody" }),
      sign({ iss: undefined }),
      sign({ aud: "strive-admin" }),
      sign({ exp: now - 1 }),
      sign({ nbf: now + 600 }),
      sign({ ep: 7 }),
      sign({ ep: "0" }),
      sign({ ep: undefined }),
      sign({ jti: undefined }),
      sign({ sub: "acct_NOBODY" }),
      sign({ sub: undefined }),
    ]) {
      expect([bad, (await me(bad)).status]).toEqual([bad, 401]);
    }
  });
});

describe("a deactivated account", () => {
  it("is told so after the right password, and nothing before; its token ends", async () => {
    const { user, email, token } = await register(
      shop,
      { firstname: "Keza", lastname: "Ineza" },
      { password: PASSWORD },
    );
    expect((await me(token)).status).toBe(200);
    await withDatabase(shop, (database) =>
      database.query("UPDATE account SET is_active = false WHERE id = $1", [user.id]),
    );
    expect((await me(token)).status).toBe(401);
    const wrong = await logIn({ email, password: "not-it" });
    expect([wrong.status, failureOf(wrong).message]).toEqual([400, "Invalid credentials"]);
    const right = await logIn({ email, password: PASSWORD });
    expect([right.status, failureOf(right).message]).toEqual([403, "Account is deactivated"]);
  });
});
