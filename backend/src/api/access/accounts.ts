import { loginBodySchema, loginResponseSchema, meResponseSchema } from "../../contracts/accounts";
import type { RouteRule } from "./rule";

export const accountRules: readonly RouteRule[] = [
  {
    method: "POST",
    path: "/api/auth/login",
    who: "everyone",
    ignoresBadToken: true,
    summary: "Log in with e-mail and password",
    body: loginBodySchema,
    response: loginResponseSchema,
  },
  {
    method: "GET",
    path: "/api/auth/me",
    who: "signed-in",
    summary: "The signed-in user",
    response: meResponseSchema,
  },
];
