import { openApiDocument } from "../../src/api/openapi";
import { LIMITS, type LimitName } from "../../src/modules/rate-limit/limits";
import { namedSchemas, type NamedSchemas } from "./named-schemas";
import { noteOf, typeText, type NameOf, type Schema } from "./type-text";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Operation {
  readonly summary: string;
  readonly "x-who": string;
  readonly "x-limit"?: LimitName;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; content: Content }>>;
}

const WHO: Readonly<Record<string, string>> = {
  everyone: "everyone",
  "signed-in": "whoever is signed in",
  admin: "admins",
};

const INTRODUCTION = `# API reference

Made by \`npm run api-reference\` from the same contracts as \`/api/openapi.json\`; don't edit it by hand.

All calls are JSON below the shop's own address, unless a call says otherwise. Who is signed in sends
\`Authorization: Bearer …\` with the token of \`POST /api/auth/login\`. Fields that a body does not name
are refused. A list answers \`count\` (of all matches), \`limit\` and \`offset\`. Amounts are whole RWF.

## Failures

Every failure has this form; \`code\` is one of a closed list, \`errors\` names the bad fields. What a
call lists under "fails with" follows from its input and its callers; 404, 405, 500 and 503 may come from
any call, and 409 from any that changes something.

| Status | When |
| --- | --- |
| 400 | the address, a parameter or the body is not as described here |
| 401, 403 | no or a bad token; not allowed |
| 404 | it is not there, or not yours |
| 405, 413, 415 | another method, too large, another content type |
| 409 | it contradicts what is stored: too little stock, another price, a taken name, a key used for another body |
| 429 | too often; \`Retry-After\` says when to come back |
| 500, 503 | our fault, or not now; \`Retry-After\` where it helps |
`;

const HEADING_OF_REST = "operations";
/** /api/products/import → products */
const groupOf = (path: string) => path.split("/")[2]?.replace(".json", "") ?? HEADING_OF_REST;

const code = (text: string) => "```ts\n" + text + "\n```";
const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function parameterTable(parameters: readonly Parameter[], nameOf: NameOf): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, schema }) => {
    const type = cell(typeText(schema, nameOf));
    return `| \`${name}\` | ${place} | \`${type}\` | ${cell(noteOf(schema))} |`;
  });
  return ["| Parameter | In | Type | |\n| --- | --- | --- | --- |\n" + rows.join("\n")];
}

/** The statuses that follow from this call's input and callers. */
function failures(operation: Operation): string {
  const takesInput = operation.requestBody !== undefined || operation.parameters.length > 0;
  const statuses = [
    ...(takesInput ? ["400"] : []),
    ...(operation["x-who"] === "everyone" ? [] : ["401"]),
    ...(operation["x-who"] === "admin" ? ["403"] : []),
    ...(operation.parameters.some(({ in: place }) => place === "path") ? ["404"] : []),
    ...(operation.requestBody ? ["413", "415"] : []),
    ...(operation["x-limit"] ? ["429"] : []),
  ];
  return statuses.length === 0 ? "" : `Fails with ${statuses.join(", ")}.`;
}

function limitText({ "x-limit": limit }: Operation): string {
  if (!limit) return "";
  const { points, windowS } = LIMITS[limit];
  return ` At most ${points} calls of one address in ${windowS / 60} minutes.`;
}

function contentText(name: string, content: Content, nameOf: NameOf): string[] {
  return Object.entries(content).map(([type, { schema }]) => {
    const text = typeText(schema, nameOf);
    if (type === "application/json") return code(`type ${name} = ${text};`);
    if (schema.type !== "object") return `\`${type}\``;
    return `As \`${type}\`:\n\n${code(`type ${name} = ${text};`)}`;
  });
}

function callText(method: string, path: string, operation: Operation, { nameOf }: NamedSchemas) {
  const answers = Object.entries(operation.responses).filter(([status]) => status !== "default");
  return [
    `### ${method.toUpperCase()} ${path}`,
    `${operation.summary}.`,
    `For ${WHO[operation["x-who"]] ?? operation["x-who"]}.${limitText(operation)} ${failures(operation)}`,
    ...parameterTable(operation.parameters, nameOf),
    ...(operation.requestBody ? contentText("Body", operation.requestBody.content, nameOf) : []),
    ...answers.flatMap(([status, { content }]) => contentText(`Answer${status}`, content, nameOf)),
  ];
}

/** The objects the calls name, and those they name in turn. */
function objectTexts({ all, nameOf }: NamedSchemas, calls: string): string[] {
  const texts = new Map(
    all.map(([name, schema]) => {
      const others: NameOf = (inner) => (inner === schema ? null : nameOf(inner));
      return [name, `type ${name} = ${typeText(schema, others)};`];
    }),
  );
  const used = new Set<string>();
  const take = (text: string) => {
    for (const [word] of text.matchAll(/\b[A-Z]\w+\b/g)) {
      const found = texts.get(word);
      if (found === undefined || used.has(word)) continue;
      used.add(word);
      take(found);
    }
  };
  take(calls);
  return [...texts].filter(([name]) => used.has(name)).map(([, text]) => code(text));
}

/** The whole reference as Markdown, as the formatter leaves it. */
export async function apiReference(): Promise<string> {
  const document = openApiDocument();
  const named = await namedSchemas();
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    const group = groupOf(path);
    const texts = Object.entries(methods).flatMap(([method, operation]) =>
      callText(method, path, operation as Operation, named),
    );
    groups.set(group, [...(groups.get(group) ?? []), ...texts]);
  }
  const failure = document.components.schemas.Failure as Schema;
  const lines = [
    INTRODUCTION,
    code(`type Failure = ${typeText(failure, () => null)};`),
    ...[...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([group, texts]) => [`## ${group}`, ...texts]),
    "## Objects",
    ...objectTexts(named, [...groups.values()].flat().join("\n")),
  ];
  const { format } = await import("oxfmt");
  const { code: formatted } = await format("API.md", lines.join("\n\n"), { printWidth: 100 });
  return formatted;
}
