import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { finishDeletions } from "../actions/account/delete-user";

/** Finishes the deletion of people whose account is gone and whose name is not. */
export default async function finishLeaving(container: MedusaContainer): Promise<void> {
  await finishDeletions(container);
}

export const config = { name: "finish-deletions", schedule: every(30) };
