import { z } from "zod";
import { adminHealthResponseSchema } from "../../contracts/admin-health";
import { exchangeRatesResponseSchema } from "../../contracts/exchange-rates";
import { liveResponseSchema, readyResponseSchema } from "../../contracts/health";
import type { RouteRule } from "./rule";

export const operationRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/health/live",
    who: "everyone",
    ignoresBadToken: true,
    summary: "The process answers",
    response: liveResponseSchema,
    staysOpen: true,
  },
  {
    method: "GET",
    path: "/api/health/ready",
    who: "everyone",
    ignoresBadToken: true,
    summary: "The shop can serve: its database answers",
    response: readyResponseSchema,
    staysOpen: true,
  },
  {
    method: "GET",
    path: "/api/admin/health",
    who: "admin",
    summary: "How the shop is: database, jobs, mails, money, disk; each with a judgement",
    response: adminHealthResponseSchema,
  },
  {
    method: "GET",
    path: "/api/exchange-rates",
    who: "everyone",
    ignoresBadToken: true,
    summary: "Rates per one RWF",
    response: exchangeRatesResponseSchema,
  },
  {
    method: "GET",
    path: "/api/openapi.json",
    who: "everyone",
    ignoresBadToken: true,
    summary: "This description",
    response: z.object({ openapi: z.string() }).loose(),
  },
];
