import { randomInt } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { loginResponseSchema } from "../../src/contracts/accounts";
import { ownDataResponseSchema } from "../../src/contracts/own-data";
import { makeGoods } from "../../harness/goods";
import { mailsOf } from "../../harness/mail-desk";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";
import { ordered } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { useTexts } from "../../harness/use-stand-ins";
import { ownShop } from "../../harness/use-shop";
import { failureOf, mailsTo, NO_POST, otherThan, passCooldown, QUICK } from "../../harness/visitor";

const BAD_CODE = "Invalid or expired verification code";
const carrier = useTexts();
const shop = ownShop(() => ({
  env: {
    ...NO_POST,
    ...QUICK,
    ...carrier.settings,
    MOMO_SIMULATOR: "off",
    EBM_SIMULATOR: "off",
    SHOP_URL: "https://strive.example",
    SMS_SENDER: "STRIVE",
    RATE_LIMIT: "on",
    SMS_CODES_A_DAY: "40",
    TRUST_PROXY: "1",
    PACE: "0.05",
  },
}));

let admin: Person;
beforeAll(async () => {
  admin = await logIn(shop, shop.admin);
});

let people = 0;
const newPerson = (firstname = "Keza") => register(shop, { firstname, lastname: "Ineza" });
/** A number of nobody yet. */
const newPhone = () => `+25078${String(1_000_000 + 7919 * ++people).padStart(7, "0")}`;
/** Everybody calls from an own network, unless limits are what is tried. */
const anyAddress = () => `41.186.${randomInt(256)}.${randomInt(256)}`;
const post = (path: string, body: object, token?: string, address = anyAddress()) =>
  callShop(shop, "POST", `/api/auth/${path}`, {
    body,
    headers: { "X-Forwarded-For": address },
    ...(token === undefined ? {} : { token }),
  });
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  withDatabase(shop, async (database) => (await database.query<Row>(text, values)).rows);
const me = (token: string) => callShop(shop, "GET", "/api/auth/me", { token });

const taken = (phone: string) => carrier.texts.filter(({ to }) => to === phone);
const codeIn = (text: string): string => /#(\d{6})$/.exec(text)?.[1] ?? "";
/** The code of the text with this number to a phone, once it is there. */
const codeOf = async (phone: string, nth = 1): Promise<string> => {
  const texts = await until(
    () => taken(phone),
    (all) => all.length >= nth,
  );
  return codeIn(texts[nth - 1]?.text ?? "");
};

const askFor = ({ token, password }: Person, phone: string) =>
  post("me/phone", { phone, password }, token);
const confirm = ({ token }: { token: string }, phone: string, code: string) =>
  post("me/phone/confirm", { phone, code }, token);
const askIn = (phone: string) => post("phone/code", { phone });
const logInBy = (phone: string, code: string, more: object = {}) =>
  post("phone/login", { phone, code, ...more });

/** Somebody whose phone opens his account. */
async function confirmed(phone = newPhone()): Promise<{ person: Person; phone: string }> {
  const [person, before] = [await newPerson(), taken(phone).length];
  expect((await askFor(person, phone)).status).toBe(200);
  const { status, json } = await confirm(person, phone, await codeOf(phone, before + 1));
  expect(status).toBe(200);
  return { person: { ...person, ...loginResponseSchema.parse(json) }, phone };
}

async function loginCode(phone: string): Promise<string> {
  const before = taken(phone).length;
  await passCooldown(shop, phone);
  expect((await askIn(phone)).status).toBe(200);
  return codeOf(phone, before + 1);
}

