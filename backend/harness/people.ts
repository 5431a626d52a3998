import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { loginResponseSchema, type User } from "../src/contracts/accounts";
import type { Shop } from "./shop";

/** Somebody with an account, and how to log in as them. */
export interface Person {
  readonly user: User;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export interface Answer {
  status: number;
  /** The text itself where the answer is a file. */
  json: unknown;
  headers: Headers;
}

/** One call of the shop's API. `body` is sent as JSON, or as the form that it is. */
export async function callShop(
  shop: Pick<Shop, "origin">,
  method: string,
  path: string,
  { token, body, headers }: { token?: string; body?: unknown; headers?: object } = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(new URL(path, shop.origin), {
    method,
    headers: {
      ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined || isForm ? body : JSON.stringify(body),
  });
  const type = response.headers.get("content-type") ?? "";
  // One that never ends is not read: see NotificationReader.
  if (type.startsWith("text/event-stream")) await response.body?.cancel();
  const text = response.bodyUsed ? "" : await response.text();
  const isJson = type.startsWith("application/json");
  return {
    status: response.status,
    json: text === "" ? null : isJson ? JSON.parse(text) : text,
    headers: response.headers,
  };
}

/** @throws when the shop does not let them in. */
export async function logIn(
  shop: Shop,
  { email, password }: { email: string; password: string },
): Promise<Person> {
  const { json } = await callShop(shop, "POST", "/api/auth/login", { body: { email, password } });
  const { token, user } = loginResponseSchema.parse(json);
  return { user, email, password, token };
}

export async function withDatabase<Result>(
  shop: Pick<Shop, "databaseUrl">,
  work: (database: Client) => Promise<Result>,
): Promise<Result> {
  const database = new Client({ connectionString: shop.databaseUrl });
  // A shop that is killed takes its database along; what is asked of that then fails by itself.
  database.on("error", () => undefined);
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

/**
 * The newest code that was mailed to an address: as it waits in the outbox, or as it was kept there.
 * Only in a shop without a mail server: what was really sent keeps no code.
 */
const mailedCode = (shop: Shop, email: string) =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ code: string | null }>(
      `SELECT coalesce(facts ->> 'code', substring(kept_copy ->> 'text' FROM '\\m[0-9]{6}\\M')) AS code
       FROM mail WHERE recipient = $1 AND template = 'verification-code' ORDER BY id DESC LIMIT 1`,
      [email],
    );
    const code = rows[0]?.code ?? null;
    if (code === null) throw new Error(`No code was mailed to ${email}.`);
    return code;
  });

/** Registers somebody as a person would: form, code from the mail, logged in. */
export async function register(
  shop: Shop,
  { firstname, lastname }: { firstname: string; lastname: string },
  {
    email = `${firstname}.${randomBytes(4).toString("hex")}@example.rw`.toLowerCase(),
    password = "inyange-ku-mazi",
    /** Where the code is read; in a shop with a mail server, from what arrived there. */
    codeOf = (to: string) => mailedCode(shop, to),
  } = {},
): Promise<Person> {
  const body = { email, password, firstname, lastname };
  const registered = await callShop(shop, "POST", "/api/auth/register", { body });
  if (registered.status !== 201)
    throw new Error(`Registration: ${JSON.stringify(registered.json)}`);
  const code = await codeOf(email);
  const { status, json } = await callShop(shop, "POST", "/api/auth/verify-email", {
    body: { email, code },
  });
  if (status !== 200) throw new Error(`Code ${code}: ${status} ${JSON.stringify(json)}`);
  const { token, user } = loginResponseSchema.parse(json);
  return { user, email, password, token };
}
