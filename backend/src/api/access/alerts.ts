import { z } from "zod";
import { doneResponseSchema } from "../../contracts/accounts";
import {
  alertCodeSchema,
  askAlertBodySchema,
  askedAlertResponseSchema,
  changedCartBodySchema,
  changedCartResponseSchema,
  endAlertBodySchema,
  linkedAlertResponseSchema,
  ownAlertsQuerySchema,
  ownAlertsResponseSchema,
  priceAlertsBodySchema,
  remindCartBodySchema,
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
    method: "POST",
    path: "/api/alerts/carts",
    who: "everyone",
    ignoresBadToken: true,
    summary:
      "Ask to be reminded of a cart once, by mail or on the phone, unless an order comes first",
    body: remindCartBodySchema,
    response: askedAlertResponseSchema,
    status: 201,
    limit: "alert-address",
  },
  {
    method: "PUT",
    path: "/api/alerts/carts/:code",
    who: "everyone",
    ignoresBadToken: true,
    summary: "What is in a guest's cart now, that a reminder is about; nothing: it ends",
    params: codeParams,
    body: changedCartBodySchema,
    response: changedCartResponseSchema,
    limit: "alert-carts",
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
    summary:
      "What the link in an alert leads to; changes nothing. Whoever opens it in a browser is led to its page",
    params: codeParams,
    response: linkedAlertResponseSchema,
    limit: "alert-address",
  },
  {
    method: "POST",
    path: "/api/alerts/links/:code",
    who: "everyone",
    ignoresBadToken: true,
    summary:
      "Take one ask back, or end everything for the contact that got the link; also the button of a form, whose browser is led to the link's page",
    params: codeParams,
    body: endAlertBodySchema,
    bodyType: "press",
    response: doneResponseSchema,
    limit: "alert-address",
  },
];
