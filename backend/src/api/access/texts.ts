import { z } from "zod";
import { doneResponseSchema } from "../../contracts/accounts";
import type { RouteRule } from "./rule";

/** Far more than a report has. */
const LONGEST_REPORT = 50_000;

/** What all reports have in common: whoever knows the secret is heard, and nobody is asked to come back later. */
const report = {
  who: "everyone",
  ignoresBadToken: true,
  // Reports must get through, whatever a carrier adds to them.
  query: z.record(z.string(), z.string()),
  staysOpen: true,
} as const;
const signed = {
  ...report,
  method: "POST",
  body: z.unknown(),
  bodyType: "raw",
  bodyLimitBytes: LONGEST_REPORT,
  response: doneResponseSchema,
} as const;

export const textRules: readonly RouteRule[] = [
  {
    ...signed,
    path: "/api/texts/reports/whatsapp",
    summary: "WhatsApp reports what became of messages; signed with the app's secret",
  },
  {
    ...report,
    method: "GET",
    path: "/api/texts/reports/whatsapp",
    summary: "WhatsApp asks whether the shop expects its reports",
    response: z.string(),
    responseType: "text/plain",
  },
  {
    ...signed,
    path: "/api/texts/reports/:carrier/:secret",
    summary: "A carrier of SMS reports what became of one; identified by the secret alone",
    params: z.object({ carrier: z.enum(["africastalking", "http"]), secret: z.string().max(100) }),
  },
];
