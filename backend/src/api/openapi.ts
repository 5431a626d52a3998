import { z } from "zod";
import { failureSchema } from "../contracts/envelope";
import { ROUTE_RULES } from "./access";
import type { RouteRule } from "./access/rule";

const toSchema = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
  });
  return rest;
};

function parameters(rule: RouteRule) {
  const inPath = [...rule.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = [rule.query, rule.staff?.query].flatMap((query) => {
    const schema: z.core.JSONSchema.BaseSchema = query ? toSchema(query, "input") : {};
    return Object.entries(schema.properties ?? {});
  });
  const fromQuery = [...new Map(inQuery)].map(([name, schema]) => ({
    name,
    in: "query",
    required: false,
    schema,
  }));
  return [...inPath, ...fromQuery];
}

const responseOf = ({ response, staff }: RouteRule): z.ZodType =>
  staff ? z.union([response, staff.response]) : response;

function operation(rule: RouteRule) {
  return {
    summary: rule.summary,
    "x-who": rule.who,
    ...(rule.limit ? { "x-limit": rule.limit } : {}),
    ...(rule.who === "everyone" ? {} : { security: [{ bearer: [] }] }),
    parameters: parameters(rule),
    ...(rule.body
      ? {
          requestBody: {
            required: true,
            content: {
              [rule.bodyType === "multipart" ? "multipart/form-data" : "application/json"]: {
                schema: toSchema(rule.body, "input"),
              },
            },
          },
        }
      : {}),
    responses: {
      [rule.status ?? 200]: {
        description: "Success",
        content: {
          [rule.responseType ?? "application/json"]: {
            schema: toSchema(responseOf(rule), "output"),
          },
        },
      },
      ...(rule.accepted
        ? {
            202: {
              description: "The work goes on behind the answer",
              content: { "application/json": { schema: toSchema(rule.accepted, "output") } },
            },
          }
        : {}),
      default: {
        description: "Failure",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    },
  };
}

/** OpenAPI 3.1 of every rule; the contracts are its only source. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const rule of ROUTE_RULES) {
    const path = rule.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[rule.method.toLowerCase()] = operation(rule);
  }
  return {
    openapi: "3.1.0",
    info: { title: "STRIVE", version: "1.0.0" },
    paths,
    components: {
      schemas: { Failure: toSchema(failureSchema, "output") },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
