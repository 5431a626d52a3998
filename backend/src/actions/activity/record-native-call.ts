import type { IUserModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { recordActivity, type Doer } from "../../modules/staff/published-sql";
import { run } from "../../lib/database";
import { bodyForLog } from "../../lib/native-body";
import { shopAccounts } from "../../modules/account";

export interface NativeCall {
  /** Medusa's id of the user, or of the secret key. */
  callerId: string;
  callerKind: string;
  method: string;
  /** Without query. */
  path: string;
  body: unknown;
}

/** Who calls Medusa's own admin API, as the audit log names them. */
export async function nativeDoer(
  container: MedusaContainer,
  { callerId, callerKind }: Pick<NativeCall, "callerId" | "callerKind">,
): Promise<Exclude<Doer, "system">> {
  // A secret key has no address; the log's own lines say who made it.
  if (callerKind !== "user") return { accountId: callerId, email: `secret key ${callerId}` };
  const account = await shopAccounts(container).byMedusaUser(callerId);
  if (account) return { accountId: account.id, email: account.email };
  // No longer staff by the time this is written.
  const [user] = await container
    .resolve<IUserModuleService>(Modules.USER)
    .listUsers({ id: [callerId] });
  return { accountId: callerId, email: user?.email ?? callerId };
}

/** Writes a call of Medusa's own admin API that changed something to the audit log. */
export async function recordNativeCall(
  container: MedusaContainer,
  call: NativeCall,
): Promise<void> {
  const { method, path, body } = call;
  await recordActivity(run, {
    who: await nativeDoer(container, call),
    action: "native.call",
    subject: { kind: "native", id: path.slice(0, 200), label: `${method} ${path.slice(0, 200)}` },
    before: null,
    after: bodyForLog(body),
  });
}
