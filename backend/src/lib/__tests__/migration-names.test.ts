import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const MODULES = path.resolve(__dirname, "../../modules");

it("no two migrations have one name: all modules note theirs in one table, and the second would never run", () => {
  const names = readdirSync(MODULES, { recursive: true, encoding: "utf8" })
    .filter((file) => /[\\/]migrations[\\/]Migration\d+\.ts$/.test(file))
    .map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
