import {
  doneResponseSchema,
  roleBodySchema,
  toggleStatusBodySchema,
  updateUserBodySchema,
  userListQuerySchema,
  userListResponseSchema,
  userResponseSchema,
  userStatsResponseSchema,
} from "../../contracts/accounts";
import type { RouteRule } from "./rule";

/** Staff and other people's accounts. */
export const userRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/auth/users",
    who: "admin",
    summary: "Users, searched, filtered, sorted and paged",
    query: userListQuerySchema,
    response: userListResponseSchema,
    reads: "user",
  },
  {
    method: "GET",
    path: "/api/auth/users/stats",
    who: "admin",
    summary: "How many users there are",
    response: userStatsResponseSchema,
  },
  {
    method: "GET",
    path: "/api/auth/users/:id",
    who: "admin",
    summary: "One user",
    response: userResponseSchema,
    reads: "user",
  },
  {
    method: "PUT",
    path: "/api/auth/users/:id",
    who: "admin",
    summary: "Change a user's name, phone or email address",
    body: updateUserBodySchema,
    response: userResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/auth/users/:id/role",
    who: "admin",
    summary: "Make a user an admin, or an admin a user",
    body: roleBodySchema,
    response: userResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/auth/users/:id/toggle-status",
    who: "admin",
    summary: "Deactivate a user, or activate them again",
    body: toggleStatusBodySchema,
    response: userResponseSchema,
  },
  {
    method: "DELETE",
    path: "/api/auth/users/:id",
    who: "admin",
    summary: "Delete a user: the person is made anonymous, orders stay",
    response: doneResponseSchema,
  },
];
