import { describe, expect, it } from "vitest";
import { PlainError } from "../../terminal/plain-error";
import { readSettings } from "../settings";

describe("the work per password hash", () => {
  it("may be less than usual where no password is real", () => {
    const logN = (source: Record<string, string>) => readSettings(source).env.PASSWORD_HASH_LOG_N;
    expect(logN({})).toBe(15);
    expect(logN({ PASSWORD_HASH_LOG_N: "10" })).toBe(10);
    expect(logN({ PASSWORD_HASH_LOG_N: "15", NODE_ENV: "production" })).toBe(15);
    expect(() => logN({ PASSWORD_HASH_LOG_N: "14", NODE_ENV: "production" })).toThrow(PlainError);
  });
});

describe("the page of kept mails", () => {
  const has = (source: Record<string, string>) => readSettings(source).hasOutbox;

  it("is there when it is asked for, and nothing sends mails", () => {
    expect(has({ DEV_OUTBOX: "true" })).toBe(true);
    expect(has({})).toBe(false);
    expect(has({ DEV_OUTBOX: "false" })).toBe(false);
    expect(has({ DEV_OUTBOX: "true", SMTP_URL: "smtp://127.0.0.1:9" })).toBe(false);
  });

  it("is refused in production, on any database", () => {
    const source = { DEV_OUTBOX: "true", NODE_ENV: "production" };
    expect(() => has(source)).toThrow(PlainError);
    expect(() => has({ ...source, DATABASE_URL: "postgresql://shop@db/shop" })).toThrow(PlainError);
  });
});

describe("simulated texts", () => {
  const read = (source: Record<string, string>) =>
    readSettings({ SMS_SIMULATOR: "on", ...source }).env.SMS_SIMULATOR;

  it("are for whoever tries the shop", () => {
    expect(read({})).toBe("on");
  });

  it("are refused in production, and beside a real carrier", () => {
    expect(() => read({ NODE_ENV: "production" })).toThrow(PlainError);
    const carrier = { AFRICASTALKING_USERNAME: "strive", AFRICASTALKING_API_KEY: "key" };
    expect(() => read(carrier)).toThrow(PlainError);
  });
});
