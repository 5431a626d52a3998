/** The part of autocannon 8 that the bench uses. https://github.com/mcollina/autocannon */
declare module "autocannon" {
  interface Request {
    method?: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Histogram {
    /** Milliseconds for latency. */
    p50: number;
    p99: number;
    average: number;
    max: number;
  }
  interface Result {
    requests: { total: number; average: number };
    latency: Histogram;
    throughput: { total: number };
    errors: number;
    timeouts: number;
    non2xx: number;
    statusCodeStats: Record<string, { count: number }>;
    /** Seconds. */
    duration: number;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
    headers?: Record<string, string>;
    timeout?: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
