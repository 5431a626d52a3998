import {
  contactListQuerySchema,
  contactListResponseSchema,
  contactMessageResponseSchema,
  contactMessageSchema,
  contactStateBodySchema,
  type ContactMessage,
} from "@strive/backend/contracts/contact";
import {
  mailListQuerySchema,
  mailListResponseSchema,
  mailResponseSchema,
  mailSchema,
  retryMailBodySchema,
  type Mail,
} from "@strive/backend/contracts/mails";
import { http, HttpResponse } from "msw";
import { failure } from "./handlers";
import { admin, isFrom } from "./signed-in";

/** Every call below requires an admin. */
const refused = (request: Request) =>
  isFrom(request, admin) ? null : failure(403, "Access denied");
export const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** A page of rows, as every list returns it. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { limit, offset }: { limit: number; offset: number },
) => ({
  success: true,
  data: rows.slice(offset, offset + limit),
  count: rows.length,
  limit,
  offset,
});

/** A message of the contact form; each number makes a different one. */
export const messageNumbered = (number: number, changes: Partial<ContactMessage> = {}) =>
  contactMessageSchema.parse({
    id: `cmsg_${number}`,
    _id: `cmsg_${number}`,
    name: `Diane ${number}`,
    email: `diane${number}@example.rw`,
    subject: `Question ${number}`,
    message: "Muraho,\nDo you deliver to Musanze?",
    state: "open",
    createdAt: "2026-11-20T08:30:00.000Z",
    ...changes,
  });

/** The contact form's messages as staff see them, the newest first. */
export function messagesDesk(start: readonly ContactMessage[]) {
  const desk = { messages: [...start], asked: [] as string[] };
  const one = (id: unknown) => desk.messages.find((message) => message.id === id);
  const handlers = [
    http.get("*/api/contact", ({ request }) => {
      desk.asked.push(new URL(request.url).search);
      const query = contactListQuerySchema.parse(queryOf(request));
      const rows = desk.messages.filter(
        ({ state }) => query.state === undefined || state === query.state,
      );
      return (
        refused(request) ?? HttpResponse.json(contactListResponseSchema.parse(pageOf(rows, query)))
      );
    }),
    http.get("*/api/contact/:id", ({ params, request }) => {
      const data = one(params["id"]);
      if (data === undefined) return failure(404, "Resource not found");
      return (
        refused(request) ??
        HttpResponse.json(contactMessageResponseSchema.parse({ success: true, data }))
      );
    }),
    http.put("*/api/contact/:id", async ({ params, request }) => {
      const { state } = contactStateBodySchema.parse(await request.json());
      const known = one(params["id"]);
      if (known === undefined) return failure(404, "Resource not found");
      const data = { ...known, state };
      desk.messages = desk.messages.map((message) => (message.id === data.id ? data : message));
      return (
        refused(request) ??
        HttpResponse.json(contactMessageResponseSchema.parse({ success: true, data }))
      );
    }),
  ];
  return { desk, handlers };
}

/** A mail of the outbox; each number makes a different one. */
export const mailNumbered = (number: number, changes: Partial<Mail> = {}): Mail =>
  mailSchema.parse({
    id: `mail_${number}`,
    _id: `mail_${number}`,
    channel: "mail",
    template: "order-received",
    recipient: `aline${number}@example.rw`,
    state: "sent",
    attempts: 1,
    last_error: null,
    next_attempt_at: null,
    createdAt: "2026-11-20T08:30:00.000Z",
    sent_at: "2026-11-20T08:30:02.000Z",
    parts: null,
    cost_rwf: null,
    reported_at: null,
    ...changes,
  });
export const deadMail = (number: number): Mail =>
  mailNumbered(number, {
    state: "dead",
    attempts: 12,
    last_error: "550 No such mailbox",
    sent_at: null,
  });

/** The outbox, the newest first. */
export function mailsDesk(start: readonly Mail[]) {
  const desk = { mails: [...start], retried: [] as string[] };
  const one = (id: unknown) => desk.mails.find((mail) => mail.id === id);
  const answer = (data: Mail) =>
    HttpResponse.json(mailResponseSchema.parse({ success: true, data }));
  const handlers = [
    http.get("*/api/mails", ({ request }) => {
      const query = mailListQuerySchema.parse(queryOf(request));
      const rows = desk.mails.filter(
        ({ state }) => query.state === undefined || state === query.state,
      );
      return (
        refused(request) ?? HttpResponse.json(mailListResponseSchema.parse(pageOf(rows, query)))
      );
    }),
    http.get("*/api/mails/:id", ({ params, request }) => {
      const data = one(params["id"]);
      if (data === undefined) return failure(404, "Resource not found");
      return refused(request) ?? answer(data);
    }),
    http.post("*/api/mails/:id/retry", async ({ params, request }) => {
      retryMailBodySchema.parse(await request.json());
      const known = one(params["id"]);
      if (known === undefined) return failure(404, "Resource not found");
      if (known.state !== "dead") {
        return failure(409, "Only a mail that was given up can be tried again");
      }
      const data: Mail = { ...known, state: "pending", next_attempt_at: new Date().toISOString() };
      desk.mails = desk.mails.map((mail) => (mail.id === data.id ? data : mail));
      desk.retried.push(data.id);
      return refused(request) ?? answer(data);
    }),
  ];
  return { desk, handlers };
}
