import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { userListResponseSchema } from "../../src/contracts/accounts";
import { callBackOffice } from "../../harness/back-office";
import { callShop, logIn, register, type Answer, type Person } from "../../harness/people";
import type { Shop } from "../../harness/shop";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let owner: Person;
/** The owner in Medusa's dashboard. */
let ownerToken: string;

const PASSWORD = "inyange-ku-mazi";
const someAddress = () => `staff-${randomUUID().slice(0, 8)}@example.rw`;

/** A call of Medusa's own APIs, with a token or a secret key as the header has it. */
const native = (
  method: string,
  path: string,
  { token, body, at = shop }: { token?: string; body?: object; at?: Shop } = {},
) =>
  callBackOffice(at, method, path, {
    body,
    ...(token === undefined ? {} : { headers: { Authorization: token } }),
  });

const tokenOf = ({ json }: Answer) => `Bearer ${(json as { token: string }).token}`;
const enter = (email: string, password = PASSWORD, at: Shop = shop) =>
  native("POST", "/auth/user/emailpass", { body: { email, password }, at });
const signUp = (email: string, password = PASSWORD) =>
  native("POST", "/auth/user/emailpass/register", { body: { email, password } });
const statusWith = async (token: string, path = "/admin/orders?limit=1") =>
  (await native("GET", path, { token })).status;

/** @returns the token in the link that the invited person gets */
async function invite(email: string): Promise<string> {
  const { status, json } = await native("POST", "/admin/invites", {
    token: ownerToken,
    body: { email },
  });
  expect(status).toBe(200);
  return (json as { invite: { token: string } }).invite.token;
}

const accept = (invitation: string, token: string, body: object = {}) =>
  native("POST", `/admin/invites/accept?token=${invitation}`, {
    token,
    body: { first_name: "Solange", last_name: "Uwera", ...body },
  });

/** Somebody who came by invitation. */
async function invitedStaff(): Promise<{ email: string; token: string; medusaUserId: string }> {
  const email = someAddress();
  const invitation = await invite(email);
  const accepted = await accept(invitation, tokenOf(await signUp(email)));
  expect(accepted.status).toBe(200);
  const { user } = accepted.json as { user: { id: string } };
  return { email, token: tokenOf(await enter(email)), medusaUserId: user.id };
}

async function found(email: string) {
  const { json } = await callShop(shop, "GET", `/api/auth/users?search=${email}`, {
    token: owner.token,
  });
  return userListResponseSchema.parse(json).data;
}

const staff = (method: string, path: string, body?: object) =>
  callShop(shop, method, path, { token: owner.token, body });

