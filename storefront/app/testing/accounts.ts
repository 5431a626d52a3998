import {
  doneResponseSchema,
  emailBodySchema,
  loginBodySchema,
  loginResponseSchema,
  meResponseSchema,
  registerBodySchema,
  registerResponseSchema,
  resetPasswordBodySchema,
  userSchema,
  verifyEmailBodySchema,
  type User,
} from "@strive/backend/contracts/accounts";
import { phoneCodeBodySchema, phoneLoginBodySchema } from "@strive/backend/contracts/phone-login";
import { http, HttpResponse } from "msw";
import { failure } from "./handlers";

/** A user as the server sends it. */
export const userNamed = (firstname: string, facts: Partial<User> = {}): User =>
  userSchema.parse({
    _id: `acc_${firstname.toLowerCase()}`,
    id: `acc_${firstname.toLowerCase()}`,
    name: `${firstname} Uwase`,
    firstname,
    lastname: "Uwase",
    email: `${firstname.toLowerCase()}@example.rw`,
    phone: null,
    phoneConfirmed: false,
    role: "user",
    isActive: true,
    emailVerified: true,
    language: "en",
    textChannel: "sms",
    createdAt: "2026-01-05T08:00:00.000Z",
    ...facts,
  });

export const tokenOf = (user: User): string => `token-of-${user._id}`;
export const CODE = "482913";

interface Person {
  user: User;
  password: string;
}

/** One recorded call: the path below /api/auth, its body, and its token. */
export interface AccountCall {
  path: string;
  body: unknown;
  token: string | null;
}

const done = () => HttpResponse.json(doneResponseSchema.parse({ success: true }));
const signedIn = (user: User) =>
  HttpResponse.json(loginResponseSchema.parse({ success: true, token: tokenOf(user), user }));

/**
 * Handlers of a small account server, which record the calls. Every body is parsed by its contract;
 * the one valid code is `CODE`. Whoever registered or asked for a code is `pending` until it is used.
 */
export function accountsOffice(people: Person[] = [], pending: Person[] = []) {
  const calls: AccountCall[] = [];
  const note = async (request: Request): Promise<unknown> => {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null);
    calls.push({
      path: new URL(request.url).pathname.replace("/api/auth", ""),
      body,
      token: request.headers.get("authorization")?.replace("Bearer ", "") ?? null,
    });
    return body;
  };
  const owner = (list: Person[], email: string) => list.find(({ user }) => user.email === email);
  const wrongCode = () => failure(400, "Invalid or expired verification code");

  const handlers = [
    http.post("*/api/auth/register", async ({ request }) => {
      const body = registerBodySchema.parse(await note(request));
      const { firstname, lastname, email, password } = body;
      pending.push({ user: userNamed(firstname, { email, lastname }), password });
      const answer = registerResponseSchema.parse({ success: true, requiresVerification: true });
      return HttpResponse.json(answer, { status: 201 });
    }),
    http.post("*/api/auth/verify-email", async ({ request }) => {
      const { email, code } = verifyEmailBodySchema.parse(await note(request));
      const person = owner(pending, email);
      if (code !== CODE || !person) return wrongCode();
      people.push(person);
      return signedIn(person.user);
    }),
    http.post("*/api/auth/resend-code", async ({ request }) => {
      emailBodySchema.parse(await note(request));
      return done();
    }),
    http.post("*/api/auth/login", async ({ request }) => {
      const { email, password } = loginBodySchema.parse(await note(request));
      const known = owner(people, email);
      if (known?.password === password) {
        return known.user.isActive ? signedIn(known.user) : failure(403, "Account is deactivated");
      }
      return owner(pending, email)?.password === password
        ? failure(403, "Please verify your email first", { requiresVerification: true })
        : failure(400, "Invalid credentials");
    }),
    http.post("*/api/auth/phone/code", async ({ request }) => {
      phoneCodeBodySchema.parse(await note(request));
      return done();
    }),
    http.post("*/api/auth/phone/login", async ({ request }) => {
      const { phone, code } = phoneLoginBodySchema.parse(await note(request));
      const person = people.find(({ user }) => user.phoneConfirmed && user.phone === phone);
      if (code !== CODE || !person) return wrongCode();
      return person.user.isActive ? signedIn(person.user) : failure(403, "Account is deactivated");
    }),
    http.post("*/api/auth/logout", async ({ request }) => {
      await note(request);
      return done();
    }),
    http.post("*/api/auth/forgot-password", async ({ request }) => {
      emailBodySchema.parse(await note(request));
      return done();
    }),
    http.post("*/api/auth/reset-password", async ({ request }) => {
      const { email, code, password } = resetPasswordBodySchema.parse(await note(request));
      const person = owner(people, email);
      if (code !== CODE || !person) return wrongCode();
      person.password = password;
      return done();
    }),
    http.get("*/api/auth/me", async ({ request }) => {
      await note(request);
      const token = request.headers.get("authorization")?.replace("Bearer ", "");
      const person = people.find(({ user }) => tokenOf(user) === token);
      return person
        ? HttpResponse.json(meResponseSchema.parse({ success: true, user: person.user }))
        : failure(401, "Please log in");
    }),
  ];
  return { handlers, calls, pathsAsked: () => calls.map(({ path }) => path) };
}
