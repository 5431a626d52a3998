import { doneResponseSchema } from "../../contracts/accounts";
import {
  contactBodySchema,
  contactListQuerySchema,
  contactListResponseSchema,
  contactMessageResponseSchema,
  contactStateBodySchema,
} from "../../contracts/contact";
import type { RouteRule } from "./rule";

export const contactRules: readonly RouteRule[] = [
  {
    method: "POST",
    path: "/api/contact",
    who: "everyone",
    ignoresBadToken: true,
    summary: "Write to the shop; the staff get it by mail",
    body: contactBodySchema,
    response: doneResponseSchema,
    status: 201,
    limit: "contact-address",
  },
  {
    method: "GET",
    path: "/api/contact",
    who: "admin",
    summary: "Messages of the contact form, the newest first",
    query: contactListQuerySchema,
    response: contactListResponseSchema,
    reads: "message",
  },
  {
    method: "GET",
    path: "/api/contact/:id",
    who: "admin",
    summary: "One message of the contact form",
    response: contactMessageResponseSchema,
    reads: "message",
  },
  {
    method: "PUT",
    path: "/api/contact/:id",
    who: "admin",
    summary: "Mark a message as handled, or as open again",
    body: contactStateBodySchema,
    response: contactMessageResponseSchema,
  },
];
