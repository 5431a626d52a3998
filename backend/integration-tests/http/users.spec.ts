import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderBody } from "../../harness/checkout-storm";
import {
  USER_SORTS,
  userListResponseSchema,
  userResponseSchema,
  userStatsResponseSchema,
  type User,
} from "../../src/contracts/accounts";
import { failureSchema } from "../../src/contracts/envelope";
import { orderResponseSchema } from "../../src/contracts/orders";
import { countUsers, listUsers, USER_STATS } from "../../src/modules/account/users-sql";
import { makeGoods } from "../../harness/goods";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";

const shop = useShop("quiet");
let admin: Person;

const as = (person: Person, method: string, path: string, body?: unknown) =>
  callShop(shop, method, path, { token: person.token, body });
const staff = (method: string, path: string, body?: unknown) => as(admin, method, path, body);
const refusal = ({ status, json }: { status: number; json: unknown }) => ({
  status,
  message: failureSchema.parse(json).message,
});
const userIn = ({ status, json }: { status: number; json: unknown }): User => {
  expect(status).toBe(200);
  return userResponseSchema.parse(json).data;
};
const list = async (query: string) =>
  userListResponseSchema.parse((await staff("GET", `/api/auth/users?${query}`)).json);
const statusOfMe = async (person: Person) => (await as(person, "GET", "/api/auth/me")).status;
const setRole = (by: Person, of: Person, role: "user" | "admin") =>
  as(by, "PUT", `/api/auth/users/${of.user.id}/role`, { role });
const person = (firstname: string, lastname = "Uwase") => register(shop, { firstname, lastname });
/** Somebody who has been made an admin, logged in as one. */
async function newAdmin(firstname: string): Promise<Person> {
  const made = await person(firstname, "Mugisha");
  userIn(await setRole(admin, made, "admin"));
  return logIn(shop, made);
}

beforeAll(async () => {
  admin = await logIn(shop, shop.admin);
});

