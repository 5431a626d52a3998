import type { z } from "zod";
import type { LimitName } from "../../modules/rate-limit/service";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may call a route. Ownership of what is read is checked in the route itself. */
export type Who = "everyone" | "signed-in" | "admin";

/** One call of `/api`: who may make it, what it takes and what it answers. */
export interface RouteRule {
  readonly method: Method;
  /** Express path below the origin, such as `/api/orders/:id`. */
  readonly path: string;
  readonly who: Who;
  readonly summary: string;
  /** Path parameters, when they have a form of their own. */
  readonly params?: z.ZodType<Record<string, string>>;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** `multipart`: the route reads the body itself, after the caller is known. */
  readonly bodyType?: "json" | "multipart";
  readonly response: z.ZodType;
  readonly status?: 200 | 201 | 202;
  /** An expired or bad token is ignored on a public read, refused elsewhere. */
  readonly ignoresBadToken?: true;
  /** Largest JSON body in bytes; 100 kB unless told. */
  readonly bodyLimitBytes?: number;
  /** Budget of the caller's address; one point for each call that is otherwise granted. */
  readonly limit?: LimitName;
}
