import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { IUserModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { forbidden } from "../lib/api-error";
import { shopAccounts } from "../modules/account";
import { changeRole } from "../actions/account/change-role";
import { nativeStaff } from "./native-staff";

type Handler = (
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
) => Promise<void>;

async function isInvited({ scope, body }: MedusaRequest): Promise<boolean> {
  const { email } = (body ?? {}) as { email?: unknown };
  if (typeof email !== "string") return false;
  const invites = await scope
    .resolve<IUserModuleService>(Modules.USER)
    .listInvites({}, { take: null });
  return invites.some(
    (invite) =>
      !invite.accepted &&
      invite.email.toLowerCase() === email.trim().toLowerCase() &&
      new Date(invite.expires_at) > new Date(),
  );
}

/**
 * On Medusa's own registration, which gives anyone a login for any address: staff come by
 * invitation, everyone else verifies the address in the shop.
 */
export const nativeRegistration: Handler = async (request, _response, next) => {
  try {
    if (request.params["actor_type"] !== "user" || !(await isInvited(request))) {
      throw forbidden("Accounts are made in the shop. Staff register with an invitation.");
    }
    next();
  } catch (error) {
    next(error);
  }
};

/** Only Medusa's own login asks for a second factor: whoever turned it on could not use the shop's. */
export const noSecondFactor: Handler = async (_request, _response, next) => {
  next(forbidden("The second factor can't be turned on yet: the shop does not ask for it."));
  return Promise.resolve();
};

/**
 * On Medusa's removal of a user: the account says who is staff, so that role goes first, which ends
 * tokens, sessions and keys everywhere at once. Medusa then goes on and tells its listeners.
 */
export const removeNativeStaff: Handler = async (request, _response, next) => {
  try {
    const { id = "" } = request.params;
    const account = await shopAccounts(request.scope).staffOfMedusaUser(id);
    if (account) {
      const actor = await nativeStaff(request);
      await changeRole(request.scope, { actor, accountId: account.id, role: "user" });
    }
    next();
  } catch (error) {
    next(error);
  }
};
