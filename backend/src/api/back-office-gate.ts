import {
  getAuthContextFromJwtToken,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { unauthenticated } from "../lib/api-error";
import { shopAccounts } from "../modules/account";
import { adoptStaff } from "../actions/account/adopt-staff";

/** What Medusa puts into its tokens, and from there into its sessions. */
interface Credential {
  auth_identity_id?: string;
  /** Empty while the identity has no actor, as during the acceptance of an invitation. */
  actor_id?: string;
  /** `user` on /admin, `customer` on /store. */
  actor_type?: string;
  /** When the token was made, in seconds since 1970; a session has that of its first token. */
  iat?: number;
}

interface Holder {
  auth_context?: Credential;
}

/**
 * Medusa only checks a token's signature and age: the account says what became of its holder. Staff
 * known only to Medusa get one, or have no rights.
 */
async function hasLostItsRights(
  request: MedusaRequest,
  { auth_identity_id: identity, actor_id: actorId, actor_type: kind, iat = 0 }: Credential,
): Promise<boolean> {
  // Secret API keys have none; they end with their maker's rights.
  if (!identity) return false;
  const standing = await shopAccounts(request.scope).standingOf(identity, iat);
  if (!standing) {
    if (kind !== "user" || !actorId) return false;
    const tokensFrom = new Date(iat * 1000);
    const staff = { medusaUserId: actorId, authIdentityId: identity, tokensFrom };
    return (await adoptStaff(request.scope, staff)) === null;
  }
  return !standing.isActive || !standing.isFresh || (kind === "user" && standing.role !== "admin");
}

/**
 * On Medusa's own APIs, after its authentication: refuses tokens and sessions of demoted,
 * deactivated or deleted accounts, and those from before a password change.
 */
export async function backOfficeGate(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const { auth_context: credential } = request as Holder;
    if (credential && (await hasLostItsRights(request, credential))) throw unauthenticated();
    next();
  } catch (error) {
    next(error);
  }
}

/**
 * On Medusa's login, before its authentication: a token or session the gate would refuse is
 * ignored, so that it can neither be traded for a fresh one nor keep anyone from logging in.
 */
export async function staleLoginGate(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const { headers } = request;
    const session = request.session as Holder | undefined;
    if (session?.auth_context && (await hasLostItsRights(request, session.auth_context))) {
      delete session.auth_context;
    }
    const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
    const bearer = getAuthContextFromJwtToken(
      headers.authorization,
      http.jwtSecret ?? "",
      ["bearer"],
      ["*"],
    );
    if (bearer && (await hasLostItsRights(request, bearer))) delete headers.authorization;
    next();
  } catch (error) {
    next(error);
  }
}
