import {
  mailListQuerySchema,
  mailListResponseSchema,
  mailResponseSchema,
  retryMailBodySchema,
} from "../../contracts/mails";
import type { RouteRule } from "./rule";

export const mailRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/mails",
    who: "admin",
    summary: "Mails of the outbox, the newest first; state=dead: those that were given up",
    query: mailListQuerySchema,
    response: mailListResponseSchema,
    reads: "mail",
  },
  {
    method: "GET",
    path: "/api/mails/:id",
    who: "admin",
    summary: "One mail of the outbox; what it says is not shown",
    response: mailResponseSchema,
    reads: "mail",
  },
  {
    method: "POST",
    path: "/api/mails/:id/retry",
    who: "admin",
    summary: "Try a mail that was given up once more",
    body: retryMailBodySchema,
    response: mailResponseSchema,
  },
];
