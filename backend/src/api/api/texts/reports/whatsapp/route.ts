import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { greetWhatsapp, receiveWhatsappReport } from "../../../../../actions/mail/receive-report";
import { admitted } from "../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const signature = String(request.headers["x-hub-signature-256"] ?? "");
  await receiveWhatsappReport(request.scope, signature, String(request.rawBody ?? ""));
  response.json({ success: true });
}

export function GET(request: MedusaRequest, response: MedusaResponse): void {
  const { query } = admitted<unknown, Record<string, string>>(request);
  // Before anything is said of the answer: a refusal is JSON.
  const greeting = greetWhatsapp(query);
  response.type("text/plain").send(greeting);
}
