import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "../env";

const problemsOf = (source: Record<string, string>) => {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
};

describe("parseEnv", () => {
  it("has a default for everything one machine needs", () => {
    expect(parseEnv({})).toMatchObject({ PORT: 8000, BACKOFFICE_PORT: 9000, RATE_LIMIT: "on" });
  });

  it("treats an empty value as absent", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: "" }).PORT).toBe(8000);
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["BACKOFFICE_PORT", "on"],
    ["DATABASE_URL", "mysql://localhost/shop"],
    ["REDIS_URL", "localhost:6379"],
    ["SEED_DEMO", "yes"],
    ["SMTP_URL", "mail.strive.rw:587"],
    ["SMTP_URL", "smtp://"],
    ["MAIL_FROM", "STRIVE"],
    ["MAIL_FROM", "STRIVE <shop@strive.rw>\r\nBcc: all@strive.rw"],
    ["JWT_SECRET", "supersecret"],
    ["JWT_SECRET", "a".repeat(40)],
    ["SHOP_URL", "strive.rw"],
    ["ADMIN_EMAIL", "admin"],
    ["PASSWORD_HASH_LOG_N", "9"],
    ["PASSWORD_HASH_LOG_N", "16"],
  ])("names %s when it is %j", (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it("names what is missing or wrong of S3 when a part of it is set", () => {
    const needed = {
      S3_BUCKET: "strive",
      S3_REGION: "eu-west-1",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    for (const name of Object.keys(needed)) {
      expect(problemsOf({ ...needed, [name]: "" })).toEqual([`${name}: is needed to use S3`]);
    }
    expect(problemsOf({ S3_PREFIX: "pictures" })).toHaveLength(4);
    expect(problemsOf({ ...needed, S3_PREFIX: "../other" })[0]).toMatch(/^S3_PREFIX: /);
    expect(problemsOf({ ...needed, S3_ENDPOINT: "minio:9000" })[0]).toMatch(/^S3_ENDPOINT: /);
    expect(parseEnv({ ...needed, S3_PREFIX: "shop/pictures" }).S3_PREFIX).toBe("shop/pictures/");
    expect(parseEnv(needed).S3_PREFIX).toBe("");
  });

  it("names what is missing of mobile money when a part of it is set", () => {
    const needed = {
      MOMO_BASE_URL: "https://proxy.momoapi.mtn.co.rw",
      MOMO_API_USER: "user",
      MOMO_API_KEY: "key",
      MOMO_SUBSCRIPTION_KEY: "subscription",
    };
    for (const name of Object.keys(needed)) {
      expect(problemsOf({ ...needed, [name]: "" })).toEqual([
        `${name}: is needed to use mobile money`,
      ]);
    }
    expect(problemsOf({ ...needed, MOMO_REFUND_API_KEY: "key" })).toHaveLength(2);
    expect(parseEnv(needed)).toMatchObject({ ...needed, MOMO_TARGET_ENVIRONMENT: "mtnrwanda" });
  });

  it("reads the payment methods in their order, and names one that there is not", () => {
    expect(parseEnv({ PAYMENT_METHODS: "cod, momo" }).PAYMENT_METHODS).toEqual(["cod", "momo"]);
    expect(problemsOf({ PAYMENT_METHODS: "cod,gold" })[0]).toMatch(/^PAYMENT_METHODS/);
  });

  it("names every bad variable at once", () => {
    expect(problemsOf({ PORT: "x", SEED_DEMO: "x" })).toHaveLength(2);
  });
});

describe("who brings texts to phones", () => {
  const AT = { AFRICASTALKING_USERNAME: "strive", AFRICASTALKING_API_KEY: "key" };
  const gateway = {
    SMS_HTTP_URL: "https://gateway.example/send",
    SMS_HTTP_BODY: '{"to":"{to}","text":"{text}"}',
  };

  it.each([
    [AT],
    [gateway],
    [{ SMS_HTTP_URL: "https://gateway.example/send?to={to}&text={text}", SMS_HTTP_METHOD: "GET" }],
    [{ ...gateway, SMS_HTTP_FORM: "form", SMS_HTTP_BODY: "to={to}&text={text}" }],
    [{ WHATSAPP_PHONE_ID: "123456", WHATSAPP_TOKEN: "token" }],
    [{ SMS_SENDER: "STRIVE" }],
    [{ SMS_SENDER: "+250788123456" }],
  ])("may be %j", (source) => {
    expect(problemsOf(source)).toEqual([]);
  });

  it.each([
    [{ AFRICASTALKING_USERNAME: "strive" }, "AFRICASTALKING_API_KEY: is needed to send messages"],
    [{ WHATSAPP_TOKEN: "token" }, "WHATSAPP_PHONE_ID: is needed to send messages"],
    [
      { ...AT, ...gateway },
      "SMS_HTTP_URL: goes without AFRICASTALKING_API_KEY: one of them sends SMS",
    ],
    [{ ...gateway, SMS_HTTP_BODY: "to={to}&text={text}" }, "SMS_HTTP_BODY: must be JSON"],
    [
      { ...gateway, SMS_HTTP_BODY: "{}" },
      "SMS_HTTP_BODY: must have {to} and {text}, or SMS_HTTP_URL",
    ],
    [
      { SMS_HTTP_HEADERS: '{"a":1}' },
      'SMS_HTTP_HEADERS: must be an object of headers, such as {"Authorization":"Bearer x"}',
    ],
    [
      { SMS_SENDER: "STRIVE Kigali" },
      "SMS_SENDER: must be at most 11 letters and digits, or a number",
    ],
    [
      { TEXT_REPORT_SECRET: "short" },
      "TEXT_REPORT_SECRET: must have at least 16 letters and digits",
    ],
  ])("is refused as %j", (source, problem) => {
    expect(problemsOf(source)).toEqual([problem]);
  });
});
