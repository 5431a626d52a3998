import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { recordNativeCall } from "../actions/activity/record-native-call";

/** Our own routes below Medusa's: their workflows write their lines themselves, in the change. */
const OWN = "/admin/shop/";

interface Caller {
  actor_id?: string;
  actor_type?: string;
}

/**
 * Writes what staff change through Medusa's own admin API to the audit log: who, which call, with
 * what. Medusa's routes have their own transactions, so the line is written after the change and
 * before its answer; if that fails, the server's log has it.
 */
export function recordNativeActivity(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const isRead = ["GET", "HEAD", "OPTIONS"].includes(request.method);
  if (isRead || request.originalUrl.startsWith(OWN)) {
    next();
    return;
  }
  const { auth_context: caller = {} } = request as { auth_context?: Caller };
  const call = {
    callerId: caller.actor_id ?? "",
    callerKind: caller.actor_type ?? "",
    method: request.method,
    path: request.originalUrl.split("?")[0] ?? "",
    body: request.body,
  };
  const send = response.json.bind(response);
  response.json = (body) => {
    if (response.statusCode >= 400) return send(body);
    void recordNativeCall(request.scope, call)
      .catch((error: unknown) => {
        const logger = request.scope.resolve<Logger>(ContainerRegistrationKeys.LOGGER);
        const reason = error instanceof Error ? error.message : "unknown";
        logger.error(
          `${call.method} ${call.path} by ${call.callerId} is not in the audit log: ${reason}`,
        );
      })
      .then(() => send(body));
    return response;
  };
  next();
}
