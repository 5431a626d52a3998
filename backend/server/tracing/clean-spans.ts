import { withoutValues } from "../../src/lib/slow-statements";
import { withoutPersonalData } from "../logging/personal-data";
import type { NodeSDKConfiguration } from "@medusajs/framework/opentelemetry/sdk-node";

export type Exporter = NonNullable<NodeSDKConfiguration["traceExporter"]>;
type Span = Parameters<Exporter["export"]>[0][number];
type Attributes = Span["attributes"];

/**
 * What may leave the shop: kinds and names, never what people or settings say. Others'
 * instrumentation puts headers, addresses with queries, keys and whole inputs into attributes, and
 * may add more tomorrow; whatever is not on this list is left out.
 */
const KEPT = new Set([
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "http.status_code",
  "strive.request_id",
  "strive.door",
  "query.fields",
  "fetch.select",
  "fetch.relations",
  "db.system",
  "db.name",
  "workflow.transaction_id",
  "workflow.step.model_id",
  "workflow.step.action",
  "workflow.step.action_id",
  "workflow.step.type",
  "workflow.step.attempts",
  "workflow.step.failures",
  "workflow.step.is_async",
  "workflow.step.retry_interval",
  "error.type",
  "exception.type",
]);
const STATEMENTS = new Set(["db.statement", "db.query.text"]);

const plain = (text: string) => withoutPersonalData(text.split("?", 1)[0] ?? "").slice(0, 200);

function cleanAttributes(attributes: Attributes): Attributes {
  const clean: Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (STATEMENTS.has(name)) clean[name] = withoutValues(String(value));
    else if (KEPT.has(name)) clean[name] = typeof value === "string" ? plain(value) : value;
  }
  return clean;
}

/** The span with only what is on the list; of failures only their kind. */
const cleanSpan = (span: Span): Span => ({
  name: plain(span.name),
  kind: span.kind,
  spanContext: () => span.spanContext(),
  ...(span.parentSpanContext ? { parentSpanContext: span.parentSpanContext } : {}),
  startTime: span.startTime,
  endTime: span.endTime,
  status: { code: span.status.code },
  attributes: cleanAttributes(span.attributes),
  links: [],
  events: span.events.map((event) => ({
    ...event,
    name: plain(event.name),
    attributes: cleanAttributes(event.attributes ?? {}),
  })),
  duration: span.duration,
  ended: span.ended,
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: span.droppedAttributesCount,
  droppedEventsCount: span.droppedEventsCount,
  droppedLinksCount: span.droppedLinksCount,
});

/** An exporter that only gets clean spans. */
export const cleaned = (exporter: Exporter): Exporter => ({
  export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
