import type { Env } from "../../src/lib/env";
import type { Tracing } from "./tracing";

export type { Tracing } from "./tracing";

/** Tracing, if an address for it is set; without one it is not even loaded. */
export async function openTracing(env: Env): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = env;
  if (all === undefined && traces === undefined) return null;
  const { startTracing } = await import("./tracing.js");
  return startTracing(env);
}