describe("a phone", () => {
  it("is confirmed by the code that comes to it, whatever way it is typed", async () => {
    const [person, phone] = [await newPerson(), newPhone()];
    const typed = `0${phone.slice(4, 7)} ${phone.slice(7, 10)} ${phone.slice(10)}`;
    expect((await askFor(person, typed)).status).toBe(200);
    const code = await codeOf(phone);
    expect(taken(phone)[0]?.text).toBe(
      `STRIVE: Your code is ${code}. It is valid for 10 minutes. Give it to nobody, we never ask for it.\n\n@strive.example #${code}`,
    );
    expect((await confirm(person, phone, otherThan(code))).status).toBe(400);
    const { status, json } = await confirm(person, phone, code);
    expect(status).toBe(200);
    expect(loginResponseSchema.parse(json).user).toMatchObject({ phone, phoneConfirmed: true });
    // A first phone puts nobody out.
    expect((await me(person.token)).status).toBe(200);
    expect((await mailsTo(shop, person.email)).at(-1)).toMatchObject({
      template: "phone-changed",
      facts: { phone: `…${phone.slice(-3)}` },
    });
    const data = await callShop(shop, "GET", "/api/auth/me/data", { token: person.token });
    expect(ownDataResponseSchema.parse(data.json).data.user.phoneConfirmed).toBe(true);
  });

  it("needs the password, a mobile number of Rwanda, and no staff", async () => {
    const person = await newPerson();
    const wrong = await post("me/phone", { phone: newPhone(), password: "x" }, person.token);
    expect(failureOf(wrong)).toMatchObject({ errors: [{ field: "password" }] });
    for (const phone of ["+32470123456", "0252 123 456", "0700 123 456", "12"]) {
      const refused = await askFor(person, phone);
      expect([phone, refused.status]).toEqual([phone, 400]);
      expect((await askIn(phone)).status).toBe(400);
    }
    expect((await askFor(admin, newPhone())).status).toBe(403);
  });

  it("belongs to the first of two who confirm it at once", async () => {
    const [one, two, phone] = [await newPerson(), await newPerson(), newPhone()];
    await askFor(one, phone);
    const first = await codeOf(phone);
    await passCooldown(shop, phone);
    await askFor(two, phone);
    const second = await codeOf(phone, 2);
    const answers = await Promise.all([confirm(one, phone, first), confirm(two, phone, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(failureOf(answers.find(({ status }) => status === 409) ?? { json: null })).toMatchObject(
      {
        message: "This phone number belongs to another account",
      },
    );
    const rows = await sql("SELECT id FROM account WHERE phone = $1", [phone]);
    expect(rows).toHaveLength(1);
  });

  it("ends the tokens that its predecessor may hold, and opens nothing once another one is typed", async () => {
    const { person, phone } = await confirmed();
    const next = newPhone();
    await askFor(person, next);
    const { json } = await confirm(person, next, await codeOf(next));
    expect((await me(person.token)).status).toBe(401);
    const { token } = loginResponseSchema.parse(json);
    const code = await loginCode(next);
    expect((await logInBy(phone, code)).status).toBe(400);
    const profile = { firstname: "Keza", lastname: "Ineza", phone: newPhone() };
    await callShop(shop, "PUT", "/api/auth/me", { token, body: profile });
    expect((await logInBy(next, code)).status).toBe(400);
    expect((await mailsTo(shop, person.email)).at(-1)).toMatchObject({
      template: "phone-changed",
      facts: { phone: null },
    });
  });

  it("stays what it was when the profile is saved without touching it", async () => {
    const { person, phone } = await confirmed();
    const body = { firstname: "Keza", lastname: "Uwase", phone };
    const { json } = await callShop(shop, "PUT", "/api/auth/me", { token: person.token, body });
    expect(json).toMatchObject({ user: { phoneConfirmed: true } });
  });

  it("is free again when its account is deleted", async () => {
    const { person, phone } = await confirmed();
    const code = await loginCode(phone);
    const { token, password } = person;
    await callShop(shop, "DELETE", "/api/auth/me", { token, body: { password } });
    expect((await logInBy(phone, code)).status).toBe(400);
    expect(await sql("SELECT id FROM mail WHERE recipient = $1", [phone])).toEqual([]);
    expect(await sql("SELECT 1 FROM account_code WHERE email = $1", [phone])).toEqual([]);
    await passCooldown(shop, phone);
    await confirmed(phone);
  });
});

describe("login by phone", () => {
  it("makes the session that a password makes", async () => {
    const [goods] = await makeGoods(shop, { pieces: 5 });
    const { person, phone } = await confirmed();
    const placed = await ordered(shop, goods.variantId, 1, { email: person.email });
    const { status, json } = await logInBy(phone, await loginCode(phone), { remember: true });
    expect(status).toBe(200);
    const { token, user } = loginResponseSchema.parse(json);
    expect(user).toMatchObject({ id: person.user.id, email: person.email });
    const claims = JSON.parse(
      Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
    ) as Record<"iat" | "exp", number>;
    expect(claims.exp - claims.iat).toBe(30 * 86_400);
    // As at any login, what was ordered as a guest with the proven address comes in.
    const orders = await callShop(shop, "GET", "/api/orders", { token });
    expect(orders.json).toMatchObject({ data: [{ order_number: placed.order_number }] });
  });

  it("answers alike for a phone of nobody, and sends it nothing", async () => {
    const { phone } = await confirmed();
    const nobodys = newPhone();
    await passCooldown(shop, phone);
    const answers = await Promise.all([askIn(phone), askIn(nobodys)]);
    const [known, unknown] = answers.map(({ status, json }) => ({ status, json }));
    expect(known).toEqual({ status: 200, json: { success: true } });
    expect(unknown).toEqual(known);
    const code = await codeOf(phone, 2);
    const wrong = await Promise.all([
      logInBy(phone, otherThan(code)),
      logInBy(nobodys, otherThan(code)),
    ]);
    expect(wrong.map(({ status }) => status)).toEqual([400, 400]);
    expect(failureOf(wrong[0])).toEqual(failureOf(wrong[1]));
    expect(failureOf(wrong[0])).toMatchObject({ message: BAD_CODE });
    expect(taken(nobodys)).toEqual([]);
  });

  it("lets one in of all who send a code at once", async () => {
    const { phone } = await confirmed();
    const code = await loginCode(phone);
    const answers = await Promise.all(Array.from({ length: 4 }, () => logInBy(phone, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it("takes five wrong codes, and no code that is old", async () => {
    const { phone } = await confirmed();
    const code = await loginCode(phone);
    const guesses = [1, 2, 3, 4, 5].map((by) => logInBy(phone, otherThan(code, by)));
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(400);
    expect((await logInBy(phone, code)).status).toBe(400);
    const later = await loginCode(phone);
    await sql("UPDATE account_code SET expires_at = now() WHERE email = $1", [phone]);
    expect((await logInBy(phone, later)).status).toBe(400);
  });

  it("is for customers whose account is on", async () => {
    const [off, staff] = [await confirmed(), await confirmed()];
    const { token } = admin;
    const codes = [await loginCode(off.phone), await loginCode(staff.phone)];
    const users = `/api/auth/users/`;
    await callShop(shop, "PUT", `${users}${off.person.user.id}/toggle-status`, { token, body: {} });
    await callShop(shop, "PUT", `${users}${staff.person.user.id}/role`, {
      token,
      body: { role: "admin" },
    });
    const [switchedOff, promoted] = [
      await logInBy(off.phone, codes[0] ?? ""),
      await logInBy(staff.phone, codes[1] ?? ""),
    ];
    expect([switchedOff.status, failureOf(switchedOff).message]).toEqual([
      403,
      "Account is deactivated",
    ]);
    expect([promoted.status, failureOf(promoted).message]).toEqual([400, BAD_CODE]);
    const sent = taken(staff.phone).length;
    await passCooldown(shop, staff.phone);
    expect((await askIn(staff.phone)).status).toBe(200);
    await loginCode((await confirmed()).phone);
    expect(taken(staff.phone)).toHaveLength(sent);
  });
});

describe("a code on its way", () => {
  it("leaves before other texts, and is in no list or record once it left", async () => {
    const { phone } = await confirmed();
    const code = codeIn(taken(phone)[0]?.text ?? "");
    const [row] = await until(
      () =>
        sql<{ state: string; facts: object; urgency: number }>(
          "SELECT state, facts, urgency FROM mail WHERE recipient = $1",
          [phone],
        ),
      ([one]) => one?.state === "sent",
    );
    expect(row).toEqual({ state: "sent", facts: {}, urgency: 0 });
    const listed = (await mailsOf(shop, admin.token)).filter(
      ({ recipient }) => recipient === phone,
    );
    expect(listed).toEqual([expect.objectContaining({ template: "phone-code", channel: "sms" })]);
    const noted = await sql<{ said: string }>(
      `SELECT to_jsonb(n)::text AS said FROM notification n WHERE n.to = $1`,
      [phone],
    );
    expect(noted).toHaveLength(1);
    for (const said of [JSON.stringify(listed), noted[0]?.said]) expect(said).not.toContain(code);
  });

  it("is not sent when it is late", async () => {
    const phone = newPhone();
    await sql(
      `INSERT INTO mail (id, key, template, recipient, facts, channel, created_at)
       VALUES ('mail_late', 'late', 'phone-code', $1, '{"code":"123456"}', 'sms', now() - interval '11 minutes')`,
      [phone],
    );
    const [row] = await until(
      () =>
        sql<{ state: string; facts: object }>("SELECT state, facts FROM mail WHERE key = 'late'"),
      ([one]) => one?.state !== "pending",
    );
    expect(row).toEqual({ state: "withheld", facts: {} });
    expect(taken(phone)).toEqual([]);
  });
});

describe("what codes cost", () => {
  it("is bounded for a phone, whoever asks, and whether anybody has it", async () => {
    const phone = newPhone();
    const asked = await Promise.all(Array.from({ length: 12 }, () => askIn(phone)));
    const statuses = asked.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  it("is bounded for the whole shop, and everybody is told alike", async () => {
    const { person, phone } = await confirmed();
    await sql("UPDATE rate_limit SET points = 39 WHERE key LIKE 'sms-code-shop:%'");
    const last = newPhone();
    expect((await askFor(person, last)).status).toBe(200);
    await codeOf(last);
    await passCooldown(shop, phone);
    for (const one of [phone, newPhone()]) {
      const refused = await askIn(one);
      expect([refused.status, failureOf(refused).message]).toEqual([
        409,
        "No more codes can be sent by SMS today. Use your email and password.",
      ]);
    }
  });
});
