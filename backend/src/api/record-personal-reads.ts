import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PersonalData } from "../contracts/access-log";
import { isAdmin, type Actor } from "../lib/actor";
import { shopStaff } from "../modules/staff";
import type { RouteRule } from "./access/rule";

interface Read {
  accountId: string;
  kind: PersonalData;
  call: string;
  /** For what was asked for by id. */
  subjectId: string | undefined;
}

interface Listed {
  id?: unknown;
  order_id?: unknown;
}

/** What shows a part of an order is a read of that order. */
const idOf = (thing: Listed | null, kind: PersonalData): unknown =>
  kind === "order" && typeof thing?.order_id === "string" ? thing.order_id : thing?.id;

const idsOf = (things: unknown, kind: PersonalData): string[] =>
  Array.isArray(things)
    ? things
        .map((thing: Listed | null) => idOf(thing, kind))
        .filter((id): id is string => typeof id === "string")
    : [];

/** Ids in the list that makes up Medusa's answer or ours. */
const listedIn = (body: unknown, kind: PersonalData): string[] =>
  typeof body === "object" && body !== null
    ? Object.values(body).flatMap((things) => idsOf(things, kind))
    : [];

/** Notes the read once it is answered: a refusal shows nothing. */
function noteAnswer(request: MedusaRequest, response: MedusaResponse, read: Read): void {
  const { accountId, kind, call, subjectId } = read;
  let listed: string[] = [];
  if (subjectId === undefined) {
    const send = response.json.bind(response);
    response.json = (body) => {
      listed = listedIn(body, kind);
      return send(body);
    };
  }
  // Even if the reader left midway: a part was sent.
  response.once("close", () => {
    if (response.statusCode >= 400) return;
    const subjectIds = subjectId === undefined ? listed : [subjectId];
    shopStaff(request.scope).accessLog.note({
      accountId,
      kind,
      call,
      subjectIds,
      requestId: request.requestId ?? null,
    });
  });
}

/** What an admin reads by a rule that names personal data; what people read of their own is theirs. */
export function recordReads(
  request: MedusaRequest,
  response: MedusaResponse,
  { rule, actor, params }: { rule: RouteRule; actor: Actor; params: Record<string, string> },
): void {
  const { reads: kind, method, path } = rule;
  if (kind === undefined || actor.kind === "guest" || !isAdmin(actor)) return;
  const { accountId } = actor;
  noteAnswer(request, response, {
    accountId,
    kind,
    call: `${method} ${path}`,
    subjectId: params.id,
  });
}

/** First part of Medusa's paths that return people's data. */
const NATIVE: Readonly<Record<string, PersonalData>> = {
  orders: "order",
  "draft-orders": "order",
  returns: "order",
  claims: "order",
  exchanges: "order",
  "order-edits": "order",
  customers: "user",
  users: "user",
  invites: "user",
  payments: "payment",
  "payment-collections": "payment",
  notifications: "notification",
};

/** The same for Medusa's own admin API. */
export function recordNativeReads(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const [, , resource = "", id, ...rest] = (request.originalUrl.split("?")[0] ?? "").split("/");
  const kind = NATIVE[resource];
  const { auth_context: caller } = request as { auth_context?: { actor_id?: string } };
  if (request.method === "GET" && kind !== undefined && caller?.actor_id !== undefined) {
    const parts = [
      "/admin",
      resource,
      ...(id ? [":id"] : []),
      ...rest.filter((_, i) => i % 2 === 0),
    ];
    const call = `GET ${parts.join("/")}`;
    noteAnswer(request, response, {
      accountId: caller.actor_id,
      kind,
      call,
      subjectId: id === "me" ? caller.actor_id : id === "" ? undefined : id,
    });
  }
  next();
}
