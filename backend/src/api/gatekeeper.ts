import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "zod";
import type { AppSettings } from "../contracts/app-settings";
import { queryValues } from "../contracts/query";
import { hasBody } from "../lib/has-body";
import { GUEST, isAdmin, type Actor } from "../lib/actor";
import {
  ApiError,
  forbidden,
  inMaintenance,
  invalidRequest,
  notFound,
  unauthenticated,
} from "../lib/api-error";
import { clientAddress } from "../lib/client-address";
import { fieldErrors } from "../lib/error-map";
import { unstorableTexts } from "../lib/unstorable-texts";
import { shopAccounts } from "../modules/account";
import { rateLimits } from "../modules/rate-limit";
import { findRule } from "./access";
import { ruleFor, type RouteRule } from "./access/rule";
import { onceByKey } from "./idempotency-keys";
import { recordReads } from "./record-personal-reads";
import { withPageSize } from "./page-size";
import { shopSettings } from "../modules/settings";

/** What the gatekeeper passes to the route: the caller, and the input as its schemas read it. */
export interface Admitted<Body = unknown, Query = unknown> {
  actor: Actor;
  params: Record<string, string>;
  query: Query;
  body: Body;
}

const ADMITTED = Symbol("admitted");

type Carrier = MedusaRequest & { [ADMITTED]?: Admitted };

/**
 * The admitted request, typed by its route.
 * @throws Error when a route is reached without passing the gatekeeper: a programming mistake.
 */
export function admitted<Body = unknown, Query = unknown>(
  request: MedusaRequest,
): Admitted<Body, Query> {
  const found = (request as Carrier)[ADMITTED];
  if (!found) throw new Error("The route was reached without its rule.");
  return found as Admitted<Body, Query>;
}

async function actorOf(
  request: MedusaRequest,
  rule: Pick<RouteRule, "ignoresBadToken">,
): Promise<Actor> {
  const header = request.headers.authorization;
  if (header === undefined) return GUEST;
  const token = /^Bearer +([\w.~+/=-]{1,4096})$/i.exec(header)?.[1];
  const accounts = shopAccounts(request.scope);
  const actor = token === undefined ? null : await accounts.actorOfToken(token);
  if (actor) return actor;
  if (rule.ignoresBadToken) return GUEST;
  throw unauthenticated();
}

/**
 * The caller, if the shop is open to them: in maintenance staff go on working, and everyone else is
 * asked to come back, even with an invalid token.
 */
async function visitorOf(request: MedusaRequest, rule: RouteRule, isShut: boolean): Promise<Actor> {
  if (!isShut || rule.staysOpen) return actorOf(request, rule);
  const actor = await actorOf(request, { ignoresBadToken: true });
  if (!isAdmin(actor)) throw inMaintenance();
  return actor;
}

function admit(rule: RouteRule, actor: Actor): void {
  if (rule.who === "everyone") return;
  if (actor.kind === "guest") throw unauthenticated();
  if (rule.who === "admin" && !isAdmin(actor)) throw forbidden();
}

/**
 * @param isFlat a field is named without the place in its list
 * @throws ApiError 400 that names every bad field
 */
export function readInput<Output>(
  schema: z.ZodType<Output>,
  value: unknown,
  { isFlat = false } = {},
): Output {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const named = isFlat
      ? issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }))
      : issues;
    throw invalidRequest(fieldErrors(named));
  }
  const unstorable = unstorableTexts(parsed.data);
  if (unstorable.length > 0) throw invalidRequest(unstorable);
  return parsed.data;
}

/** For a call that reads none: useless parameters are reported, not ignored. */
const NO_QUERY = z.strictObject({});

const searchOf = ({ originalUrl }: MedusaRequest) => originalUrl.split("?").slice(1).join("?");

/**
 * What the call's query says, as its schema reads it. Staff who name no page size get the one set for their tables.
 * @throws ApiError 400 that names every bad parameter, by its name alone where it may be given more than once
 */
function readQuery(
  request: MedusaRequest,
  rule: RouteRule,
  { actor, settings }: { actor: Actor; settings: AppSettings },
): unknown {
  const schema = rule.query ?? NO_QUERY;
  const { values, repeated } = queryValues(new URLSearchParams(searchOf(request)), schema);
  if (repeated.length > 0) {
    throw invalidRequest(
      repeated.map((field) => ({ field, message: `${field} is given more than once` })),
    );
  }
  const isTable = rule.who !== "everyone" && isAdmin(actor);
  const query = isTable ? withPageSize(rule, values, settings.itemsPerPage) : values;
  return readInput(schema, query, { isFlat: true });
}

/** What a form without scripts sends. */
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

function readBody(request: MedusaRequest, rule: RouteRule): unknown {
  const { bodyType = "json" } = rule;
  if (!rule.body || (bodyType !== "json" && bodyType !== "press")) return undefined;
  // No body counts as an empty object: some changes need only their URL.
  if (!hasBody(request)) return readInput(rule.body, {});
  const type = request.headers["content-type"] ?? "";
  if (!/^application\/json\b/i.test(type)) {
    if (bodyType === "press" && FORM.test(type)) return readInput(rule.body, {});
    throw new ApiError(415, "unsupported_media_type", "The body must be application/json.");
  }
  return readInput(rule.body, request.body);
}

/**
 * Before every route of `/api`: refuses what no rule names, finds the caller in the database,
 * validates parameters, query and body, and counts against the rule's limit, in this order:
 * mistyping a form costs nothing of a budget.
 */
export async function gatekeeper(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    // As Express reads it: one trailing slash does not count.
    const path = (request.originalUrl.split("?")[0] ?? "").replace(/\/$/, "");
    const found = findRule(request.method, path);
    if (!found.match) {
      if (found.allowed.length === 0) throw notFound();
      throw new ApiError(405, "method_not_allowed", "This method is not allowed here.", {
        headers: { Allow: found.allowed.join(", ") },
      });
    }
    const { params } = found.match;
    const rule = ruleFor(found.match.rule, searchOf(request));
    const settings = shopSettings(request.scope).app.current;
    const actor = await visitorOf(request, rule, settings.maintenanceMode);
    admit(rule, actor);
    const carrier: Carrier = request;
    carrier[ADMITTED] = {
      actor,
      params: rule.params ? readInput(rule.params, params) : params,
      query: readQuery(request, rule, { actor, settings }),
      body: readBody(request, rule),
    };
    if (rule.limit) {
      const limits = rateLimits(request.scope);
      await limits.consume(rule.limit, clientAddress(request));
    }
    await onceByKey(request, response, { rule, actor }, () => {
      recordReads(request, response, { rule, actor, params });
      // Personal answers are never cached on the way; public reads set their own rule.
      response.setHeader("Cache-Control", "no-store");
      next();
    });
  } catch (error) {
    next(error);
  }
}
