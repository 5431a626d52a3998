import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { loginResponseSchema, type User } from "../../src/contracts/accounts";
import { orderListResponseSchema } from "../../src/contracts/orders";
import { ownDataResponseSchema } from "../../src/contracts/own-data";
import { makeGoods } from "../../harness/goods";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";
import { rounds } from "../../harness/rounds";
import { ordered } from "../../harness/sales-counter";
import { useShop } from "../../harness/use-shop";
import {
  codesTo,
  failureOf,
  lastCode,
  mailsTo,
  otherThan,
  passCooldown,
  Visitor,
} from "../../harness/visitor";

const BAD_CODE = "Invalid or expired verification code";
const shop = useShop("quiet");
let variantId: string;

beforeAll(async () => {
  const [goods] = await makeGoods(shop, { pieces: 100 });
  ({ variantId } = goods);
});

const newAddress = () => `ineza.${randomUUID()}@example.rw`;
const newPerson = () => register(shop, { firstname: "Keza", lastname: "Ineza" });
const ask = ({ token, password }: Person, email: string, more: object = {}) =>
  callShop(shop, "POST", "/api/auth/me/email", { token, body: { email, password, ...more } });
const confirm = ({ token }: { token: string }, email: string, code: string) =>
  callShop(shop, "POST", "/api/auth/me/email/confirm", { token, body: { email, code } });
const me = (token: string) => callShop(shop, "GET", "/api/auth/me", { token });
const sql = <Row extends object>(text: string, values: unknown[]) =>
  withDatabase(shop, async (database) => (await database.query<Row>(text, values)).rows);
const templatesTo = async (email: string) =>
  (await mailsTo(shop, email)).map(({ template }) => template);
const tryIn = (email: string, password: string) =>
  callShop(shop, "POST", "/api/auth/login", { body: { email, password } });

/** The account's address, and Medusa's of its customer and its login. */
const addressesOf = async ({ user }: Person) => {
  const [row] = await sql<Record<"account" | "customer" | "login", string>>(
    `SELECT a.email AS account, c.email AS customer, p.entity_id AS login FROM account a
     JOIN customer c ON c.id = a.customer_id
     JOIN provider_identity p ON p.auth_identity_id = a.auth_identity_id AND p.deleted_at IS NULL
     WHERE a.id = $1`,
    [user.id],
  );
  return row;
};
const all = (email: string) => ({ account: email, customer: email, login: email });

async function asked(): Promise<{ keza: Person; email: string; code: string }> {
  const [keza, email] = [await newPerson(), newAddress()];
  const { status, json } = await ask(keza, email);
  expect([status, json]).toEqual([200, { success: true }]);
  return { keza, email, code: await lastCode(shop, email) };
}
/** The new session. */
async function moved(
  keza: Person,
  email: string,
  code: string,
): Promise<{ token: string; user: User }> {
  const { status, json } = await confirm(keza, email, code);
  expect(status).toBe(200);
  return loginResponseSchema.parse(json);
}