describe("finding users", () => {
  const names = (users: User[]) => users.map(({ name }) => name);
  /** Those of this part; others of the shop have other names. */
  const LISTED = "search=listed";
  const stats = async () =>
    userStatsResponseSchema.parse((await staff("GET", "/api/auth/users/stats")).json).data;
  let before: Awaited<ReturnType<typeof stats>>;

  beforeAll(async () => {
    before = await stats();
    // Only rows of the table: these people never log in.
    await withDatabase(shop, (database) =>
      database.query(
        `INSERT INTO account (id, customer_id, auth_identity_id, email, firstname, lastname, is_active, email_verified_at, created_at)
         SELECT 'acct_listed' || n, 'cus_listed' || n, 'authid_listed' || n, 'listed' || n || '@example.rw',
           (ARRAY['Keza', 'Éric_1', '100%'])[n % 3 + 1], 'Listed' || lpad(n::text, 2, '0'), n % 2 = 0, now(),
           now() - n * interval '1 day'
         FROM generate_series(1, 30) AS n`,
      ),
    );
  });
  afterAll(() =>
    withDatabase(shop, (database) =>
      database.query("DELETE FROM account WHERE id LIKE 'acct_listed%'"),
    ),
  );

  it("pages through all of them, each once, with the count of all", async () => {
    const pages = await Promise.all(
      [0, 10, 20, 30].map((offset) => list(`${LISTED}&limit=10&offset=${offset}`)),
    );
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
    expect(pages.map(({ count }) => count)).toEqual([30, 30, 30, 30]);
  });

  it("sorts by age, name and address", async () => {
    const by = async (sort: string) => (await list(`${LISTED}&limit=100&sort=${sort}`)).data;
    const latest = await by("latest");
    expect(latest[0]?.id).toBe("acct_listed1");
    expect(latest.at(-1)?.id).toBe("acct_listed30");
    expect((await by("oldest")).map(({ id }) => id)).toEqual(latest.map(({ id }) => id).reverse());
    const ids = async (sort: string) => (await by(sort)).map(({ id }) => id);
    expect(await ids("name_desc")).toEqual((await ids("name")).reverse());
    expect(await ids("email_desc")).toEqual((await ids("email")).reverse());
    const emails = (await by("email")).map(({ email }) => email);
    const sorted = await withDatabase(
      shop,
      async (database) =>
        (
          await database.query<{ email: string; name: string }>(
            "SELECT email, firstname || ' ' || lastname AS name FROM account WHERE lastname LIKE 'Listed%' ORDER BY email",
          )
        ).rows,
    );
    expect(emails).toEqual(sorted.map(({ email }) => email));
    const named = names(await by("name")).map((name) => name.toLowerCase());
    expect(named.filter((name) => name.startsWith("keza"))).toEqual(
      Array.from({ length: 10 }, (_, at) => `keza listed${String(3 * (at + 1)).padStart(2, "0")}`),
    );
  });

  it.each([
    ["search=kEZA%20listed", 10],
    ["search=%C3%89RIC_1%20l", 10],
    ["search=_1%20listed", 10],
    ["search=100%25%20listed", 10],
    ["search=%25%20listed", 10],
    ["search=%25listed", 0],
    ["search=listed12%40example", 1],
    ["search=eza%20Listed0", 3],
    ["search=%5C%20listed", 0],
    ["search=nobody-of-that-name", 0],
    [`role=admin&${LISTED}`, 0],
    [`role=user&${LISTED}`, 30],
    [`isActive=false&${LISTED}`, 15],
    ["role=user&isActive=true&search=keza%20listed", 5],
  ])("finds by %s", async (query, expected) => {
    const { data, count } = await list(`${query}&limit=100`);
    expect([data.length, count]).toEqual([expected, expected]);
  });

  it("finds everybody where nothing is searched for, and the admins among them", async () => {
    const { total_users, admins } = await stats();
    expect((await list("search=&limit=1")).count).toBe(total_users);
    expect((await list("role=admin&limit=1")).count).toBe(admins);
    expect(admins).toBeGreaterThan(0);
  });

  it("counts them", async () => {
    expect(await stats()).toEqual({
      ...before,
      total_users: before.total_users + 30,
      active_users: before.active_users + 15,
      regular_users: before.regular_users + 30,
    });
  });

  it.each(["sort=price", "role=root", "isActive=yes", "limit=0", "limit=101", "offset=-1", "q=a"])(
    "refuses %s",
    async (query) => {
      expect((await staff("GET", `/api/auth/users?${query}`)).status).toBe(400);
    },
  );

  it("reads every list and count by an index", async () => {
    const sorts = USER_SORTS.flatMap((sort) => [listUsers(sort, false), listUsers(sort, true)]);
    const statements = [...sorts, countUsers(false), countUsers(true), USER_STATS];
    await withDatabase(shop, async (database) => {
      // As the shop's own connections: lib/database.ts.
      await database.query("SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan");
      for (const { name, text } of statements) {
        const numbers = new Set(text.match(/\$\d/g));
        await database.query(`PREPARE plan AS ${text}`);
        const values = [null, null, "'%keza%'", 20, 0].slice(0, numbers.size);
        if (numbers.size === 4) values.splice(2, 2, 20, 0);
        const call = numbers.size === 0 ? "plan" : `plan(${values.map(String).join(", ")})`;
        const { rows } = await database.query<{ "QUERY PLAN": string }>(`EXPLAIN EXECUTE ${call}`);
        expect([name, rows.map((row) => row["QUERY PLAN"]).join("\n")]).toEqual([
          name,
          expect.not.stringContaining("Seq Scan"),
        ]);
        await database.query("DEALLOCATE plan");
      }
    });
  });
});

describe("one user", () => {
  it("is shown, and not there under another id", async () => {
    const aline = await person("Aline");
    expect(userIn(await staff("GET", `/api/auth/users/${aline.user.id}`))).toEqual(aline.user);
    expect(refusal(await staff("GET", "/api/auth/users/acct_nobody"))).toEqual({
      status: 404,
      message: "Resource not found",
    });
  });

  it("gets another name and phone, also where Medusa keeps them", async () => {
    const aline = await person("Aline");
    await setRole(admin, aline, "admin");
    const path = `/api/auth/users/${aline.user.id}`;
    const changed = userIn(
      await staff("PUT", path, { firstname: "Aline-Marie", phone: "0788 123 456" }),
    );
    expect(changed).toMatchObject({ name: "Aline-Marie Uwase", phone: "+250788123456" });
    expect(userIn(await staff("PUT", path, { phone: "" })).phone).toBeNull();
    const { rows } = await withDatabase(shop, (database) =>
      database.query(
        `SELECT c.first_name, c.last_name, u.first_name AS user_first_name FROM account a
         JOIN customer c ON c.id = a.customer_id JOIN "user" u ON u.id = a.medusa_user_id WHERE a.id = $1`,
        [aline.user.id],
      ),
    );
    expect(rows).toEqual([
      { first_name: "Aline-Marie", last_name: "Uwase", user_first_name: "Aline-Marie" },
    ]);
  });

  it("logs in with a new address, no longer with the old one", async () => {
    const jeanne = await person("Jeanne");
    const email = `new.${jeanne.email}`;
    userIn(await staff("PUT", `/api/auth/users/${jeanne.user.id}`, { email }));
    expect((await logIn(shop, { ...jeanne, email })).user.email).toBe(email);
    await expect(logIn(shop, jeanne)).rejects.toThrow();
    // Repeating it is no conflict with oneself.
    userIn(await staff("PUT", `/api/auth/users/${jeanne.user.id}`, { email }));
  });

  it("can't have somebody else's address", async () => {
    const jeanne = await person("Jeanne");
    const answer = await staff("PUT", `/api/auth/users/${jeanne.user.id}`, { email: admin.email });
    expect(refusal(answer)).toEqual({ status: 409, message: "This email is already in use" });
    expect((await logIn(shop, jeanne)).user.email).toBe(jeanne.email);
  });

  it.each([
    ["PUT", "", { firstname: "A" }],
    ["PUT", "/role", { role: "admin" }],
    ["PUT", "/toggle-status", undefined],
    ["DELETE", "", undefined],
  ])("%s%s of nobody is 404", async (method, suffix, body) => {
    const answer = await staff(method, `/api/auth/users/acct_nobody${suffix}`, body);
    expect(refusal(answer)).toEqual({ status: 404, message: "Resource not found" });
  });
});

