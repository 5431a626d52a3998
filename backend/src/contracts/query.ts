import { z } from "zod";

/** Whether a query may give a name more than once: its schema then reads a list. */
function isList(schema: z.ZodType | undefined, name: string): boolean {
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, name)) return false;
  const field: unknown = schema.shape[name];
  return (field instanceof z.ZodOptional ? field.unwrap() : field) instanceof z.ZodArray;
}

/** A query's values by name, as its schema reads them, and the names that are given too often. */
export interface QueryValues {
  values: Record<string, string | string[]>;
  repeated: string[];
}

/**
 * What a query says: an empty value counts as absent, and only what the schema reads as a list may be given
 * more than once, as in `size=M&size=L`.
 */
export function queryValues(params: URLSearchParams, schema: z.ZodType | undefined): QueryValues {
  // Without a prototype: `constructor` is a name like any other.
  const values = Object.create(null) as QueryValues["values"];
  const repeated = new Set<string>();
  for (const [name, value] of params) {
    const before = values[name];
    if (isList(schema, name)) {
      if (value !== "") values[name] = [...(Array.isArray(before) ? before : []), value];
    } else if (before !== undefined) repeated.add(name);
    else if (value !== "") values[name] = value;
  }
  return { values, repeated: [...repeated] };
}
