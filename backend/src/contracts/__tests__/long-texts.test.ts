import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** Of what names, addresses and numbers are made: a pattern that tries each run from each of its letters has one here. */
const UNITS = ["a", "é", "0", "-", " ", ".", "a-", "a.", "a@", "a ", "<", "/", "\n"];
const LETTERS = 20_000;
/** Read once, such a text takes milliseconds; read from each of its letters, seconds. */
const SLOW_MS = 500;
const DEEP = 4;

interface Schema {
  def: {
    type: string;
    shape?: Record<string, Schema>;
    innerType?: Schema;
    element?: Schema;
    in?: Schema;
    options?: readonly Schema[];
  };
  safeParse: (value: unknown) => unknown;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && "safeParse" in value && "def" in value;

/** What is as long as can be wherever a schema asks for a text. */
function filled({ def }: Schema, text: string, depth = 0): unknown {
  if (depth > DEEP) return text;
  if (def.shape) {
    const fields = Object.entries(def.shape);
    return Object.fromEntries(fields.map(([key, own]) => [key, filled(own, text, depth + 1)]));
  }
  if (def.element) return [filled(def.element, text, depth + 1)];
  const inner = def.innerType ?? def.in ?? def.options?.[0];
  return inner ? filled(inner, text, depth + 1) : text;
}

const FOLDER = path.join(__dirname, "..");
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".ts"));

describe("a text as long as a request may be", () => {
  it.each(FILES)("is read once by the schemas of %s", async (name) => {
    const module = (await import(path.join(FOLDER, name))) as Record<string, unknown>;
    const slow = Object.entries(module).flatMap(([key, schema]) => {
      if (!isSchema(schema)) return [];
      return UNITS.flatMap((unit) => {
        const value = filled(schema, unit.repeat(LETTERS / unit.length));
        const began = performance.now();
        schema.safeParse(value);
        return performance.now() - began > SLOW_MS ? [`${key}: ${JSON.stringify(unit)}`] : [];
      });
    });
    expect(slow).toEqual([]);
  });
});
