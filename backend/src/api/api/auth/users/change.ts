import type { MedusaRequest } from "@medusajs/framework/http";
import type { UserActor } from "../../../../lib/actor";
import { admittedUser } from "../../../admitted-user";

/** Who changes which account, and how. */
export function admittedChange<Body = unknown>(
  request: MedusaRequest,
): { actor: UserActor; accountId: string; body: Body } {
  const { actor, params, body } = admittedUser<Body>(request);
  return { actor, accountId: params.id ?? "", body };
}
