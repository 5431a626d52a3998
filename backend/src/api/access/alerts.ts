import { z } from "zod";
import { doneResponseSchema } from "../../contracts/accounts";
import {
  alertCodeSchema,
  askAlertBodySchema,
  askedAlertResponseSchema,
  endAlertBodySchema,
  linkedAlertResponseSchema,
  ownAlertsQuerySchema,
  ownAlertsResponseSchema,
  priceAlertsBodySchema,
  waitingQuerySchema,
  waitingResponseSchema,
} from "../../contracts/alerts";
import type { RouteRule } from "./rule";

const codeParams = z.object({ code: alertCodeSchema });

export const alertRules: readonly RouteRule[] = [
  {
    method: "POST",
    path: "/api/alerts",
    who: "everyone",
    ignoresBadToken: true,
    summary: "Ask to be told once when a variant is back in stock, by mail or on the phone",
    body: askAlertBodySchema,
    response: askedAlertResponseSchema,
    status: 201,
    limit: "alert-address",
  },
  {
    method: "GET",
    path: "/api/alerts",
    who: "signed-in",
    summary: "What the signed-in user waits for",
    query: ownAlertsQuerySchema,
    response: ownAlertsResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/alerts/prices",
    who: "signed-in",
    summary: "Whether to be told of lower prices of what is on one's own wishlist",
    body: priceAlertsBodySchema,
    response: ownAlertsResponseSchema,
  },
  {
    method: "GET",
    path: "/api/alerts/waiting",
    who: "admin",
    summary: "How many people wait for each variant, where most wait first",
    query: waitingQuerySchema,
    response: waitingResponseSchema,
  },
  {
    method: "GET",
    path: "/api/alerts/links/:code",
    who: "everyone",
    ignoresBadToken: true,
    summary: "What the link in an alert leads to; changes nothing",
    params: codeParams,
    response: linkedAlertResponseSchema,
    limit: "alert-address",
  },
  {
    method: "POST",
    path: "/api/alerts/links/:code",
    who: "everyone",
    ignoresBadToken: true,
    summary: "Take one ask back, or end everything for the contact that got the link",
    params: codeParams,
    body: endAlertBodySchema,
    response: doneResponseSchema,
    limit: "alert-address",
  },
];
