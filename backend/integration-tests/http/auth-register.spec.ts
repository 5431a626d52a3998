import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { loginResponseSchema, registerResponseSchema } from "../../src/contracts/accounts";
import { closeDatabase } from "../../src/lib/database";
import AccountModuleService from "../../src/modules/account/service";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, withDatabase, type Answer } from "../../harness/people";
import {
  codesTo,
  failureOf,
  lastCode,
  mailsTo,
  otherThan,
  passCooldown,
  Visitor,
} from "../../harness/visitor";
import { rounds } from "../../harness/rounds";

const PASSWORD = "inyange-ku-mazi";
/** Each costs two hashes. */
const CROWD = rounds(15, 50);
const BAD_CODE = "Invalid or expired verification code";

const shop = useShop("quiet");
let count = 0;
const newEmail = () => `keza.${(count += 1)}.${randomUUID().slice(0, 8)}@example.rw`;
const formOf = (email: string, changes: object = {}) => ({
  email,
  password: PASSWORD,
  firstname: "Keza",
  lastname: "Ineza",
  ...changes,
});

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  withDatabase(shop, async (database) => (await database.query<Row>(text, values)).rows);

async function registered(email = newEmail(), changes: object = {}) {
  const visitor = new Visitor(shop);
  const answer = await visitor.post("register", formOf(email, changes));
  expect(answer.status).toBe(201);
  return { visitor, email, answer };
}

async function expectBadCode(answer: Promise<Answer>) {
  const { status, json } = await answer;
  expect(status).toBe(400);
  expect(failureOf({ json })).toMatchObject({
    message: BAD_CODE,
    errors: [{ field: "code", message: BAD_CODE }],
  });
}

async function expectIn(answer: Promise<Answer> | Answer) {
  const { status, json } = await answer;
  expect([status, json]).toEqual([200, expect.anything()]);
  return loginResponseSchema.parse(json);
}

