import { randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import { beforeAll, describe, expect, it } from "vitest";
import {
  changePasswordResponseSchema,
  loginResponseSchema,
  logoutEverywhereResponseSchema,
  meResponseSchema,
  userResponseSchema,
} from "../../src/contracts/accounts";
import { ownDataResponseSchema } from "../../src/contracts/own-data";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";
import {
  codesTo,
  failureOf,
  lastCode,
  mailsTo,
  otherThan,
  passCooldown,
  Visitor,
} from "../../harness/visitor";

const NAME = { firstname: "Keza", lastname: "Ineza" };
const PASSWORD = "inyange-ku-mazi";
const NEW_PASSWORD = "umusozi-muremure";
const BAD_CODE = "Invalid or expired verification code";

const shop = useShop("quiet");
let guest: Visitor;

const me = (token: string) => callShop(shop, "GET", "/api/auth/me", { token });
const statusOf = async (token: string) => (await me(token)).status;
const tryIn = async ({ email }: Person, password: string) =>
  (await guest.post("login", { email, password })).status;
const sql = <Row extends object>(text: string, values: unknown[]) =>
  withDatabase(shop, async (database) => (await database.query<Row>(text, values)).rows);
const change = (token: string, body: object, path = "/api/auth/change-password") =>
  callShop(shop, "POST", path, { token, body });
const daysOf = (token: string) => {
  const { exp = 0, iat = 0 } = jwt.decode(token) as { exp?: number; iat?: number };
  return (exp - iat) / 86_400;
};

/** A call like any of a machine that isn't theirs. */
const reset = (email: string, code: string, password = NEW_PASSWORD) =>
  guest.post("reset-password", { email, code, password });

async function withResetCode() {
  const person = await register(shop, NAME, { password: PASSWORD });
  const { email } = person;
  expect((await guest.post("forgot-password", { email })).json).toEqual({ success: true });
  return { person, email, code: await lastCode(shop, email) };
}

beforeAll(() => {
  guest = new Visitor(shop);
});

describe("a forgotten password", () => {
  it("is replaced by the mailed code, and every older token ends", async () => {
    const { person, email, code } = await withResetCode();
    const other = await logIn(shop, person);
    const { status, json } = await reset(email, code);
    expect([status, json]).toEqual([200, { success: true }]);
    expect([await statusOf(person.token), await statusOf(other.token)]).toEqual([401, 401]);
    expect([await tryIn(person, PASSWORD), await tryIn(person, NEW_PASSWORD)]).toEqual([400, 200]);
    const mails = await mailsTo(shop, email);
    expect(mails.map(({ template }) => template)).toEqual([
      "verification-code",
      "welcome",
      "reset-code",
      "password-changed",
    ]);
    const again = await reset(email, code, "yet-another-one");
    expect([again.status, failureOf(again).message]).toEqual([400, BAD_CODE]);
  });

  it("says the same about an address that nobody knows", async () => {
    const email = `${randomUUID()}@example.rw`;
    const { status, json } = await guest.post("forgot-password", { email });
    expect([status, json]).toEqual([200, { success: true }]);
    expect(await mailsTo(shop, email)).toEqual([]);
    const refused = await reset(email, "123456");
    const { person, code } = await withResetCode();
    const wrong = await reset(person.email, otherThan(code));
    expect([refused.status, wrong.status]).toEqual([400, 400]);
    expect(failureOf(refused)).toEqual(failureOf(wrong));
  });

  it("has one code a minute, and only the newest is good", async () => {
    const { person, email, code } = await withResetCode();
    await guest.post("forgot-password", { email });
    expect((await codesTo(shop, email)).length).toBe(2);
    await passCooldown(shop, email);
    await guest.post("forgot-password", { email });
    const newest = await lastCode(shop, email);
    if (newest !== code) expect((await reset(email, code)).status).toBe(400);
    expect((await reset(email, newest)).status).toBe(200);
    expect(await tryIn(person, NEW_PASSWORD)).toBe(200);
  });

  it("is safe from guessing: after five wrong codes the right one is dead", async () => {
    const { person, email, code } = await withResetCode();
    for (let by = 1; by <= 5; by += 1) {
      const answer = await reset(email, otherThan(code, by));
      expect([answer.status, failureOf(answer).message]).toEqual([400, BAD_CODE]);
    }
    expect((await reset(email, code)).status).toBe(400);
    expect(await tryIn(person, PASSWORD)).toBe(200);
  });

  it("is replaced once by a code that is sent many times at once", async () => {
    const { email, code } = await withResetCode();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => reset(email, code, `${NEW_PASSWORD}-${at}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
  });

  it("can't be replaced by an expired code, nor by one for verifying an address", async () => {
    const { email, code } = await withResetCode();
    await sql("UPDATE account_code SET expires_at = now() WHERE email = $1", [email]);
    expect((await reset(email, code)).status).toBe(400);
    const visitor = new Visitor(shop);
    const waiting = `${randomUUID()}@example.rw`;
    await visitor.post("register", { email: waiting, password: PASSWORD, ...NAME });
    const registerCode = await lastCode(shop, waiting);
    expect((await reset(waiting, registerCode)).status).toBe(400);
  });

  it("of a deactivated account gets no code", async () => {
    const person = await register(shop, NAME, { password: PASSWORD });
    await sql("UPDATE account SET is_active = false WHERE id = $1", [person.user.id]);
    await guest.post("forgot-password", { email: person.email });
    expect((await mailsTo(shop, person.email)).at(-1)?.template).toBe("welcome");
  });

  it.each([
    [{ email: "x" }, "email"],
    [{ code: "12345" }, "code"],
    [{ password: "short" }, "password"],
    [{ token: "x" }, "token"],
  ])("names the field of %j", async (changes, field) => {
    const answer = await guest.post("reset-password", {
      email: "a@b.rw",
      code: "123456",
      password: NEW_PASSWORD,
      ...changes,
    });
    expect(answer.status).toBe(400);
    expect(failureOf(answer).errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe("changing the password", () => {
  it.each(["plain", "remembered"])(
    "ends all older logins and brings a new one that lives as long (%s)",
    async (kind) => {
      const person = await register(shop, NAME, { password: PASSWORD });
      const { json } = await guest.post("login", {
        email: person.email,
        password: PASSWORD,
        remember: kind === "remembered",
      });
      const used = loginResponseSchema.parse(json).token;
      const answer = await change(used, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
      const { token } = changePasswordResponseSchema.parse(answer.json);
      expect(await Promise.all([used, person.token, token].map(statusOf))).toEqual([401, 401, 200]);
      expect(daysOf(token)).toBe(kind === "remembered" ? 30 : 1);
      expect([await tryIn(person, PASSWORD), await tryIn(person, NEW_PASSWORD)]).toEqual([
        400, 200,
      ]);
      expect((await mailsTo(shop, person.email)).at(-1)?.template).toBe("password-changed");
      const [row] = await sql(
        "SELECT tokens_valid_from > now() - interval '10 minutes' AS fresh FROM account WHERE id = $1",
        [person.user.id],
      );
      expect(row).toEqual({ fresh: true });
    },
  );

  it("needs the current one", async () => {
    const person = await register(shop, NAME, { password: PASSWORD });
    const answer = await change(person.token, {
      currentPassword: "not-it",
      newPassword: NEW_PASSWORD,
    });
    expect(answer.status).toBe(400);
    expect(failureOf(answer).errors).toEqual([
      { field: "currentPassword", message: "Current password is incorrect" },
    ]);
    expect([await statusOf(person.token), await tryIn(person, PASSWORD)]).toEqual([200, 200]);
  });

  it("happens once when two do it at once", async () => {
    const person = await register(shop, NAME, { password: PASSWORD });
    const answers = await Promise.all(
      ["first-of-two", "second-of-two"].map((newPassword) =>
        change(person.token, { currentPassword: PASSWORD, newPassword }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it("makes an outstanding reset code worthless", async () => {
    const { person, email, code } = await withResetCode();
    await change(person.token, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect((await reset(email, code, "from-the-old-mail")).status).toBe(400);
  });

  it("is an admin's at its own address, and no customer's", async () => {
    const body = { currentPassword: shop.admin.password, newPassword: NEW_PASSWORD };
    const { token } = await logIn(shop, shop.admin);
    const answer = await change(token, body, "/api/admin/change-password");
    const renewed = changePasswordResponseSchema.parse(answer.json).token;
    expect([await statusOf(token), await statusOf(renewed)]).toEqual([401, 200]);
    const back = { currentPassword: NEW_PASSWORD, newPassword: shop.admin.password };
    expect((await change(renewed, back, "/api/admin/change-password")).status).toBe(200);
    const customer = await register(shop, NAME, { password: PASSWORD });
    const refused = await change(customer.token, body, "/api/admin/change-password");
    expect(refused.status).toBe(403);
  });
});

describe("logging out", () => {
  it("ends this token and no other", async () => {
    const person = await register(shop, NAME, { password: PASSWORD });
    const other = await logIn(shop, person);
    const out = await callShop(shop, "POST", "/api/auth/logout", { token: person.token });
    expect([out.status, out.json]).toEqual([200, { success: true }]);
    expect([await statusOf(person.token), await statusOf(other.token)]).toEqual([401, 200]);
    const again = await callShop(shop, "POST", "/api/auth/logout", { token: person.token });
    expect(again.status).toBe(401);
  });
});

describe("logging out everywhere", () => {
  const everywhere = (token?: string) =>
    callShop(shop, "POST", "/api/auth/logout-everywhere", token === undefined ? {} : { token });

  it.each(["plain", "remembered"])(
    "ends every login and goes on here for as long as before (%s)",
    async (kind) => {
      const person = await register(shop, NAME, { password: PASSWORD });
      const other = await register(shop, NAME, { password: PASSWORD });
      const { json } = await guest.post("login", {
        email: person.email,
        password: PASSWORD,
        remember: kind === "remembered",
      });
      const used = loginResponseSchema.parse(json).token;
      const answer = await everywhere(used);
      const { token } = logoutEverywhereResponseSchema.parse(answer.json);
      const asked = [used, person.token, token, other.token];
      expect(await Promise.all(asked.map(statusOf))).toEqual([401, 401, 200, 200]);
      expect(daysOf(token)).toBe(kind === "remembered" ? 30 : 1);
      expect(await tryIn(person, PASSWORD)).toBe(200);
      expect((await everywhere(used)).status).toBe(401);
    },
  );

  it("leaves one good token when two devices do it at once", async () => {
    const person = await register(shop, NAME, { password: PASSWORD });
    const other = await logIn(shop, person);
    const answers = await Promise.all([person.token, other.token].map(everywhere));
    const tokens = answers.flatMap(({ status, json }) =>
      status === 200 ? [logoutEverywhereResponseSchema.parse(json).token] : [],
    );
    const standing = await Promise.all(tokens.map(statusOf));
    expect(standing.filter((status) => status === 200)).toHaveLength(1);
  });

  it("is written down for staff", async () => {
    const { token, user } = await logIn(shop, shop.admin);
    const activities = () =>
      sql(
        "SELECT id FROM audit_event WHERE action = 'user.logout-everywhere' AND subject_id = $1",
        [user.id],
      );
    const before = await activities();
    expect((await everywhere(token)).status).toBe(200);
    expect(await activities()).toHaveLength(before.length + 1);
  });

  it("is nothing for guests", async () => {
    expect((await everywhere()).status).toBe(401);
  });
});

describe("one's own profile", () => {
  it("takes another name, phone and language, here and in Medusa's customer", async () => {
    const { token, email, user } = await register(shop, NAME, { password: PASSWORD });
    const { status, json } = await callShop(shop, "PUT", "/api/auth/me", {
      token,
      body: { firstname: "Aline", phone: "0788 123 456", language: "rw" },
    });
    expect(status).toBe(200);
    const changed = meResponseSchema.parse(json).user;
    expect(changed).toEqual({
      ...user,
      firstname: "Aline",
      name: "Aline Ineza",
      phone: "+250788123456",
      language: "rw",
    });
    expect(meResponseSchema.parse((await me(token)).json).user).toEqual(changed);
    const [customer] = await sql(
      "SELECT first_name, last_name, phone FROM customer WHERE email = $1 AND has_account",
      [email],
    );
    expect(customer).toEqual({
      first_name: "Aline",
      last_name: "Ineza",
      phone: "+250788123456",
    });
    const without = await callShop(shop, "PUT", "/api/auth/me", { token, body: { phone: "" } });
    expect(meResponseSchema.parse(without.json).user).toMatchObject({
      phone: null,
      language: "rw",
    });
  });

  it.each([
    [{ email: "other@example.rw" }],
    [{ role: "admin" }],
    [{ isActive: true }],
    [{ language: "sw" }],
  ])("does not take %j", async (body) => {
    const { token } = await register(shop, NAME, { password: PASSWORD });
    const answer = await callShop(shop, "PUT", "/api/auth/me", { token, body });
    expect(answer.status).toBe(400);
    expect(failureOf(answer).errors?.map(({ field }) => field)).toEqual(Object.keys(body));
  });

  it("of an admin takes a name, an address that is free, and a phone", async () => {
    const admin = await logIn(shop, shop.admin);
    const customer = await register(shop, NAME, { password: PASSWORD });
    const save = (body: object, token = admin.token) =>
      callShop(shop, "PUT", "/api/admin/profile", { token, body });
    const taken = await save({ name: "Shop Admin", email: customer.email });
    expect(taken.status).toBe(409);
    const email = "boss@strive.rw";
    const moved = await save({ name: "Jean de Dieu Mugabo", email, phone: "0788123456" });
    expect(userResponseSchema.parse(moved.json).data).toMatchObject({
      firstname: "Jean de Dieu",
      lastname: "Mugabo",
      email,
      phone: "+250788123456",
      role: "admin",
    });
    await logIn(shop, { email, password: shop.admin.password });
    expect((await save({ name: "Shop Admin", email: shop.admin.email })).status).toBe(200);
    await logIn(shop, shop.admin);
    expect((await save({ name: "X", email }, customer.token)).status).toBe(403);
    const nameless = await save({ name: " ", email });
    expect(failureOf(nameless).errors?.map(({ field }) => field)).toEqual(["name"]);
  });
});

describe("one's own data", () => {
  it("comes as a file, and holds nobody else's", async () => {
    const { token, user } = await register(shop, NAME, { password: PASSWORD });
    const answer = await callShop(shop, "GET", "/api/auth/me/data", { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    const { data } = ownDataResponseSchema.parse(answer.json);
    expect(data).toMatchObject({ user, orders: [], messages: [] });
    expect((await callShop(shop, "GET", "/api/auth/me/data")).status).toBe(401);
  });

  it("holds what one wrote to the shop, with or without an account", async () => {
    const [keza, other] = [
      await register(shop, NAME, { password: PASSWORD }),
      await register(shop, NAME, { password: PASSWORD }),
    ];
    for (const [{ email }, subject] of [
      [keza, "Sizes"],
      [other, "Delivery"],
      [keza, "Colours"],
    ] as const) {
      const body = { name: "Keza", email, subject, message: "A question" };
      expect((await callShop(shop, "POST", "/api/contact", { body })).status).toBe(201);
    }
    const { json } = await callShop(shop, "GET", "/api/auth/me/data", { token: keza.token });
    const { messages } = ownDataResponseSchema.parse(json).data;
    expect(messages.map(({ subject }) => subject)).toEqual(["Colours", "Sizes"]);
  });
});

describe("deleting one's own account", () => {
  const remove = (token: string, body: object) =>
    callShop(shop, "DELETE", "/api/auth/me", { token, body });

  it("needs the password, and then the person is gone", async () => {
    const person = await register(shop, NAME, { password: PASSWORD });
    const wrong = await remove(person.token, { password: "not-it" });
    expect(wrong.status).toBe(400);
    expect(failureOf(wrong).errors?.map(({ field }) => field)).toEqual(["password"]);
    expect(await statusOf(person.token)).toBe(200);
    const done = await remove(person.token, { password: PASSWORD });
    expect([done.status, done.json]).toEqual([200, { success: true }]);
    expect(await statusOf(person.token)).toBe(401);
    expect(await tryIn(person, PASSWORD)).toBe(400);
  });

  it("leaves the address free for a new registration", async () => {
    const person = await register(shop, NAME, { password: PASSWORD });
    await remove(person.token, { password: PASSWORD });
    await passCooldown(shop, person.email);
    const visitor = new Visitor(shop);
    const { email } = person;
    await visitor.post("register", { email, password: NEW_PASSWORD, ...NAME });
    const code = await lastCode(shop, email);
    const { status, json } = await visitor.post("verify-email", { email, code });
    expect(status).toBe(200);
    expect(loginResponseSchema.parse(json).user.id).not.toBe(person.user.id);
  });

  it("is not for an admin", async () => {
    const { token } = await logIn(shop, shop.admin);
    expect((await remove(token, { password: shop.admin.password })).status).toBe(409);
    expect(await statusOf(token)).toBe(200);
  });
});
