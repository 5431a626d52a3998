import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { setTimeout as sleep } from "node:timers/promises";
import { isAdmin, type Actor } from "../lib/actor";
import { conflict } from "../lib/api-error";
import { paced } from "../lib/pace";
import { inProgress, underKey, type ClaimedKey } from "../modules/idempotency-key/published-sql";
import { idempotencyKeys } from "../modules/idempotency-key";
import type IdempotencyKeyModuleService from "../modules/idempotency-key/service";
import type { KnownKey } from "../modules/idempotency-key/service";
import type { RouteRule } from "./access/rule";
import { bodyDigest, readForDigest } from "./body-digest";
import { repeatKey } from "./repeat-key";

/** How long a repeat waits for the first call. */
const PATIENCE_S = 8;
const LOOK_MS = 200;

/** Staff calls that make something, and what else says so. */
const takesKey = ({ method, who, isOnce, takesKey: isKeyed }: RouteRule, actor: Actor): boolean =>
  method === "POST" && (isKeyed === true || (who === "admin" && isOnce !== true && isAdmin(actor)));

/** Keeps the answer before it is sent; a refusal did nothing, and frees the key. */
function keepAnswer(request: MedusaRequest, response: MedusaResponse, claimed: ClaimedKey): void {
  const keys = idempotencyKeys(request.scope);
  const send = response.json.bind(response);
  const keep = async (body: unknown) => {
    const { statusCode: status } = response;
    if (status >= 400) return keys.release(claimed);
    const header = response.getHeader("ETag");
    const etag = typeof header === "string" ? header : null;
    const text = JSON.stringify(body);
    return keys.keepAnswer(claimed, { bodyHash: bodyDigest(request), status, etag, text });
  };
  response.json = (body) => {
    response.json = send;
    keep(body)
      .catch((error: unknown) => {
        // What was done is done, and noted; a repeat is told so.
        const reason = error instanceof Error ? error.message : "unknown";
        const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER);
        logger.warn(`The answer to a key was not kept: ${reason}`);
      })
      .finally(() => send(body));
    return response;
  };
}

/** Waits for the first try; null: it did nothing. */
async function outcome(
  keys: IdempotencyKeyModuleService,
  accountId: string,
  key: string,
): Promise<KnownKey | null> {
  const end = performance.now() + paced(PATIENCE_S) * 1000;
  for (;;) {
    const found = await keys.read(accountId, key);
    if (found === null || found.answer !== null || found.isLeft || performance.now() > end) {
      return found;
    }
    await sleep(LOOK_MS);
  }
}

const DONE_ALREADY =
  "This was saved already. Please look at the list before you send it once more.";

async function answerAgain(
  request: MedusaRequest,
  response: MedusaResponse,
  { accountId, key, call }: { accountId: string; key: string; call: string },
): Promise<void> {
  const keys = idempotencyKeys(request.scope);
  const hash = await readForDigest(request);
  const found = await outcome(keys, accountId, key);
  if (found === null) throw inProgress();
  const isSame = found.call === call && (found.bodyHash ?? hash) === hash;
  if (!isSame) {
    throw conflict("This Idempotency-Key was used for something else", "idempotency_mismatch");
  }
  if (found.answer === null || found.status === null) {
    // Killed between commit and answer: the audit log says what it was.
    throw found.did !== null && found.isLeft ? conflict(DONE_ALREADY) : inProgress();
  }
  if (found.etag !== null) response.setHeader("ETag", found.etag);
  response.status(found.status).type("application/json").send(found.answer);
}

/**
 * A call that makes something, sent by staff or to a route that takes keys of everybody, with an `Idempotency-Key`,
 * makes it once: the same key with the same body gets the same answer, with another body 409; while the first try runs, others wait for
 * it, or are told to come back. A key belongs to its account. What a route does under it is noted with
 * the activity (see `noteUnderKey`), so that neither a kill nor a late try does it twice.
 * @param proceed the call itself
 */
export async function onceByKey(
  request: MedusaRequest,
  response: MedusaResponse,
  { rule, actor }: { rule: RouteRule; actor: Actor },
  proceed: () => void,
): Promise<void> {
  const key = actor.kind !== "guest" && takesKey(rule, actor) ? repeatKey(request) : null;
  if (key === null || actor.kind === "guest") {
    proceed();
    return;
  }
  const { accountId } = actor;
  // With the query: a parameter may say what is done.
  const call = `POST ${request.originalUrl}`;
  const keys = idempotencyKeys(request.scope);
  const claimed = await keys.claim(accountId, key, call);
  if (claimed === null) {
    response.setHeader("Cache-Control", "no-store");
    await answerAgain(request, response, { accountId, key, call });
    return;
  }
  keepAnswer(request, response, claimed);
  underKey(claimed, proceed);
}
