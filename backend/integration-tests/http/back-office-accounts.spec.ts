import { beforeAll, describe, expect, it } from "vitest";
import { callBackOffice } from "../../harness/back-office";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";

const shop = useShop("quiet");
let admin: Person;

/** A call of Medusa's own APIs. */
const native = (
  ...call: Parameters<typeof callShop> extends [unknown, ...infer Call] ? Call : never
) => callBackOffice(shop, ...call);

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** A fresh login as Medusa's dashboard makes it. */
async function logInNatively(
  { email, password }: { email: string; password: string },
  kind: "user" | "customer" = "user",
): Promise<string> {
  const { status, json } = await native("POST", `/auth/${kind}/emailpass`, {
    body: { email, password },
  });
  expect(status).toBe(200);
  return (json as { token: string }).token;
}

async function startSession(token: string): Promise<string> {
  const { status, headers } = await native("POST", "/auth/session", { headers: bearer(token) });
  expect(status).toBe(200);
  const cookie = headers.get("Set-Cookie")?.split(";")[0];
  if (cookie === undefined) throw new Error("The session has no cookie.");
  return cookie;
}

const statusWith = async (headers: Record<string, string>) =>
  (await native("GET", "/admin/users/me", { headers })).status;

const staff = (method: string, path: string, body?: unknown) =>
  callShop(shop, method, path, { token: admin.token, body });

async function newAdmin(firstname: string): Promise<Person> {
  const person = await register(shop, { firstname, lastname: "Mugisha" });
  const path = `/api/auth/users/${person.user.id}/role`;
  expect((await staff("PUT", path, { role: "admin" })).status).toBe(200);
  return logIn(shop, person);
}

beforeAll(async () => {
  admin = await logIn(shop, shop.admin);
});

describe("Medusa's dashboard", () => {
  it("is open to an admin of the shop, with the same password", async () => {
    const token = await logInNatively(shop.admin);
    const { status, json } = await native("GET", "/admin/users/me", { headers: bearer(token) });
    expect(status).toBe(200);
    expect(json).toMatchObject({ user: { email: shop.admin.email } });
    expect(await statusWith({ Cookie: await startSession(token) })).toBe(200);
  });

  it("is closed to a customer, and open once promoted", async () => {
    const eric = await register(shop, { firstname: "Eric", lastname: "Mugisha" });
    expect(await statusWith(bearer(await logInNatively(eric)))).toBe(401);
    await staff("PUT", `/api/auth/users/${eric.user.id}/role`, { role: "admin" });
    expect(await statusWith(bearer(await logInNatively(eric)))).toBe(200);
  });

  it("takes no token and no session that says nothing", async () => {
    expect(await statusWith({})).toBe(401);
    expect(await statusWith(bearer("not.a.token"))).toBe(401);
    expect(await statusWith({ Cookie: "connect.sid=s%3Anothing.nothing" })).toBe(401);
  });
});

describe("a native login ends with the rights of its account", () => {
  const user = (person: Person) => `/api/auth/users/${person.user.id}`;
  const acts: [string, (person: Person) => Promise<{ status: number }>][] = [
    ["demoted", (person) => staff("PUT", `${user(person)}/role`, { role: "user" })],
    ["deactivated", (person) => staff("PUT", `${user(person)}/toggle-status`)],
    ["deleted", (person) => staff("DELETE", user(person))],
    [
      "given another password by himself",
      ({ token, password }) =>
        callShop(shop, "POST", "/api/auth/change-password", {
          token,
          body: { currentPassword: password, newPassword: "isimbi-rishya-7" },
        }),
    ],
    [
      "logged out everywhere",
      ({ token }) => callShop(shop, "POST", "/api/auth/logout-everywhere", { token }),
    ],
  ];

  it.each(acts)("when an admin is %s", async (_, act) => {
    const person = await newAdmin("Native");
    const token = await logInNatively(person);
    const cookie = await startSession(token);
    const { json } = await native("POST", "/admin/api-keys", {
      headers: bearer(token),
      body: { title: "Till", type: "secret" },
    });
    const key = (json as { api_key: { token: string } }).api_key.token;
    const basic = { Authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` };
    const products = async (headers: Record<string, string>) =>
      (await native("GET", "/admin/products?limit=1", { headers })).status;
    expect([await products(bearer(token)), await products({ Cookie: cookie })]).toEqual([200, 200]);
    expect(await products(basic)).toBe(200);

    expect((await act(person)).status).toBe(200);

    expect(await statusWith(bearer(token))).toBe(401);
    expect(await statusWith({ Cookie: cookie })).toBe(401);
    expect(await products(bearer(token))).toBe(401);
    // Neither can be traded for a fresh one.
    for (const headers of [bearer(token), { Cookie: cookie }] as Record<string, string>[]) {
      expect((await native("POST", "/auth/token/refresh", { headers })).status).toBe(401);
    }
    expect((await native("POST", "/auth/session", { headers: bearer(token) })).status).toBe(401);
  });

  it.each(acts.slice(0, 3))("and so do the secret keys that he made, %s", async (_, act) => {
    const person = await newAdmin("Keyed");
    const token = await logInNatively(person);
    const { json } = await native("POST", "/admin/api-keys", {
      headers: bearer(token),
      body: { title: "Till", type: "secret" },
    });
    const key = (json as { api_key: { token: string } }).api_key.token;
    const headers = { Authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` };
    expect((await native("GET", "/admin/products?limit=1", { headers })).status).toBe(200);
    expect((await act(person)).status).toBe(200);
    expect((await native("GET", "/admin/products?limit=1", { headers })).status).toBe(401);
  });

  it("a stale session keeps nobody from logging in again", async () => {
    const person = await newAdmin("Again");
    const cookie = await startSession(await logInNatively(person));
    const path = `${user(person)}/role`;
    await staff("PUT", path, { role: "user" });
    await staff("PUT", path, { role: "admin" });
    expect(await statusWith({ Cookie: cookie })).toBe(401);
    const { json } = await native("POST", "/auth/user/emailpass", {
      headers: { Cookie: cookie },
      body: { email: person.email, password: person.password },
    });
    // The token's age is in whole seconds: one of the very second of the demotion is too old.
    const { token } = json as { token: string };
    await expect
      .poll(async () => statusWith(bearer(await logInNatively(person))), { timeout: 5000 })
      .toBe(200);
    expect(typeof token).toBe("string");
  });

  it("of a customer as well, on Medusa's shop API", async () => {
    const diane = await register(shop, { firstname: "Diane", lastname: "Keza" });
    const [publishable] = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ token: string }>(
        "SELECT token FROM api_key WHERE type = 'publishable' AND revoked_at IS NULL LIMIT 1",
      );
      return rows;
    });
    if (!publishable) throw new Error("The shop has no publishable key.");
    const headers = {
      ...bearer(await logInNatively(diane, "customer")),
      "x-publishable-api-key": publishable.token,
    };
    const me = async () => (await native("GET", "/store/customers/me", { headers })).status;
    expect(await me()).toBe(200);
    await staff("PUT", `${user(diane)}/toggle-status`);
    expect(await me()).toBe(401);
  });
});