describe("registering", () => {
  it("goes from the form by the code to being logged in", async () => {
    const typed = newEmail();
    const { visitor, answer } = await registered(` ${typed.toUpperCase()} `, {
      phone: "0788 123 456",
    });
    expect(registerResponseSchema.parse(answer.json)).toEqual({
      success: true,
      requiresVerification: true,
    });
    const mails = await mailsTo(shop, typed);
    expect(mails.map(({ template }) => template)).toEqual(["verification-code"]);
    expect(mails[0]?.facts["firstname"]).toBe("Keza");

    const code = await lastCode(shop, typed);
    const { token, user } = await expectIn(visitor.post("verify-email", { email: typed, code }));
    expect(user).toMatchObject({
      email: typed,
      name: "Keza Ineza",
      phone: "+250788123456",
      role: "user",
      isActive: true,
      emailVerified: true,
      language: "en",
    });
    const me = await callShop(shop, "GET", "/api/auth/me", { token });
    expect(me.json).toEqual({ success: true, user });
    expect((await logIn(shop, { email: typed, password: PASSWORD })).user).toEqual(user);
    expect((await mailsTo(shop, typed)).at(-1)?.template).toBe("welcome");
    expect(visitor.cookies).toBeUndefined();
    await expectBadCode(visitor.post("verify-email", { email: typed, code }));
  });

  it("makes one identity that is a customer of Medusa too", async () => {
    const { visitor, email } = await registered();
    await expectIn(visitor.post("verify-email", { email, code: await lastCode(shop, email) }));
    const [row] = await sql<{ customer: string; meta: unknown; has_account: boolean }>(
      `SELECT a.customer_id AS customer, i.app_metadata AS meta, c.has_account FROM account a
       JOIN auth_identity i ON i.id = a.auth_identity_id
       JOIN provider_identity p ON p.auth_identity_id = i.id AND p.entity_id = a.email
       JOIN customer c ON c.id = a.customer_id AND c.email = a.email WHERE a.email = $1`,
      [email],
    );
    expect(row).toMatchObject({ has_account: true, meta: { customer_id: row?.customer } });
    const left = await sql("SELECT 1 FROM account_registration WHERE email = $1", [email]);
    expect(left).toEqual([]);
  });

  it("leaves the customer of a guest's order to the guest", async () => {
    const email = newEmail();
    const guest = `cus_${randomUUID()}`;
    await sql("INSERT INTO customer (id, email, has_account) VALUES ($1, $2, false)", [
      guest,
      email,
    ]);
    const { visitor } = await registered(email);
    await expectIn(visitor.post("verify-email", { email, code: await lastCode(shop, email) }));
    const rows = await sql<{ id: string; has_account: boolean }>(
      "SELECT id, has_account FROM customer WHERE email = $1 ORDER BY has_account",
      [email],
    );
    expect(rows.map(({ has_account }) => has_account)).toEqual([false, true]);
    expect(rows[0]?.id).toBe(guest);
  });

  it.each([
    [{ email: "keza" }, "email", "Please enter a valid email address"],
    [{ password: "12345" }, "password", "Password must be at least 6 characters"],
    [{ password: "x".repeat(129) }, "password", "Password must have at most 128 characters"],
    [{ firstname: " " }, "firstname", "First and last name are required"],
    [{ lastname: undefined }, "lastname", "First and last name are required"],
    [
      { phone: "0788 123 45" },
      "phone",
      "One digit is missing. A phone number has 10, like 0788 123 456.",
    ],
    [{ language: "sw" }, "language", "language must be en, rw, fr"],
    [{ role: "admin" }, "role", "role is not a known field"],
    [{ isActive: true }, "isActive", "isActive is not a known field"],
  ])("refuses %j and names the field", async (changes, field, message) => {
    const answer = await new Visitor(shop).post("register", formOf(newEmail(), changes));
    expect(answer.status).toBe(400);
    expect(failureOf(answer).errors).toEqual([{ field, message }]);
  });

  it("takes any Unicode as a password, to its last character", async () => {
    const password = "🦒".repeat(63) + "é";
    const { visitor, email } = await registered(newEmail(), { password });
    await expectIn(visitor.post("verify-email", { email, code: await lastCode(shop, email) }));
    await logIn(shop, { email, password });
    const cut = await visitor.post("login", { email, password: `${"🦒".repeat(63)}e` });
    expect(cut.status).toBe(400);
  });

  it("answers a known address as a new one, and tells its owner by mail", async () => {
    const known = await registered();
    const { email } = known;
    await expectIn(
      known.visitor.post("verify-email", { email, code: await lastCode(shop, email) }),
    );
    await passCooldown(shop, email);
    const again = await registered(email, { firstname: "Mallory", password: "another-one" });
    expect(again.answer.json).toEqual(known.answer.json);
    expect(again.visitor.cookies).toMatch(/^registration=reg_\w+\.[\w-]{43}$/);
    const mail = (await mailsTo(shop, email)).at(-1);
    expect(mail).toEqual({ template: "account-exists", facts: { firstname: "Keza" } });
    const before = (await mailsTo(shop, email)).length;
    await again.visitor.post("resend-code", { email });
    await registered(email);
    expect((await mailsTo(shop, email)).length).toBe(before);
    await logIn(shop, { email, password: PASSWORD });
    await expectBadCode(again.visitor.post("verify-email", { email, code: "000000" }));
  });

  it("keeps the browser's registration in a cookie that no script and no other site gets", async () => {
    const { answer } = await registered();
    const [cookie, ...rest] = answer.headers.getSetCookie();
    expect(rest).toEqual([]);
    expect(cookie).toMatch(
      /^registration=[\w.-]+; Max-Age=3600; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
  });
});

describe("a code", () => {
  it("is dead after five wrong ones, even when it is right", async () => {
    const { visitor, email } = await registered();
    const code = await lastCode(shop, email);
    for (let by = 1; by <= 5; by += 1) {
      await expectBadCode(visitor.post("verify-email", { email, code: otherThan(code, by) }));
    }
    await expectBadCode(visitor.post("verify-email", { email, code }));
    await passCooldown(shop, email);
    await visitor.post("resend-code", { email });
    const fresh = await lastCode(shop, email);
    await expectIn(visitor.post("verify-email", { email, code: fresh }));
  });

  it("counts every one of many wrong guesses at once", async () => {
    const { visitor, email } = await registered();
    const code = await lastCode(shop, email);
    const guesses = Array.from({ length: 30 }, (_, by) => otherThan(code, by + 1));
    await Promise.all(
      guesses.map((guess) => expectBadCode(visitor.post("verify-email", { email, code: guess }))),
    );
    const [row] = await sql<{ tries: number }>("SELECT tries FROM account_code WHERE email = $1", [
      email,
    ]);
    expect(row?.tries).toBe(5);
    await expectBadCode(visitor.post("verify-email", { email, code }));
  });

  it("is still good after four wrong ones, and with spaces in it", async () => {
    const { visitor, email } = await registered();
    const code = await lastCode(shop, email);
    for (let by = 1; by <= 4; by += 1) {
      await expectBadCode(visitor.post("verify-email", { email, code: otherThan(code, by) }));
    }
    const pasted = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    await expectIn(visitor.post("verify-email", { email, code: pasted }));
  });

  it("gives way to a newer one, which comes once in a minute", async () => {
    const { visitor, email } = await registered();
    for (const who of [visitor, new Visitor(shop)]) {
      expect((await who.post("resend-code", { email })).json).toEqual({ success: true });
    }
    expect(await codesTo(shop, email)).toHaveLength(1);
    await passCooldown(shop, email);
    await Promise.all(
      Array.from({ length: 10 }, () => new Visitor(shop).post("resend-code", { email })),
    );
    const [first = "", second = "", ...more] = await codesTo(shop, email);
    expect(more).toEqual([]);
    if (first !== second) await expectBadCode(visitor.post("verify-email", { email, code: first }));
    await expectIn(visitor.post("verify-email", { email, code: second }));
  });

  it("expires", async () => {
    const { visitor, email } = await registered();
    const code = await lastCode(shop, email);
    await sql("UPDATE account_code SET expires_at = now() WHERE email = $1", [email]);
    await expectBadCode(visitor.post("verify-email", { email, code }));
  });

  it("lives for ten minutes", async () => {
    const { email } = await registered();
    const [row] = await sql<{ life: number }>(
      "SELECT extract(epoch FROM expires_at - created_at)::int AS life FROM account_code WHERE email = $1",
      [email],
    );
    expect(row?.life).toBe(600);
  });

  it("of somebody else is wrong, and so is one for an address that nobody registered", async () => {
    const one = await registered();
    const other = await registered();
    const code = await lastCode(shop, one.email);
    if (code !== (await lastCode(shop, other.email))) {
      await expectBadCode(other.visitor.post("verify-email", { email: other.email, code }));
    }
    await expectBadCode(one.visitor.post("verify-email", { email: newEmail(), code }));
    await expectBadCode(one.visitor.post("verify-email", { email: one.email, code: "12345" }));
    await expectIn(one.visitor.post("verify-email", { email: one.email, code }));
  });

  it("works on another device, where the newest of the address counts", async () => {
    const { email } = await registered();
    const code = await lastCode(shop, email);
    await expectIn(new Visitor(shop).post("verify-email", { email, code }));
  });

  it("is asked for in the same words for an address that nobody knows", async () => {
    const email = newEmail();
    const { status, json } = await new Visitor(shop).post("resend-code", { email });
    expect([status, json]).toEqual([200, { success: true }]);
    expect(await mailsTo(shop, email)).toEqual([]);
  });
});

describe("a registration of somebody else's address", () => {
  const hijacker = { firstname: "Mallory", lastname: "Thief", password: "mallorys-own" };

  it("made before the owner's is not what the owner's code confirms", async () => {
    const attack = await registered(newEmail(), hijacker);
    const { email } = attack;
    const attackersCode = await lastCode(shop, email);
    // Within the cooldown: no code of the owner's own yet, and the attacker's is refused here.
    const owner = await registered(email);
    expect(await codesTo(shop, email)).toHaveLength(1);
    await expectBadCode(owner.visitor.post("verify-email", { email, code: attackersCode }));
    await passCooldown(shop, email);
    await owner.visitor.post("resend-code", { email });
    const code = await lastCode(shop, email);
    const { user } = await expectIn(owner.visitor.post("verify-email", { email, code }));
    expect(user.name).toBe("Keza Ineza");
    await expectBadCode(attack.visitor.post("verify-email", { email, code: attackersCode }));
    expect(
      (await attack.visitor.post("login", { email, password: hijacker.password })).status,
    ).toBe(400);
    await logIn(shop, { email, password: PASSWORD });
  });

  it("made after the owner's does not take the owner's place", async () => {
    const owner = await registered();
    const { email } = owner;
    const code = await lastCode(shop, email);
    const attack = await registered(email, hijacker);
    await passCooldown(shop, email);
    await attack.visitor.post("resend-code", { email });
    const { user } = await expectIn(owner.visitor.post("verify-email", { email, code }));
    expect(user.name).toBe("Keza Ineza");
    await logIn(shop, { email, password: PASSWORD });
    const left = await sql("SELECT 1 FROM account_registration WHERE email = $1", [email]);
    expect(left).toEqual([]);
  });

  it("is not reached by a cookie of another address, nor by one that was made up", async () => {
    const owner = await registered();
    const other = await registered();
    const code = await lastCode(shop, owner.email);
    const id = /registration=(\w+)\./.exec(owner.visitor.cookies ?? "")?.[1] ?? "";
    for (const cookie of [
      other.visitor.cookies?.replace(/=\w+\./, `=${id}.`),
      `registration=${id}.`,
      `registration=${id}.x`,
      "registration=%00",
    ]) {
      const { status } = await callShop(shop, "POST", "/api/auth/resend-code", {
        body: { email: owner.email },
        headers: { Cookie: cookie },
      });
      expect(status).toBe(200);
    }
    await expectIn(other.visitor.post("verify-email", { email: owner.email, code }));
  });
});

describe("the form sent again by the same browser", () => {
  it("keeps the code good, and its last name and password count", async () => {
    const { visitor, email } = await registered();
    const code = await lastCode(shop, email);
    await visitor.post("register", formOf(email, { firstname: "Aline", password: "the-second" }));
    const { user } = await expectIn(visitor.post("verify-email", { email, code }));
    expect(user.firstname).toBe("Aline");
    await logIn(shop, { email, password: "the-second" });
  });
});

describe("an address that is not verified yet", () => {
  it("can't log in: told to verify after the right password, and nothing before", async () => {
    const { email } = await registered();
    const device = new Visitor(shop);
    const wrong = await device.post("login", { email, password: "not-it-at-all" });
    const unknown = await device.post("login", { email: newEmail(), password: PASSWORD });
    expect([wrong.status, unknown.status]).toEqual([400, 400]);
    expect(failureOf(wrong)).toEqual(failureOf(unknown));
    const right = await device.post("login", { email, password: PASSWORD });
    expect(right.status).toBe(403);
    expect(failureOf(right)).toMatchObject({ requiresVerification: true });
    await expectIn(device.post("verify-email", { email, code: await lastCode(shop, email) }));
  });

  it("is led to its own registration by its password, whoever registered it since", async () => {
    const owner = await registered();
    const { email } = owner;
    const code = await lastCode(shop, email);
    await registered(email, { firstname: "Mallory", password: "mallorys-own" });
    const right = await owner.visitor.post("login", { email, password: PASSWORD });
    expect(right.status).toBe(403);
    await expectIn(owner.visitor.post("verify-email", { email, code }));
  });
});

describe("many at once", () => {
  it(`make one account of ${CROWD} registrations of one address`, async () => {
    const email = newEmail();
    const people = Array.from({ length: CROWD }, (_, at) => ({
      visitor: new Visitor(shop),
      password: `password-${at}`,
    }));
    // A machine that hashes too slowly for so many says so, and they come back.
    let waiting = people;
    for (let round = 0; waiting.length > 0 && round < 20; round += 1) {
      const answers = await Promise.all(
        waiting.map(({ visitor, password }) =>
          visitor.post("register", formOf(email, { password })),
        ),
      );
      expect(answers.filter(({ status }) => status !== 201 && status !== 429)).toEqual([]);
      waiting = waiting.filter((_, at) => answers[at]?.status === 429);
    }
    expect(waiting).toEqual([]);
    // Only one got the code during the cooldown; by now each gets its own.
    const codes = new Map<string, string>();
    for (const { visitor, password } of people) {
      await passCooldown(shop, email);
      await visitor.post("resend-code", { email });
      codes.set(password, await lastCode(shop, email));
    }
    const verified = await Promise.all(
      people.map(({ visitor, password }) =>
        visitor.post("verify-email", { email, code: codes.get(password) }),
      ),
    );
    expect(verified.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    const winners = people.filter((_, at) => verified[at]?.status === 200);
    expect(winners).toHaveLength(1);
    const accounts = await sql("SELECT 1 FROM account WHERE email = $1", [email]);
    expect(accounts).toHaveLength(1);
    for (const { password } of winners) await logIn(shop, { email, password });
    expect((await mailsTo(shop, email)).filter((m) => m.template === "welcome")).toHaveLength(1);
  }, 180_000);

  it("log one of them in when one code is sent many times", async () => {
    const { visitor, email } = await registered();
    const code = await lastCode(shop, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor.post("verify-email", { email, code })),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await visitor.post("verify-email", { email, code })).status).toBe(400);
    const accounts = await sql("SELECT 1 FROM account WHERE email = $1", [email]);
    expect(accounts).toHaveLength(1);
    await logIn(shop, { email, password: PASSWORD });
  });
});