describe("roles and status", () => {
  it("act on the very next request", async () => {
    const eric = await person("Eric");
    expect((await as(eric, "GET", "/api/auth/users")).status).toBe(403);
    expect(userIn(await setRole(admin, eric, "admin")).role).toBe("admin");
    expect(await statusOfMe(eric)).toBe(401);
    const promoted = await logIn(shop, eric);
    expect((await as(promoted, "GET", "/api/auth/users")).status).toBe(200);

    expect(userIn(await setRole(admin, eric, "user")).role).toBe("user");
    expect((await as(promoted, "GET", "/api/auth/users")).status).toBe(401);
    expect((await as(await logIn(shop, eric), "GET", "/api/auth/users")).status).toBe(403);
  });

  it("a role that somebody has already changes nothing", async () => {
    const eric = await person("Eric");
    userIn(await setRole(admin, eric, "user"));
    expect(await statusOfMe(eric)).toBe(200);
  });

  it("a deactivated user is out at once, and in again when activated", async () => {
    const diane = await person("Diane");
    const path = `/api/auth/users/${diane.user.id}/toggle-status`;
    expect(userIn(await staff("PUT", path)).isActive).toBe(false);
    expect(await statusOfMe(diane)).toBe(401);
    const { email, password } = diane;
    const answer = await callShop(shop, "POST", "/api/auth/login", { body: { email, password } });
    expect(refusal(answer)).toEqual({ status: 403, message: "Account is deactivated" });
    expect(userIn(await staff("PUT", path, {})).isActive).toBe(true);
    expect(await statusOfMe(diane)).toBe(401);
    expect(await statusOfMe(await logIn(shop, diane))).toBe(200);
  });

  it("the last admin stays, whatever is tried", async () => {
    const { id } = admin.user;
    // Those that earlier tests made.
    for (const { id: other } of (await list("role=admin&limit=100")).data) {
      if (other !== id)
        userIn(await staff("PUT", `/api/auth/users/${other}/role`, { role: "user" }));
    }
    const last = { status: 409, message: "There must be at least one active admin" };
    expect(refusal(await setRole(admin, admin, "user"))).toEqual(last);
    expect(refusal(await staff("PUT", `/api/auth/users/${id}/toggle-status`))).toEqual(last);
    expect(refusal(await staff("DELETE", `/api/auth/users/${id}`))).toEqual(last);
    expect(await statusOfMe(admin)).toBe(200);
  });

  it("an admin can't demote, deactivate or delete himself, but another", async () => {
    const second = await newAdmin("Second");
    const path = `/api/auth/users/${second.user.id}`;
    expect(refusal(await setRole(second, second, "user")).status).toBe(409);
    expect(refusal(await as(second, "PUT", `${path}/toggle-status`)).status).toBe(409);
    expect(refusal(await as(second, "DELETE", path)).status).toBe(409);
    const own = await as(second, "DELETE", "/api/auth/me", { password: second.password });
    expect(refusal(own).status).toBe(409);
    expect(await statusOfMe(second)).toBe(200);
    userIn(await setRole(admin, second, "user"));
  });
});

