import type { z } from "zod";

export type Schema = z.core.JSONSchema.BaseSchema;

/** The name of a schema that is described once, or null. */
export type NameOf = (schema: Schema) => string | null;

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;

const literal = (value: unknown) => JSON.stringify(value);

/** Bounds zod adds to every whole number say nothing. */
const isReal = (bound: unknown): bound is number =>
  typeof bound === "number" && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function bounds(schema: Schema): string[] {
  const from = schema.minimum ?? schema.minLength ?? schema.minItems;
  const to = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  const unit =
    schema.maxLength !== undefined || schema.minLength !== undefined
      ? " characters"
      : schema.maxItems !== undefined || schema.minItems !== undefined
        ? " items"
        : "";
  if (isReal(from) && isReal(to)) return [`${from} to ${to}${unit}`];
  if (isReal(from)) return [`at least ${from}${unit}`];
  if (isReal(to)) return [`at most ${to}${unit}`];
  if (schema.exclusiveMinimum !== undefined) return [`above ${schema.exclusiveMinimum}`];
  return [];
}

/** What a type can't say: whole numbers, bounds, formats, defaults. Empty when there is nothing. */
export function noteOf(schema: Schema): string {
  const notes = [
    ...(schema.type === "integer" ? ["whole"] : []),
    ...(schema.format === undefined ? [] : [schema.format]),
    ...bounds(schema),
    ...(schema.default === undefined ? [] : [`default ${literal(schema.default)}`]),
  ];
  return notes.join(", ");
}

function objectText(schema: Schema, nameOf: NameOf): string {
  const required = new Set(schema.required ?? []);
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    if (!isSchema(member)) return `${name}: unknown;`;
    const note = noteOf(member);
    const key = /^[\w$]+$/.test(name) ? name : literal(name);
    const optional = required.has(name) ? "" : "?";
    return `${key}${optional}: ${typeText(member, nameOf)};${note === "" ? "" : ` // ${note}`}`;
  });
  const others = schema.additionalProperties;
  if (isSchema(others) && members.length === 0) {
    return `Record<string, ${typeText(others, nameOf)}>`;
  }
  return members.length === 0 ? "{}" : `{\n${members.join("\n")}\n}`;
}

function arrayText({ items, prefixItems }: Schema, nameOf: NameOf): string {
  if (prefixItems)
    return `[${prefixItems
      .filter(isSchema)
      .map((item) => typeText(item, nameOf))
      .join(", ")}]`;
  if (!isSchema(items) || Array.isArray(items)) return "unknown[]";
  const inner = typeText(items, nameOf);
  return inner.includes("|") ? `(${inner})[]` : `${inner}[]`;
}

const unionText = (choices: readonly unknown[], nameOf: NameOf) =>
  [...new Set(choices.filter(isSchema).map((choice) => typeText(choice, nameOf)))].join(" | ");

/** Parts that only add a pattern are not types. */
function partsText(parts: readonly unknown[], nameOf: NameOf): string {
  const texts = parts.filter(isSchema).map((part) => typeText(part, nameOf));
  const telling = [...new Set(texts)].filter((text) => text !== "unknown");
  return telling.length === 0 ? "unknown" : telling.join(" & ");
}

/** A JSON schema as a TypeScript type. */
export function typeText(schema: Schema, nameOf: NameOf): string {
  const name = nameOf(schema);
  if (name !== null) return name;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unionText(choices, nameOf);
  if (schema.allOf && schema.type === undefined) return partsText(schema.allOf, nameOf);
  switch (schema.type) {
    case "object":
      return objectText(schema, nameOf);
    case "array":
      return arrayText(schema, nameOf);
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    default:
      return "unknown";
  }
}
