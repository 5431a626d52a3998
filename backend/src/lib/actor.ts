/** Who makes a request, according to the database right now. */
export type Actor = { readonly kind: "guest" } | UserActor;

export interface UserActor {
  readonly kind: "user";
  /** Id of the account; what `/api` calls the user's id. */
  readonly accountId: string;
  readonly customerId: string;
  /** The Medusa user, when the account is an admin. */
  readonly medusaUserId: string | null;
  readonly email: string;
  readonly role: "user" | "admin";
}

export const GUEST: Actor = { kind: "guest" };

export const isAdmin = (actor: Actor): actor is UserActor & { role: "admin" } =>
  actor.kind === "user" && actor.role === "admin";
