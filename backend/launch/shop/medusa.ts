import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import express, { type Express } from "express";
import { boundRouteMemory } from "./bounded-route-memory";
import { NOT_FOUND, sendFailure } from "../../server/front-door/answers";

/** Medusa, booted in this process. */
export interface RunningMedusa {
  readonly container: MedusaContainer;
  readonly app: Express;
  shutdown: () => Promise<void>;
}

type MedusaLoader = (options: {
  directory: string;
  expressApp: Express;
  skipLoadingEntryPoints?: boolean;
}) => Promise<{ container: MedusaContainer; shutdown: () => Promise<void> }>;

/** The connection pool's members (tarn, inside knex) that Medusa has no option for. */
interface PoolLimits {
  acquireTimeoutMillis: number;
  createTimeoutMillis: number;
}

const ACQUIRE_TIMEOUT_MS = 3000;

/** A query without a free connection must fail before its request's deadline, not after a minute. */
function limitPoolWaits(container: MedusaContainer): void {
  const connection = container.resolve<{ client?: { pool?: PoolLimits } }>(
    ContainerRegistrationKeys.PG_CONNECTION as never,
  );
  const pool = connection.client?.pool;
  if (!pool) return;
  pool.acquireTimeoutMillis = ACQUIRE_TIMEOUT_MS;
  pool.createTimeoutMillis = ACQUIRE_TIMEOUT_MS;
}

/** Medusa begins a process of its own at every exit to send what it counted, also where it counts nothing. */
async function sendNothing(): Promise<void> {
  const { flush } = await import("@medusajs/telemetry");
  if (flush) process.off("exit", flush as NodeJS.ExitListener);
}

/**
 * Boots Medusa without its own server: we stand in front of it.
 * @param directory folder of the compiled `medusa-config.js`
 * @param options `withRoutes: false` leaves out every HTTP route, for commands
 */
export async function bootMedusa(
  directory: string,
  options: { withRoutes: boolean } = { withRoutes: true },
): Promise<RunningMedusa> {
  const app = express();
  app.disable("x-powered-by");
  // The rules of /api tell /orders/export from /orders/:id case-sensitively; so must the router, or
  // /orders/EXPORT would pass as an order's id and run the export.
  app.enable("case sensitive routing");
  boundRouteMemory();
  const { default: load } = (await import("@medusajs/medusa/loaders/index")) as unknown as {
    default: MedusaLoader | { default: MedusaLoader };
  };
  const loader = typeof load === "function" ? load : load.default;
  const { container, shutdown } = await loader({
    directory,
    expressApp: app,
    skipLoadingEntryPoints: !options.withRoutes,
  });
  await sendNothing();
  limitPoolWaits(container);
  // Express would answer unmatched routes with its own page.
  app.use((_request, response) =>
    sendFailure(response, NOT_FOUND, String(response.getHeader("X-Request-Id") ?? "")),
  );
  return { container, app, shutdown };
}
