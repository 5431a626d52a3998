import type { ServerResponse } from "node:http";
import { MAINTENANCE_RETRY_AFTER_S } from "../../src/lib/api-error";
import { sendPlainPage } from "./answers";

/** Pages that staff need, and riders on the road, while nobody else gets any; `/api` decides who may do what there. */
const WORK_PAGES = /^\/(admin|rider)(\/|$)/i;
/** For every page, theirs included. */
const MANIFEST = "/manifest.webmanifest";

/** Whether a page stays available during maintenance. */
export const isOpenInMaintenance = (path: string): boolean =>
  path === MANIFEST || WORK_PAGES.test(path);

/** What shoppers see meanwhile. */
export const sendMaintenancePage = (
  response: ServerResponse,
  { siteName, requestId }: { siteName: string; requestId: string },
): void =>
  sendPlainPage(
    response,
    {
      status: 503,
      title: `${siteName} will be back soon`,
      text: "We are working on the shop. Your cart is safe. Please come back in a few minutes.",
      requestId,
    },
    { "Retry-After": String(MAINTENANCE_RETRY_AFTER_S) },
  );
