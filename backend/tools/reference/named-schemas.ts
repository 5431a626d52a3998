import { readdir } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { NameOf, Schema } from "./type-text";

const CONTRACTS = path.resolve(__dirname, "../../src/contracts");
/** Smaller ones read better inline. */
const WORTH_A_NAME = 4;
/** Envelopes, bodies and queries belong to one call; these are the things calls are about. */
const OF_ONE_CALL = /(Response|Body|Query|Params)Schema$/;

export interface NamedSchemas {
  readonly nameOf: NameOf;
  /** By name, in alphabetical order. */
  readonly all: readonly (readonly [name: string, schema: Schema])[];
}

/** A schema's form in an answer, without what varies by place. */
const keyOf = ({ $schema: _, default: __, ...schema }: Schema) => JSON.stringify(schema);

const nameFrom = (exported: string) =>
  exported.charAt(0).toUpperCase() + exported.slice(1).replace(/Schema$/, "");

async function exportedSchemas(): Promise<[string, z.ZodType][]> {
  const files = (await readdir(CONTRACTS)).filter((file) => file.endsWith(".ts")).sort();
  const modules = await Promise.all(
    files.map((file) => import(path.join(CONTRACTS, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, z.ZodType] => {
      const [name, value] = entry;
      return name.endsWith("Schema") && !OF_ONE_CALL.test(name) && value instanceof z.ZodType;
    }),
  );
}

/** The objects of the contracts: described once, and then called by their names. */
export async function namedSchemas(): Promise<NamedSchemas> {
  const names = new Map<string, string>();
  const schemas = new Map<string, Schema>();
  for (const [exported, value] of await exportedSchemas()) {
    const schema = z.toJSONSchema(value, {
      io: "output",
      target: "draft-2020-12",
      unrepresentable: "any",
    }) as Schema;
    if (schema.type !== "object") continue;
    if (Object.keys(schema.properties ?? {}).length < WORTH_A_NAME) continue;
    const key = keyOf(schema);
    if (names.has(key)) continue;
    names.set(key, nameFrom(exported));
    schemas.set(nameFrom(exported), schema);
  }
  return {
    nameOf: (schema) => (schema.type === "object" ? (names.get(keyOf(schema)) ?? null) : null),
    all: [...schemas].sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}