async function secretKeyOf(token: string): Promise<string> {
  const { json } = await native("POST", "/admin/api-keys", {
    token,
    body: { title: "Till", type: "secret" },
  });
  const key = (json as { api_key: { token: string } }).api_key.token;
  return `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
}

beforeAll(async () => {
  owner = await logIn(shop, shop.admin);
  ownerToken = tokenOf(await enter(shop.admin.email, shop.admin.password));
});

describe("staff who are invited in Medusa's dashboard", () => {
  it("are among the users of the shop, as admins, in both admin areas", async () => {
    const { email, token } = await invitedStaff();
    expect(await statusWith(token)).toBe(200);
    expect(await found(email)).toMatchObject([
      { email, role: "admin", isActive: true, firstname: "Solange", lastname: "Uwera" },
    ]);
    const login = await logIn(shop, { email, password: PASSWORD });
    expect((await callShop(shop, "GET", "/api/orders", { token: login.token })).status).toBe(200);
  });

  it("may be customers of the shop already", async () => {
    const person = await register(shop, { firstname: "Eric", lastname: "Mugisha" });
    const invitation = await invite(person.email);
    const accepted = await accept(invitation, tokenOf(await enter(person.email, person.password)));
    expect(accepted.status).toBe(200);
    expect(await found(person.email)).toMatchObject([{ id: person.user.id, role: "admin" }]);
    expect(await statusWith(tokenOf(await enter(person.email, person.password)))).toBe(200);
  });

  const ends: [string, (one: { id: string; medusaUserId: string }) => Promise<Answer>][] = [
    [
      "removed in the dashboard",
      ({ medusaUserId }) => native("DELETE", `/admin/users/${medusaUserId}`, { token: ownerToken }),
    ],
    ["demoted", ({ id }) => staff("PUT", `/api/auth/users/${id}/role`, { role: "user" })],
    ["deactivated", ({ id }) => staff("PUT", `/api/auth/users/${id}/toggle-status`)],
    ["deleted", ({ id }) => staff("DELETE", `/api/auth/users/${id}`)],
  ];
  it.each(ends)("lose every token and key when they are %s", async (_, end) => {
    const { email, token, medusaUserId } = await invitedStaff();
    const [user] = await found(email);
    const login = await logIn(shop, { email, password: PASSWORD });
    const key = await secretKeyOf(token);
    expect([await statusWith(token), await statusWith(key)]).toEqual([200, 200]);
    expect((await end({ id: user?.id ?? "", medusaUserId })).status).toBe(200);
    expect([await statusWith(token), await statusWith(key)]).toEqual([401, 401]);
    expect((await callShop(shop, "GET", "/api/orders", { token: login.token })).status).toBe(401);
    expect((await native("POST", "/admin/invites", { token, body: { email } })).status).toBe(401);
  });

  it("accept what is theirs: the invitation of another address is refused", async () => {
    const [invited, other] = [someAddress(), someAddress()];
    const [invitation, others] = [await invite(invited), await invite(other)];
    const token = tokenOf(await signUp(other));
    expect((await accept(invitation, token)).status).toBe(403);
    expect((await accept(invitation, token, { email: other })).status).toBe(403);
    expect((await accept("nothing", token)).status).toBe(401);
    expect((await accept(others, token)).status).toBe(200);
    expect(await found(invited)).toEqual([]);
  });

  it("do not go with the last admin or with oneself", async () => {
    const me = await native("GET", "/admin/users/me", { token: ownerToken });
    const { id } = (me.json as { user: { id: string } }).user;
    const answer = await native("DELETE", `/admin/users/${id}`, { token: ownerToken });
    expect(answer.status).toBe(409);
    expect(await statusWith(ownerToken)).toBe(200);
  });
});

describe("Medusa's own registration", () => {
  it.each(["user", "customer"])("of a %s is closed to whoever was not invited", async (kind) => {
    const body = { email: someAddress(), password: PASSWORD };
    const answer = await native("POST", `/auth/${kind}/emailpass/register`, { body });
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({
      message: "Accounts are made in the shop. Staff register with an invitation.",
    });
    expect((await enter(body.email)).status).toBe(401);
  });

  it("before the owner of the address is worth nothing afterwards", async () => {
    const email = someAddress();
    await invite(email);
    const early = tokenOf(await signUp(email, "the-strangers-own"));
    const person = await register(
      shop,
      { firstname: "Claudine", lastname: "Iradukunda" },
      { email },
    );
    await staff("PUT", `/api/auth/users/${person.user.id}/role`, { role: "admin" });
    expect((await enter(email, "the-strangers-own")).status).toBe(401);
    expect((await native("POST", "/auth/token/refresh", { token: early })).status).toBe(401);
    expect(await statusWith(early)).toBe(401);
    expect(await statusWith(tokenOf(await enter(email, person.password)))).toBe(200);
  });
});

describe("a token from before a promotion", () => {
  it("can't be traded for one of staff", async () => {
    const person = await register(shop, { firstname: "Early", lastname: "Token" });
    const early = tokenOf(await enter(person.email, person.password));
    await staff("PUT", `/api/auth/users/${person.user.id}/role`, { role: "admin" });
    expect((await native("POST", "/auth/token/refresh", { token: early })).status).toBe(401);
  });
});

describe("the second factor", () => {
  it("can't be turned on where one would be locked out of the shop", async () => {
    const answer = await native("POST", "/auth/mfa/factors", {
      token: ownerToken,
      body: { provider: "totp" },
    });
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({ message: /can't be turned on yet/ });
    await logIn(shop, shop.admin);
  });
});

describe("wrong guesses at a password", () => {
  const guarded = useShop("lifelike");

  it("are counted together, whatever the door", async () => {
    const person = await register(guarded, { firstname: "Guess", lastname: "Me" });
    const { email } = person;
    const guess = () => enter(email, "not-the-password", guarded);
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(401);
    const inShop = () =>
      callShop(guarded, "POST", "/api/auth/login", { body: { email, password: "nor-this-one" } });
    for (let tries = 0; tries < 5; tries += 1) expect((await inShop()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    expect((await inShop()).status).toBe(429);
    expect((await enter(email, person.password, guarded)).status).toBe(429);
  });
});
