import type { MedusaRequest } from "@medusajs/framework/http";
import type { UserActor } from "../lib/actor";
import { nativeDoer } from "../actions/activity/record-native-call";

interface Caller {
  actor_id?: string;
  actor_type?: string;
}

/**
 * The caller of one of our routes below Medusa's own `/admin`. Medusa's authentication and the gate
 * after it let them in: whoever gets here is staff.
 */
export async function nativeStaff(request: MedusaRequest): Promise<UserActor> {
  const { auth_context: caller = {} } = request as { auth_context?: Caller };
  const callerId = caller.actor_id ?? "";
  const callerKind = caller.actor_type ?? "";
  const { accountId, email } = await nativeDoer(request.scope, { callerId, callerKind });
  return { kind: "user", accountId, customerId: "", medusaUserId: callerId, email, role: "admin" };
}
