import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adoptSecretFiles } from "../secret-files";

let folder: string;
const fileWith = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "strive-secrets-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("secrets that come as files", () => {
  it("are read without the line break at their end, and nothing else is lost", () => {
    const environment = {
      JWT_SECRET_FILE: fileWith("jwt", " with spaces \n"),
      DATABASE_URL_FILE: fileWith("database", "postgresql://shop@db/strive\r\n"),
      PORT: "8000",
    };
    adoptSecretFiles(environment);
    expect(environment).toMatchObject({
      JWT_SECRET: " with spaces ",
      DATABASE_URL: "postgresql://shop@db/strive",
      PORT: "8000",
    });
  });

  it("complete the database's address, whatever a password is made of", () => {
    const password = "a/b:c@d?e#f%g h";
    const environment = {
      DATABASE_URL: "postgresql://shop@db:5432/strive",
      DATABASE_PASSWORD_FILE: fileWith("password", `${password}\n`),
    };
    adoptSecretFiles(environment);
    const url = new URL(environment.DATABASE_URL);
    expect(decodeURIComponent(url.password)).toBe(password);
    expect([url.username, url.host, url.pathname]).toEqual(["shop", "db:5432", "/strive"]);
    const twice = { DATABASE_URL: "postgresql://shop:one@db/strive", DATABASE_PASSWORD: "two" };
    expect(() => adoptSecretFiles(twice)).toThrow("leave DATABASE_PASSWORD out");
  });

  it("do not come both ways", () => {
    const environment = { SMTP_URL: "smtp://a", SMTP_URL_FILE: fileWith("smtp", "smtp://b") };
    expect(() => adoptSecretFiles(environment)).toThrow("Set SMTP_URL or SMTP_URL_FILE, not both.");
  });

  it("are named when they can't be read, without what they hold", () => {
    const file = path.join(folder, "absent");
    expect(() => adoptSecretFiles({ COOKIE_SECRET_FILE: file })).toThrow(
      `COOKIE_SECRET_FILE: ${file} can't be read.`,
    );
  });

  it("leave non-secret settings and empty names alone", () => {
    const environment = { PORT_FILE: "/etc/hostname", JWT_SECRET_FILE: "" };
    adoptSecretFiles(environment);
    expect(environment).toEqual({ PORT_FILE: "/etc/hostname", JWT_SECRET_FILE: "" });
  });
});
