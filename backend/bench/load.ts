import autocannon from "autocannon";

export interface LoadRequest {
  path: string;
  headers?: Record<string, string>;
}

/** What one target did with one scenario; latencies in ms, `bytesPerAnswer` with headers. */
export interface Measure {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  bytesPerAnswer: number;
  errors: number;
}

/**
 * Loads one server for some seconds over keep-alive connections, taking the requests in turn.
 * 304 counts as an answer; everything else outside 2xx is an error.
 */
export async function load(
  origin: string,
  requests: LoadRequest[],
  connections: number,
  seconds: number,
): Promise<Measure> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: requests.map((request) => ({ method: "GET", ...request })),
    timeout: 30,
  });
  const notModified = result.statusCodeStats["304"]?.count ?? 0;
  const total = Math.max(1, result.requests.total);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: preciseMedian(result.latency.p50, total, result.duration, connections),
    p99: result.latency.p99,
    bytesPerAnswer: Math.round(result.throughput.total / total),
    errors: result.errors + result.timeouts + Math.max(0, result.non2xx - notModified),
  };
}

/**
 * autocannon counts latency in whole milliseconds, too coarse for answers of some microseconds: a
 * closed loop then tells the mean by Little's law (connections / rate), which stands in below 2 ms.
 */
function preciseMedian(p50: number, total: number, seconds: number, connections: number): number {
  return p50 >= 2 ? p50 : (connections * seconds * 1000) / total;
}

/** The median; of an even number of values the lower one. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** The repeated measures of one target as one, field by field; errors are added up. */
export const combine = (measures: Measure[]): Measure => ({
  requestsPerSecond: median(measures.map((m) => m.requestsPerSecond)),
  p50: median(measures.map((m) => m.p50)),
  p99: median(measures.map((m) => m.p99)),
  bytesPerAnswer: median(measures.map((m) => m.bytesPerAnswer)),
  errors: measures.reduce((sum, m) => sum + m.errors, 0),
});
