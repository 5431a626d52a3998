import type { z } from "zod";
import type { PersonalData } from "../../contracts/access-log";
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
  /** Path parameters, if they have a special form. */
  readonly params?: z.ZodType<Record<string, string>>;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * `multipart`: the route reads the body itself, after the caller is known. `raw`: it looks at the bytes that came, whoever
   * signed them. `press`: the button of a form may send it, without scripts or from a mail program; its fields count as none.
   */
  readonly bodyType?: "json" | "multipart" | "raw" | "press";
  readonly response: z.ZodType;
  /** JSON by default. */
  readonly responseType?:
    | "text/csv"
    | "text/plain"
    | "text/event-stream"
    | "image/webp"
    | "application/pdf";
  readonly status?: 200 | 201 | 202;
  /** The other answer, 202, of a call whose work may continue after it. */
  readonly accepted?: z.ZodType;
  /** An expired or bad token is ignored on a public read, refused elsewhere. */
  readonly ignoresBadToken?: true;
  /**
   * The staff version of the call: a query naming `parameter` is an admin's call, whatever
   * `who` says, and a bad token is refused.
   */
  readonly staff?: {
    readonly parameter: string;
    readonly query: z.ZodType;
    readonly response: z.ZodType;
  };
  /** Largest JSON body in bytes; 100 kB by default. */
  readonly bodyLimitBytes?: number;
  /** Budget of the caller's address; one point per call that is otherwise granted. */
  readonly limit?: LimitName;
  /** Of a POST: what it makes is made once even without the key other staff calls take. */
  readonly isOnce?: true;
  /** Of a POST that is not for staff alone: it may carry a key, as theirs may. */
  readonly takesKey?: true;
  /** Shows staff other people's data: each answer leaves a line in the access log. */
  readonly reads?: PersonalData;
  /** Stays available to everyone during maintenance. */
  readonly staysOpen?: true;
}

/** The rule for this query (with its `?`, or empty). */
export function ruleFor(rule: RouteRule, search: string): RouteRule {
  const { staff, ignoresBadToken: _, ...rest } = rule;
  if (!staff) return rule;
  // An empty value counts as absent, as everywhere.
  const values = new URLSearchParams(search).getAll(staff.parameter);
  if (values.every((value) => value === "")) return rule;
  return { ...rest, who: "admin", query: staff.query, response: staff.response };
}
