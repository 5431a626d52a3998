import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { finishDeletions } from "../actions/account/delete-user";

/** Finishes deleting people whose account is gone but whose name is not. */
export default async function finishLeaving(container: MedusaContainer): Promise<void> {
  await finishDeletions(container);
}

export const config = { name: "finish-deletions", schedule: every(30) };
