import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@medusajs/framework/opentelemetry/api";
import { PgInstrumentation } from "@medusajs/framework/opentelemetry/instrumentation-pg";
import { resources } from "@medusajs/framework/opentelemetry/sdk-node";
import { BatchSpanProcessor } from "@medusajs/framework/opentelemetry/sdk-trace-node";
import type { Env } from "../../src/lib/env";
import { routeOf } from "../metrics/route-of";
import { cleaned, type Exporter } from "./clean-spans";
import type { RequestTracer } from "./request-tracer";

export interface Tracing {
  readonly tracer: RequestTracer;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Both read address, headers and time limit from the standard variables. */
async function newExporter(protocol: Env["OTEL_EXPORTER_OTLP_PROTOCOL"]): Promise<Exporter> {
  const { OTLPTraceExporter } =
    protocol === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  return new OTLPTraceExporter();
}

/** @param isBehindProxy a trusted proxy may say which trace a request belongs to */
function requestTracer(isBehindProxy: boolean): RequestTracer {
  const tracer = trace.getTracer("strive");
  return {
    trace: ({ requestId, door, path }, { request, response }, work) => {
      const active = context.active();
      const isOutside = door !== "page";
      const parent =
        isOutside && isBehindProxy ? propagation.extract(active, request.headers) : active;
      const method = request.method ?? "";
      const route = routeOf(door, method, path);
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: isOutside ? SpanKind.SERVER : SpanKind.INTERNAL,
          attributes: {
            "http.request.method": method,
            "http.route": route,
            "strive.request_id": requestId,
            "strive.door": door,
          },
        },
        parent,
      );
      response.once("close", () => {
        span.setAttribute("http.response.status_code", response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), work);
    },
  };
}

/**
 * Traces requests, Medusa's middlewares, routes, queries, workflows and steps, and SQL, and sends the
 * spans by OTLP over HTTP. Medusa's own instrumentation does the inner part; in place of its HTTP
 * server's outermost span comes our doors'. Call it before anything loads Medusa.
 */
export async function startTracing(env: Env): Promise<Tracing> {
  // Watches what loads `pg` from here on. Workers' polls belong to no request, and are not news.
  const statements = new PgInstrumentation({ requireParentSpan: true });
  const exporter = await newExporter(env.OTEL_EXPORTER_OTLP_PROTOCOL);
  const { registerOtel } = await import("@medusajs/medusa");
  const sdk = registerOtel({
    serviceName: env.OTEL_SERVICE_NAME,
    instrument: { http: true, query: true, workflows: true },
    instrumentations: [statements],
    // Instead of the helper's own, which sends every span separately.
    spanProcessors: [new BatchSpanProcessor(cleaned(exporter))],
    // Metrics are at /metrics, logs where LOG_LEVEL says.
    metricReaders: [],
    logRecordProcessors: [],
    // What the process detector finds, such as arguments, is private.
    resourceDetectors: [resources.envDetector],
  }) as { shutdown(): Promise<void> };
  return { tracer: requestTracer(env.TRUST_PROXY > 0), stop: () => sdk.shutdown() };
}