describe("two admins against each other, twenty times at once", () => {
  const activeAdmins = async () =>
    withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ id: string }>(
        "SELECT id FROM account WHERE role = 'admin' AND is_active",
      );
      return rows.map(({ id }) => id);
    });

  /** @returns who of the two remains; the shop's own admin steps aside meanwhile */
  async function fight(act: (by: Person, of: Person) => ReturnType<typeof as>) {
    const first = await newAdmin("First");
    const second = await newAdmin("Second");
    userIn(await setRole(first, admin, "user"));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_unused, at) =>
        at % 2 === 0 ? act(first, second) : act(second, first),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toContain(200);
    const remaining = await activeAdmins();
    const survivors = [first, second].filter(({ user }) => remaining.includes(user.id));
    const [survivor] = survivors;
    if (!survivor) throw new Error("No admin remains.");
    userIn(await setRole(await logIn(shop, survivor), admin, "admin"));
    admin = await logIn(shop, shop.admin);
    for (const { user } of survivors) {
      userIn(await staff("PUT", `/api/auth/users/${user.id}/role`, { role: "user" }));
    }
    return survivors;
  }

  it.each([
    ["demoting", (by: Person, of: Person) => setRole(by, of, "user")],
    ["deleting", (by: Person, of: Person) => as(by, "DELETE", `/api/auth/users/${of.user.id}`)],
  ])("%s: exactly one remains", async (_, act) => {
    expect(await fight(act)).toHaveLength(1);
  });

  it("switching each other on and off: one remains", async () => {
    const survivors = await fight((by, of) =>
      as(by, "PUT", `/api/auth/users/${of.user.id}/toggle-status`),
    );
    expect(survivors.length).toBeGreaterThan(0);
  });
});

describe("deleting a user", () => {
  async function orderOf(buyer: Person) {
    const [{ variantId }] = await makeGoods(shop, { pieces: 1 });
    const placed = await callShop(shop, "POST", "/api/orders", {
      token: buyer.token,
      body: orderBody(variantId, 1),
      headers: { "Idempotency-Key": randomUUID() },
    });
    expect(placed.status).toBe(201);
    return (placed.json as { data: { id: string; total_amount: number } }).data;
  }

  it("takes name, address and login away, and leaves the orders", async () => {
    const claire = await person("Claire", "Ingabire");
    const order = await orderOf(claire);
    const path = `/api/auth/users/${claire.user.id}`;
    const before = (await list("limit=1")).count;
    expect(await staff("DELETE", path)).toMatchObject({ status: 200, json: { success: true } });

    expect(await statusOfMe(claire)).toBe(401);
    await expect(logIn(shop, claire)).rejects.toThrow();
    expect((await staff("GET", path)).status).toBe(404);
    expect((await staff("DELETE", path)).status).toBe(404);
    expect((await list("limit=1")).count).toBe(before - 1);
    expect((await list(`search=${claire.email}`)).count).toBe(0);

    const kept = await staff("GET", `/api/orders/${order.id}`);
    expect(orderResponseSchema.parse(kept.json).data.total_amount).toBe(order.total_amount);
    const { rows } = await withDatabase(shop, (database) =>
      database.query(
        `SELECT a.firstname, a.lastname, a.email, a.phone, c.first_name, c.email AS customer_email,
           (SELECT count(*)::int FROM provider_identity WHERE entity_id = $2) AS logins
         FROM account a JOIN customer c ON c.id = a.customer_id WHERE a.id = $1`,
        [claire.user.id, claire.email],
      ),
    );
    const email = `deleted-${claire.user.id.toLowerCase()}@deleted.invalid`;
    expect(rows).toEqual([
      {
        firstname: "Deleted",
        lastname: "user",
        email,
        phone: null,
        first_name: "Deleted",
        customer_email: email,
        logins: 0,
      },
    ]);
  });

  it("lets the same address register again, as somebody new", async () => {
    const claude = await person("Claude");
    await staff("DELETE", `/api/auth/users/${claude.user.id}`);
    await withDatabase(shop, (database) =>
      database.query("DELETE FROM account_code_pause WHERE email = $1", [claude.email]),
    );
    const again = await register(shop, claude.user, { email: claude.email });
    expect(again.user.id).not.toBe(claude.user.id);
    expect(await statusOfMe(again)).toBe(200);
  });

  it("is finished by a job when it was cut short, and by another try before that", async () => {
    const cutShort = (who: Person) =>
      withDatabase(shop, (database) =>
        database.query(
          "UPDATE account SET deleted_at = now() - interval '1 minute', is_active = false WHERE id = $1",
          [who.user.id],
        ),
      );
    const emailOf = (who: Person) =>
      withDatabase(shop, async (database) => {
        const { rows } = await database.query<{ email: string }>(
          "SELECT email FROM account WHERE id = $1",
          [who.user.id],
        );
        return rows[0]?.email;
      });
    const retried = await person("Retried");
    await cutShort(retried);
    expect((await staff("DELETE", `/api/auth/users/${retried.user.id}`)).status).toBe(200);
    expect(await emailOf(retried)).toMatch(/@deleted\.invalid$/);

    const swept = await person("Swept");
    await cutShort(swept);
    await expect
      .poll(() => emailOf(swept), { timeout: 50_000, interval: 500 })
      .toMatch(/@deleted\.invalid$/);
  });
});
