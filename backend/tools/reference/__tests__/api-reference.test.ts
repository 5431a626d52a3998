import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ROUTE_RULES } from "../../../src/api/access";
import { apiReference } from "../api-reference";
import { noteOf, typeText, type Schema } from "../type-text";

const FILE = path.resolve(__dirname, "../../../docs/API.md");

describe("the API reference", () => {
  let reference: string;
  beforeAll(async () => {
    reference = await apiReference();
  });

  it("is in step with the contracts: `npm run api-reference` rewrites it", async () => {
    expect(await readFile(FILE, "utf8")).toBe(reference);
  });

  it("names every call", () => {
    for (const { method, path: url } of ROUTE_RULES) {
      expect(reference).toContain(`### ${method} ${url.replace(/:(\w+)/g, "{$1}")}\n`);
    }
  });
});

const nameless = () => null;

describe("a schema as a type", () => {
  it.each<[Schema, string]>([
    [{ type: "string" }, "string"],
    [{ type: "integer" }, "number"],
    [{ type: "null" }, "null"],
    [{ const: true }, "true"],
    [{ enum: ["a", "b"] }, '"a" | "b"'],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string | null"],
    [{ anyOf: [{ type: "string" }, { type: "string", format: "uri" }] }, "string"],
    [{ type: "array", items: { type: "boolean" } }, "boolean[]"],
    [{ type: "array", items: { enum: ["a", "b"] } }, '("a" | "b")[]'],
    [{ type: "object", additionalProperties: { type: "number" } }, "Record<string, number>"],
    [{ type: "object" }, "{}"],
    [{}, "unknown"],
  ])("%j is %s", (schema, text) => {
    expect(typeText(schema, nameless)).toBe(text);
  });

  it("has its members, which of them may be absent, and what a type can't say", () => {
    const schema: Schema = {
      type: "object",
      required: ["quantity"],
      properties: {
        quantity: { type: "integer", minimum: 1, maximum: 99 },
        "the-note": { type: "string", maxLength: 500 },
      },
    };
    expect(typeText(schema, nameless)).toBe(
      '{\nquantity: number; // whole, 1 to 99\n"the-note"?: string; // at most 500 characters\n}',
    );
  });

  it("is called by its name where it has one", () => {
    const product: Schema = { type: "object" };
    const nameOf = (schema: Schema) => (schema === product ? "Product" : null);
    expect(typeText({ type: "array", items: product }, nameOf)).toBe("Product[]");
  });

  it.each<[Schema, string]>([
    [{ type: "integer", minimum: Number.MIN_SAFE_INTEGER }, "whole"],
    [{ type: "string", format: "date-time" }, "date-time"],
    [{ type: "number", minimum: 0, default: 0 }, "at least 0, default 0"],
    [{ type: "array", minItems: 1 }, "at least 1 items"],
    [{ type: "string" }, ""],
  ])("%j has the note %s", (schema, note) => {
    expect(noteOf(schema)).toBe(note);
  });
});