describe("another address", () => {
  it("is the account's once its code comes back, and not before", async () => {
    const { keza, email, code } = await asked();
    expect((await tryIn(email, keza.password)).status).toBe(400);
    expect(await addressesOf(keza)).toEqual(all(keza.email));
    const { user, token } = await moved(keza, email.toUpperCase(), code);
    expect(user).toMatchObject({ id: keza.user.id, email, emailVerified: true });
    expect(await addressesOf(keza)).toEqual(all(email));
    expect((await me(keza.token)).status).toBe(401);
    expect((await me(token)).status).toBe(200);
    expect((await tryIn(keza.email, keza.password)).status).toBe(400);
    expect((await tryIn(email, keza.password)).status).toBe(200);
  });

  it("is told to the old one without naming it", async () => {
    const { keza, email, code } = await asked();
    expect(await templatesTo(keza.email)).not.toContain("email-changed");
    await moved(keza, email, code);
    const told = (await mailsTo(shop, keza.email)).at(-1);
    expect(told).toMatchObject({
      template: "email-changed",
      facts: { firstname: "Keza", newEmail: "i…@example.rw" },
    });
  });

  it("brings in what was ordered with it as a guest, and keeps the rest", async () => {
    const { keza, email, code } = await asked();
    const own = await ordered(shop, variantId, 1, { email: keza.email });
    const others = await ordered(shop, variantId, 1, { email });
    const { token } = await moved(keza, email, code);
    const { json } = await callShop(shop, "GET", "/api/orders", { token });
    expect(
      orderListResponseSchema.parse(json).data.map(({ order_number }) => order_number),
    ).toEqual([others.order_number, own.order_number]);
    const data = await callShop(shop, "GET", "/api/auth/me/data", { token });
    expect(ownDataResponseSchema.parse(data.json).data.former_emails).toEqual([keza.email]);
  });

  it("leaves the old one free, and the old one's codes without effect", async () => {
    const { keza, email, code } = await asked();
    await new Visitor(shop).post("forgot-password", { email: keza.email });
    const reset = await lastCode(shop, keza.email);
    await moved(keza, email, code);
    const password = "umusozi-muremure";
    for (const address of [keza.email, email]) {
      const body = { email: address, code: reset, password };
      expect((await new Visitor(shop).post("reset-password", body)).status).toBe(400);
    }
    await passCooldown(shop, keza.email);
    const next = await register(shop, { firstname: "Eric", lastname: "M" }, { email: keza.email });
    expect(next.user.id).not.toBe(keza.user.id);
    expect(await addressesOf(keza)).toEqual(all(email));
  });

  it("ends what somebody else began with it", async () => {
    const { keza, email, code } = await asked();
    const visitor = new Visitor(shop);
    await visitor.post("register", {
      firstname: "Eric",
      lastname: "M",
      email,
      password: "inyange-ku-mazi",
    });
    const theirs = await lastCode(shop, email);
    await moved(keza, email, code);
    const { status, json } = await visitor.post("verify-email", { email, code: theirs });
    expect([status, failureOf({ json }).message]).toEqual([400, BAD_CODE]);
  });

  it("of a deleted person leaves no trace of either", async () => {
    const { keza, email, code } = await asked();
    const { token } = await moved(keza, email, code);
    const { password } = keza;
    const gone = await callShop(shop, "DELETE", "/api/auth/me", { token, body: { password } });
    expect(gone.status).toBe(200);
    const rows = await sql(
      `SELECT email FROM account_former_email WHERE account_id = $1
       UNION ALL SELECT recipient FROM mail WHERE recipient = ANY ($2)`,
      [keza.user.id, [keza.email, email]],
    );
    expect(rows).toEqual([]);
  });

  it("of an admin is in the audit log, and opens the back office", async () => {
    const root = await logIn(shop, shop.admin);
    const made = await newPerson();
    const path = `/api/auth/users/${made.user.id}/role`;
    await callShop(shop, "PUT", path, { token: root.token, body: { role: "admin" } });
    const admin = { ...(await logIn(shop, made)), password: made.password };
    const email = newAddress();
    expect((await ask(admin, email)).status).toBe(200);
    await moved(admin, email, await lastCode(shop, email));
    const [user] = await sql(
      `SELECT u.email FROM account a JOIN "user" u ON u.id = a.medusa_user_id WHERE a.id = $1`,
      [made.user.id],
    );
    expect(user).toEqual({ email });
    const lines = await sql(
      "SELECT after ->> 'email' AS email FROM audit_event WHERE action = 'user.update' AND subject_id = $1",
      [made.user.id],
    );
    expect(lines).toEqual([{ email }]);
    await callShop(shop, "PUT", path, { token: root.token, body: { role: "user" } });
  });
});

