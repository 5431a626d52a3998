import { failureSchema } from "../src/contracts/envelope";
import { callShop, withDatabase, type Answer } from "./people";
import type { Shop } from "./shop";

/** Nobody listens there: mails wait in the outbox with what they say, codes included. */
export const NO_POST = { SMTP_URL: "smtp://127.0.0.1:9" };

/** The same for SMS. */
export const NO_CARRIER = { SMS_HTTP_URL: "http://127.0.0.1:9/{to}/{text}" };

/** Nobody has to wait: no limits, and passwords are hashed at the lowest cost. */
export const QUICK = { RATE_LIMIT: "off", PASSWORD_HASH_LOG_N: "10" };

/** A browser: keeps the cookies of the account routes. */
export class Visitor {
  private cookie: string | undefined;

  constructor(
    private readonly shop: Shop,
    private readonly address?: string,
  ) {}

  /** What the browser holds, as `name=value`. */
  get cookies(): string | undefined {
    return this.cookie;
  }

  async post(path: string, body: unknown, token?: string): Promise<Answer> {
    const answer = await callShop(this.shop, "POST", `/api/auth/${path}`, {
      body,
      ...(token === undefined ? {} : { token }),
      headers: {
        ...(this.cookie === undefined ? {} : { Cookie: this.cookie }),
        ...(this.address === undefined ? {} : { "X-Forwarded-For": this.address }),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      this.cookie = /Max-Age=0\b/i.test(line) ? undefined : pair;
    }
    return answer;
  }
}

export interface WaitingMail {
  template: string;
  facts: Record<string, string>;
}

/** Mails to an address, oldest first. */
export const mailsTo = (shop: Shop, email: string): Promise<WaitingMail[]> =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<WaitingMail>(
      "SELECT template, facts FROM mail WHERE recipient = $1 ORDER BY created_at, id",
      [email],
    );
    return rows;
  });

/** The codes mailed to an address, oldest first. */
export async function codesTo(shop: Shop, email: string): Promise<string[]> {
  const mails = await mailsTo(shop, email);
  return mails.flatMap(({ facts }) => (facts["code"] === undefined ? [] : [facts["code"]]));
}

export async function lastCode(shop: Shop, email: string): Promise<string> {
  const code = (await codesTo(shop, email)).at(-1);
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Some code that is not this one. */
export const otherThan = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, "0");

/** Lets the cooldown of an address pass. */
export const passCooldown = (shop: Shop, email: string): Promise<void> =>
  withDatabase(shop, async (database) => {
    await database.query(
      "UPDATE account_code_pause SET asked_at = asked_at - interval '61 seconds' WHERE email = $1",
      [email],
    );
  });

/** The failure of an answer without what differs from request to request. */
export const failureOf = ({ json }: Pick<Answer, "json">) => ({
  ...failureSchema.parse(json),
  request_id: "",
});
