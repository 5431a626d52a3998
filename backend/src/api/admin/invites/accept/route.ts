import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { IUserModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { acceptInviteWorkflow } from "@medusajs/medusa/core-flows";
import { conflict, forbidden, unauthenticated } from "../../../../lib/api-error";
import { addressOfIdentity, adoptStaff } from "../../../../actions/account/adopt-staff";

/** Whoever accepts has a login but no account yet: Medusa's own middlewares read the caller. */
export const AUTHENTICATE = false;

interface Call {
  auth_context?: { auth_identity_id?: string; actor_id?: string };
  filterableFields: { token?: string };
  validatedBody: { first_name?: string; last_name?: string };
}

/**
 * Replaces Medusa's own: an invitation is for its address alone, and whoever accepts it is shop
 * staff from then on. @throws ApiError 401 for an invalid invitation; 403 for another address's;
 * 409
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { auth_context: caller, filterableFields, validatedBody } = request as unknown as Call;
  const { token = "" } = filterableFields;
  const authIdentityId = caller?.auth_identity_id ?? "";
  if (caller?.actor_id) throw conflict("Log out first: this login is staff already.");
  const invite = await request.scope
    .resolve<IUserModuleService>(Modules.USER)
    .validateInviteToken(token)
    .catch(() => {
      throw unauthenticated();
    });
  const email = invite.email.toLowerCase();
  if ((await addressOfIdentity(request.scope, authIdentityId)) !== email) {
    throw forbidden("This invitation is for another address.");
  }
  const { first_name, last_name } = validatedBody;
  const { result } = await acceptInviteWorkflow(request.scope).run({
    input: {
      invite_token: token,
      auth_identity_id: authIdentityId,
      user: {
        email,
        ...(first_name === undefined ? {} : { first_name }),
        ...(last_name === undefined ? {} : { last_name }),
      },
    },
  });
  const [user] = result;
  if (!user) throw unauthenticated();
  const staff = { medusaUserId: user.id, authIdentityId, tokensFrom: new Date() };
  if (!(await adoptStaff(request.scope, staff))) {
    throw conflict("Another account has this address.");
  }
  response.status(200).json({ user });
}
