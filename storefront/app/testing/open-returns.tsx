import type { StaffReturn } from "@strive/backend/contracts/returns";
import type { RequestHandler } from "msw";
import { ReturnsScreen } from "~/admin/features/returns/returns-screen";
import { returnsDesk } from "./admin-returns";
import { renderAdmin } from "./render-admin";
import { server } from "./server";

interface OpenOptions {
  /** The query of the address. */
  at?: string;
  returns: readonly StaffReturn[];
  /** Answer before the desk does. */
  first?: readonly RequestHandler[];
  /** Rows of a page. */
  pageSize?: number;
}

/** The staff's screen of returns. */
export function openReturns({ at = "", returns, first = [], pageSize }: OpenOptions) {
  const { desk, handlers } = returnsDesk(returns, pageSize);
  server.use(...first, ...handlers);
  const view = renderAdmin({
    at: `/admin/returns${at}`,
    screens: [{ path: "/admin/returns", Screen: ReturnsScreen }],
  });
  return { ...view, desk };
}
