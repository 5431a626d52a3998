import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { startMailJobs } from "../actions/mail/mail-jobs";

/** Sends what is due, should every wake-up have been lost. */
export default async function sendMails(container: MedusaContainer): Promise<void> {
  await startMailJobs(container);
}

export const config = { name: "send-mails", schedule: every(15) };
