import type { MedusaRequest } from "@medusajs/framework/http";
import type { UserActor } from "../lib/actor";
import { unauthenticated } from "../lib/api-error";
import { admitted, type Admitted } from "./gatekeeper";

/** A signed-in person's request, and its token. */
export type AdmittedUser<Body> = Admitted<Body> & { actor: UserActor; token: string };

/**
 * The admitted request of a route for signed-in people. @throws ApiError 401 for a guest, whom its
 * rule should have refused.
 */
export function admittedUser<Body = unknown>(request: MedusaRequest): AdmittedUser<Body> {
  const { actor, ...rest } = admitted<Body>(request);
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (actor.kind === "guest" || token === undefined) throw unauthenticated();
  return { ...rest, actor, token };
}
