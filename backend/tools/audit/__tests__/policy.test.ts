import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { POLICY } from "../exceptions";
import type { LockedPackage, Lockfile } from "../lockfile";
import { isLicenceAllowed, judgeLockfile, type Policy } from "../policy";

const RULES: Policy = {
  hosts: ["registry.npmjs.org"],
  installScripts: {},
  licences: ["MIT", "ISC"],
  otherLicences: {},
  single: ["zod"],
  singleBelow: { storefront: ["react"] },
};

const good: LockedPackage = { version: "1.0.0", integrity: "sha512-x", license: "MIT" };

const judge = (
  packages: Record<string, LockedPackage>,
  { lockfileVersion = 3, ...rules }: Partial<Policy> & { lockfileVersion?: number } = {},
) => judgeLockfile({ lockfileVersion, packages } satisfies Lockfile, { ...RULES, ...rules });

describe("the rules for what is installed", () => {
  it("find nothing wrong with a tree that keeps to them", () => {
    expect(
      judge({
        "": {
          dependencies: { a: "1.0.0" },
          devDependencies: { b: "1.0.0-beta.2", c: "npm:@d/c@2.0.0" },
        },
        backend: { dependencies: { zod: "4.2.0" } },
        "node_modules/a": { ...good, resolved: "https://registry.npmjs.org/a/-/a-1.0.0.tgz" },
        "node_modules/b": good,
        "node_modules/@strive/backend": { link: true, resolved: "backend" },
      }),
    ).toEqual([]);
  });

  it.each([
    "^1.0.0",
    "~1.0.0",
    "1.x",
    "*",
    "latest",
    "github:a/b",
    "file:../a",
    ">=1.0.0",
    "npm:a@^1.0.0",
  ])("refuse the version %s in a manifest of ours", (version) => {
    expect(judge({ backend: { devDependencies: { a: version } } })).toEqual([
      `backend/package.json: a is "${version}", not one exact version.`,
    ]);
  });

  it("leave the manifests of others alone", () => {
    expect(judge({ "node_modules/a": { ...good, dependencies: { b: "^1.0.0" } } })).toEqual([]);
  });

  it.each<[string, LockedPackage]>([
    ["a package", {}],
    ["an optional one", { optional: true }],
    ["one for a platform that must be there", { os: ["linux"] }],
  ])("refuse %s without a digest", (_name, more) => {
    const { integrity: _, ...bare } = good;
    expect(judge({ "node_modules/a": { ...bare, ...more } })).toEqual([
      "node_modules/a has no integrity digest.",
    ]);
  });

  it("let a binary of another platform be, which npm never saw", () => {
    const { integrity: _, ...bare } = good;
    expect(judge({ "node_modules/a": { ...bare, optional: true, cpu: ["arm64"] } })).toEqual([]);
  });

  it.each([
    ["https://evil.example/a.tgz", "https://evil.example"],
    ["http://registry.npmjs.org/a.tgz", "http://registry.npmjs.org"],
    ["git+ssh://git@github.com/a/b.git", "git+ssh://github.com"],
    ["../a", "../a"],
  ])("refuse what comes from %s", (resolved, shown) => {
    expect(judge({ "node_modules/a": { ...good, resolved } })).toEqual([
      `node_modules/a comes from ${shown}.`,
    ]);
  });

  it("refuse a script that runs while installing, unless it is excepted", () => {
    const packages = { "node_modules/x/node_modules/@a/b": { ...good, hasInstallScript: true } };
    expect(judge(packages)).toEqual([
      "node_modules/x/node_modules/@a/b runs a script when it is installed.",
    ]);
    expect(judge(packages, { installScripts: { "@a/*": "harmless" } })).toEqual([]);
  });

  it("refuse a licence that is not named, and a missing one", () => {
    const { license: _, ...bare } = good;
    const packages = { "node_modules/a": { ...good, license: "AGPL-3.0" }, "node_modules/b": bare };
    expect(judge(packages)).toEqual([
      "node_modules/a has licence AGPL-3.0.",
      "node_modules/b has no known licence.",
    ]);
    expect(judge(packages, { otherLicences: { a: "bought", b: "asked" } })).toEqual([]);
  });

  it.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0)", true],
    ["MIT AND ISC", true],
    ["MIT AND GPL-3.0", false],
    ["GPL-3.0 OR AGPL-3.0", false],
    ["SEE LICENSE IN LICENSE", false],
  ])("read the licence %s", (expression, isAllowed) => {
    expect(isLicenceAllowed(expression, RULES.licences)).toBe(isAllowed);
  });

  it("refuse a second version of what must be one", () => {
    const packages = {
      "node_modules/zod": { ...good, version: "4.2.0" },
      "node_modules/a/node_modules/zod": { ...good, version: "3.25.0" },
    };
    expect(judge(packages)).toEqual(["zod is there as 4.2.0 and 3.25.0."]);
  });

  it("refuse a second React below the storefront, not beside it", () => {
    const packages = {
      "node_modules/react": { ...good, version: "18.3.1" },
      "storefront/node_modules/react": { ...good, version: "19.3.1" },
    };
    expect(judge(packages)).toEqual([]);
    const twice = { ...packages, "storefront/node_modules/a/node_modules/react": good };
    expect(judge(twice)).toEqual(["react is there as 19.3.1 and 1.0.0 below storefront."]);
  });

  it("refuse an exception that nothing needs any more", () => {
    expect(
      judge(
        { "node_modules/a": good },
        { installScripts: { a: "why" }, otherLicences: { a: "why", "@gone/*": "why" } },
      ),
    ).toEqual([
      "a is excepted for an install script that it has not.",
      "a is excepted for a licence that it has not.",
      "@gone/* is excepted for a licence that it has not.",
    ]);
  });

  it("know the form of the lockfile that they read", () => {
    expect(judge({}, { lockfileVersion: 2 })).toEqual(["package-lock.json is not of version 3."]);
  });
});

describe("this repository", () => {
  it("keeps to its own rules", () => {
    const file = path.resolve(__dirname, "../../../../package-lock.json");
    const lockfile = JSON.parse(readFileSync(file, "utf8")) as Lockfile;
    expect(judgeLockfile(lockfile, POLICY)).toEqual([]);
  });
});
