import type { MedusaContainer } from "@medusajs/framework/types";
import { createHmac } from "node:crypto";
import { notFound } from "../../lib/api-error";
import { parseEnv } from "../../lib/env";
import { isSameText } from "../../lib/secrets";
import { shopMail } from "../../modules/mail";
import { readSmsReport, readWhatsappReports } from "../../modules/mail/domain/text-report";
import { requestMail } from "./mail-jobs";

const isSecret = (secret: string): boolean => {
  const { TEXT_REPORT_SECRET: own } = parseEnv();
  return own !== undefined && isSameText(own, secret);
};

/**
 * A carrier of SMS says what became of one. What is still on its way is heard and changes nothing.
 * @throws ApiError 404 for a secret that is not ours, and for a message that is not known (yet): the carrier may come again
 */
export async function receiveSmsReport(
  container: MedusaContainer,
  secret: string,
  body: string,
): Promise<void> {
  if (!isSecret(secret)) throw notFound();
  const report = readSmsReport(body);
  if (report !== null && !(await shopMail(container).report(report))) throw notFound();
}

/** Meta's proof that it wrote this body. */
function isSigned(signature: string, body: string): boolean {
  const { WHATSAPP_APP_SECRET: secret } = parseEnv();
  if (secret === undefined) return false;
  return isSameText(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`, signature);
}

/**
 * WhatsApp says what became of messages. It comes again for hours with what is refused, so messages that are not known are
 * passed over.
 * @param signature of the header X-Hub-Signature-256
 * @throws ApiError 404 for a body that Meta did not sign
 */
export async function receiveWhatsappReport(
  container: MedusaContainer,
  signature: string,
  body: string,
): Promise<void> {
  if (!isSigned(signature, body)) throw notFound();
  for (const report of readWhatsappReports(body)) await shopMail(container).report(report);
  // An SMS may go in place of what did not arrive.
  requestMail(container);
}

/**
 * Meta asks once whether the shop expects its reports, with the shop's own secret.
 * @returns what it wants to hear
 * @throws ApiError 404 for anybody else
 */
export function greetWhatsapp(query: Readonly<Record<string, string>>): string {
  if (query["hub.mode"] !== "subscribe" || !isSecret(query["hub.verify_token"] ?? "")) {
    throw notFound();
  }
  return query["hub.challenge"] ?? "";
}
