import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const SRC = path.resolve(__dirname, "..");
const MODULES = path.join(SRC, "modules");

/** Who may name tables of others, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  health: "Proves what must be true across all tables, and counts what waits in them; writes none.",
  retention: "Forgets somebody everywhere at once; its rules name every table with personal data.",
};
/** Two modules in one house: Medusa links models, so whom a product is for has a module of its own. */
const HOUSES: Readonly<Record<string, string>> = { merchandising: "product" };

const houseOf = (module: string) => HOUSES[module] ?? module;

const modules = readdirSync(MODULES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "__tests__")
  .map(({ name }) => name);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "__tests__" || entry.name === "node_modules") return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(file);
    return entry.name.endsWith(".ts") ? [file] : [];
  });
}

/** Every piece of text in a source that could be SQL, or a part of it. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) texts.push(node.getText());
    else node.forEachChild(visit);
    if (ts.isTemplateExpression(node)) node.templateSpans.forEach((span) => visit(span.expression));
  };
  visit(ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest, true));
  return texts;
}

/** Before the name of a table, or of what is no table. */
const NAMED =
  /\b(?:FROM|JOIN|INTO|UPDATE|ON|TABLE|USING|REFERENCES|TRUNCATE)\s+(?:ONLY\s+)?"?([a-z_]+)"?/gi;
const IS_SQL = /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|JOIN|TRIGGER)\b/;
/** A word that nothing but a table, a column or a function is called. */
const COMPOUND = /\b[a-z]+(?:_[a-z]+)+\b/g;

/** Also behind a comma, in a list of a trigger's columns, in whatever form SQL may name a table. */
const namesIn = (source: string): string[] =>
  textsOf(source).flatMap((text) => [
    ...[...text.matchAll(NAMED)].map(([, name]) => name ?? ""),
    ...(IS_SQL.test(text) ? (text.match(COMPOUND) ?? []) : []),
  ]);

const MADE = /create (?:unlogged )?table (?:if not exists )?"?([a-z_]+)"?/gi;

const tablesOf = (module: string): string[] => {
  const source = readFileSync(path.join(MODULES, module, "tables.ts"), "utf8");
  return [...source.matchAll(/"([a-z_]+)"/g)].map(([, name]) => name ?? "");
};

const withTables = modules.filter((module) =>
  readdirSync(path.join(MODULES, module)).includes("tables.ts"),
);
const owners = new Map(
  withTables.flatMap((module) => tablesOf(module).map((table) => [table, houseOf(module)])),
);

/** @returns the tables of others that a file names */
function trespasses(file: string, source: string): string[] {
  const [folder, module = ""] = path.relative(SRC, file).split(path.sep);
  const house = folder === "modules" ? houseOf(module) : null;
  if (house !== null && house in EXCEPTIONS) return [];
  const isForeign = (name: string) => owners.has(name) && owners.get(name) !== house;
  return [...new Set(namesIn(source).filter(isForeign))];
}

describe("a module owns its tables", () => {
  it.each(modules)("%s lists those it makes, and no others", (module) => {
    const sources = filesBelow(path.join(MODULES, module)).map((file) =>
      readFileSync(file, "utf8"),
    );
    const made = new Set(
      sources.flatMap((text) => [...text.matchAll(MADE)].map(([, name]) => name)),
    );
    const listed = withTables.includes(module) ? tablesOf(module) : [];
    expect(listed).toEqual([...made].sort());
  });

  it("and no table has two owners", () => {
    const all = withTables.flatMap(tablesOf);
    expect(all.length).toBeGreaterThan(35);
    expect(new Set(all).size).toBe(all.length);
  });

  it("SQL names its own tables, and what others publish", () => {
    const found = filesBelow(SRC)
      .filter((file) => !file.includes(`${path.sep}migrations${path.sep}`))
      .map(
        (file) => [path.relative(SRC, file), trespasses(file, readFileSync(file, "utf8"))] as const,
      )
      .filter(([, tables]) => tables.length > 0);
    expect(found).toEqual([]);
  });

  it("a trespass is seen, in whatever text it is", () => {
    const there = path.join(MODULES, "mail", "planted-sql.ts");
    const planted = [
      "export const A = `SELECT 1 FROM checkout_order o`;",
      'const B = "UPDATE account SET email = $1";',
      "const D = `SELECT 1 FROM generate_series(1, 2) n, unpaid_hold h`;",
      "const C = (x: string) => `SELECT 1 ${x ? `JOIN mail m ON true JOIN order_note n` : ``}`;",
    ].join("\n");
    expect(trespasses(there, planted)).toEqual([
      "checkout_order",
      "account",
      "unpaid_hold",
      "order_note",
    ]);
    expect(trespasses(path.join(SRC, "workflows/x.ts"), planted)).toContain("mail");
    expect(trespasses(path.join(MODULES, "order", "x-sql.ts"), planted)).not.toContain(
      "order_note",
    );
  });
});