describe("what a killed process left half-way", () => {
  it.each(["identity", "identity and customer"])("(%s) is taken over", async (left) => {
    const { visitor, email } = await registered();
    const identity = `authid_${randomUUID()}`;
    await sql("INSERT INTO auth_identity (id) VALUES ($1)", [identity]);
    await sql(
      `INSERT INTO provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
       VALUES ($1, $2, 'emailpass', $3, '{"password":"of-an-earlier-registration"}')`,
      [randomUUID(), email, identity],
    );
    if (left !== "identity") {
      await sql(
        "INSERT INTO customer (id, email, has_account, first_name) VALUES ($1, $2, true, 'X')",
        [`cus_${randomUUID()}`, email],
      );
    }
    await sql("UPDATE account_registration SET verified_at = now() WHERE email = $1", [email]);
    const code = await lastCode(shop, email);
    const { user } = await expectIn(visitor.post("verify-email", { email, code }));
    expect((await logIn(shop, { email, password: PASSWORD })).user).toEqual(user);
    const [customer] = await sql<{ first_name: string }>(
      "SELECT first_name FROM customer WHERE email = $1",
      [email],
    );
    expect(customer?.first_name).toBe("Keza");
  });
});

describe("what has expired", () => {
  it("is swept away, and nothing else", async () => {
    const old = await registered();
    const fresh = await registered();
    await sql(
      `UPDATE account_registration SET created_at = now() - interval '25 hours' WHERE email = $1`,
      [old.email],
    );
    await sql("UPDATE account_code SET expires_at = now() - interval '1 second' WHERE email = $1", [
      old.email,
    ]);
    await passCooldown(shop, old.email);
    const [past, ahead] = [randomUUID(), randomUUID()];
    await sql(
      `INSERT INTO account_revoked_token (jti, expires_at)
       VALUES ($1, now() - interval '1 second'), ($2, now() + interval '1 hour')`,
      [past, ahead],
    );
    vi.stubEnv("DATABASE_URL", shop.databaseUrl);
    try {
      await new AccountModuleService().sweep();
    } finally {
      await closeDatabase();
      vi.unstubAllEnvs();
    }
    for (const table of ["account_registration", "account_code", "account_code_pause"]) {
      const rows = await sql<{ email: string }>(
        `SELECT email FROM ${table} WHERE email = ANY ($1)`,
        [[old.email, fresh.email]],
      );
      expect([table, rows]).toEqual([table, [{ email: fresh.email }]]);
    }
    const revoked = await sql("SELECT jti FROM account_revoked_token WHERE jti = ANY ($1)", [
      [past, ahead],
    ]);
    expect(revoked).toEqual([{ jti: ahead }]);
  });
});