describe("asking for it", () => {
  it("needs the password, another address, and nothing else", async () => {
    const keza = await newPerson();
    const email = newAddress();
    const fieldsOf = async (answer: ReturnType<typeof ask>) => {
      const { status, json } = await answer;
      expect(status).toBe(400);
      return failureOf({ json }).errors?.map(({ field }) => field);
    };
    expect(await fieldsOf(ask({ ...keza, password: "wrong-one" }, email))).toEqual(["password"]);
    expect(await fieldsOf(ask(keza, keza.email))).toEqual(["email"]);
    expect(await fieldsOf(ask(keza, "not an address"))).toEqual(["email"]);
    for (const more of [{ role: "admin" }, { isActive: true }, { emailVerified: true }]) {
      expect((await ask(keza, email, more)).status).toBe(400);
    }
    expect(await mailsTo(shop, email)).toEqual([]);
    expect((await ask({ ...keza, token: "" }, email)).status).toBe(401);
    const nobody = await callShop(shop, "POST", "/api/auth/me/email", {
      body: { email, password: keza.password },
    });
    expect(nobody.status).toBe(401);
  });

  it("says nothing of whose address it is, but to its owner", async () => {
    const [keza, owner] = [await newPerson(), await newPerson()];
    await passCooldown(shop, owner.email);
    const free = await ask(keza, newAddress());
    const taken = await ask(keza, owner.email);
    expect([taken.status, taken.json]).toEqual([free.status, free.json]);
    expect((await mailsTo(shop, owner.email)).at(-1)).toMatchObject({
      template: "account-exists",
      facts: { isChange: true },
    });
    const known = (await codesTo(shop, owner.email)).at(-1) ?? "000000";
    for (const code of [known, otherThan(known)]) {
      const { status, json } = await confirm(keza, owner.email, code);
      expect([status, failureOf({ json }).message]).toEqual([400, BAD_CODE]);
    }
    expect(await addressesOf(owner)).toEqual(all(owner.email));
  });

  it("mails once in a while, and the newest code counts", async () => {
    const { keza, email, code } = await asked();
    await ask(keza, email);
    expect(await codesTo(shop, email)).toEqual([code]);
    await passCooldown(shop, email);
    await ask(keza, email);
    const newest = await lastCode(shop, email);
    if (newest !== code) expect((await confirm(keza, email, code)).status).toBe(400);
    await moved(keza, email, newest);
  });
});

describe("a code", () => {
  it("is good for its address and its account alone", async () => {
    const { keza, email, code } = await asked();
    const other = await newPerson();
    expect((await confirm(other, email, code)).status).toBe(400);
    expect((await confirm(keza, newAddress(), code)).status).toBe(400);
    // Another address asked for ends the first one's.
    const second = newAddress();
    await ask(keza, second);
    expect((await confirm(keza, email, code)).status).toBe(400);
    await moved(keza, second, await lastCode(shop, second));
  });

  it("may be mistyped five times, and waits ten minutes", async () => {
    const { keza, email, code } = await asked();
    const wrong = await Promise.all(
      Array.from({ length: 5 }, (_, at) => confirm(keza, email, otherThan(code, at + 1))),
    );
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await confirm(keza, email, code)).status).toBe(400);

    const late = await asked();
    await sql("UPDATE account_code SET expires_at = now() WHERE email = $1", [late.email]);
    expect((await confirm(late.keza, late.email, late.code)).status).toBe(400);
    expect(await addressesOf(late.keza)).toEqual(all(late.keza.email));
  });

  it("works once, however often it comes", async () => {
    const { keza, email, code } = await asked();
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(keza, email, code)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect(statuses.slice(1).every((status) => status === 400 || status === 401)).toBe(true);
    expect(await addressesOf(keza)).toEqual(all(email));
  });

  it("comes too late where somebody else took the address meanwhile", async () => {
    const { keza, email, code } = await asked();
    await register(shop, { firstname: "Eric", lastname: "M" }, { email });
    const { status, json } = await confirm(keza, email, code);
    expect(status).toBe(409);
    expect(failureOf({ json }).message).toBe("This email is already in use");
    expect(await addressesOf(keza)).toEqual(all(keza.email));
    expect((await me(keza.token)).status).toBe(200);
  });

  it(
    "gives an address to one of two who come at once",
    async () => {
      for (let round = 0; round < rounds(4, 40); round += 1) {
        const { keza, email, code } = await asked();
        const eric = await newPerson();
        await passCooldown(shop, email);
        await ask(eric, email);
        const his = await lastCode(shop, email);
        const visitor = new Visitor(shop);
        await visitor.post("register", {
          firstname: "Aline",
          lastname: "U",
          email,
          password: "inyange-ku-mazi",
        });
        const registered = await lastCode(shop, email);
        const answers = await Promise.all([
          confirm(keza, email, code),
          confirm(eric, email, his),
          visitor.post("verify-email", { email, code: registered }),
        ]);
        const statuses = answers.map(({ status }) => status);
        expect([statuses, statuses.filter((status) => status === 200).length]).toEqual([
          statuses,
          1,
        ]);
        expect(statuses.every((status) => [200, 400, 409, 503].includes(status))).toBe(true);
        for (const person of [keza, eric]) {
          const isHis = statuses[person === keza ? 0 : 1] === 200;
          expect(await addressesOf(person)).toEqual(all(isHis ? email : person.email));
          expect((await tryIn(person.email, person.password)).status).toBe(isHis ? 400 : 200);
        }
      }
    },
    rounds(60_000, 300_000),
  );
});
