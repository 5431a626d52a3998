import { ROUTE_RULES } from "../../src/api/access";
import type { RouteRule } from "../../src/api/access/rule";

/** As much of JSON Schema as the shop's own description uses. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** One call of the API: what its description says of it, and the rule that stands behind it. */
export interface Call {
  /** `GET /api/orders/:id`, as in the table. */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly { name: string; schema: JsonSchema; isRequired: boolean }[];
  readonly body: JsonSchema | null;
  readonly isForm: boolean;
  readonly rule: RouteRule | null;
}

interface Operation {
  parameters: { name: string; in: string; schema: JsonSchema; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

const rules = new Map(ROUTE_RULES.map((rule) => [`${rule.method} ${rule.path}`, rule]));

/** Every call that a running shop describes. @throws when it leaves one of its table out */
export async function callsOf(origin: string): Promise<Call[]> {
  const response = await fetch(new URL("/api/openapi.json", origin));
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> };
  const calls = Object.entries(paths).flatMap(([template, verbs]) =>
    Object.entries(verbs).map(([verb, { parameters, requestBody }]): Call => {
      const path = template.replace(/\{(\w+)\}/g, ":$1");
      const key = `${verb.toUpperCase()} ${path}`;
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        key,
        method: verb.toUpperCase(),
        path,
        query: parameters
          .filter((parameter) => parameter.in === "query")
          .map(({ name, schema, required = false }) => ({ name, schema, isRequired: required })),
        body: content?.schema ?? null,
        isForm: type === "multipart/form-data",
        rule: rules.get(key) ?? null,
      };
    }),
  );
  const described = new Set(calls.map(({ key }) => key));
  const missing = [...rules.keys()].filter((key) => !described.has(key));
  if (missing.length > 0) throw new Error(`Not described: ${missing.join(", ")}`);
  return calls;
}

const STATUS = { type: "string", enum: ["pending", "processing", "shipped", "delivered"] };
const nativeCall = (method: string, path: string, body: JsonSchema | null = null): Call => ({
  key: `${method} ${path}`,
  method,
  path,
  query: [],
  body,
  isForm: false,
  rule: null,
});

/** What this shop adds to Medusa's own admin API, at the back-office door. */
export const BACK_OFFICE_CALLS: readonly Call[] = [
  nativeCall("GET", "/admin/shop/settings"),
  nativeCall("POST", "/admin/shop/settings", {
    type: "object",
    properties: { siteName: { type: "string" }, itemsPerPage: { enum: [10, 20, 50, 100] } },
  }),
  nativeCall("GET", "/admin/shop/orders/:id"),
  nativeCall("POST", "/admin/shop/orders/:id/status", {
    type: "object",
    properties: { status: STATUS },
    required: ["status"],
  }),
  nativeCall("GET", "/admin/shop/products/:id"),
  nativeCall("GET", "/admin/shop/customers/:id"),
];
