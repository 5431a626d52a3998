import type { Failure } from "@strive/backend/contracts/envelope";
import { API_ERROR_TEXT, ApiError } from "./api-error";
import { leaveRefused } from "./end-session";
import type { ShopContext } from "./shop-context";
import { readToken } from "./token";

/** Milliseconds. */
const SHARED_TIMEOUT = 15_000;
/** A server-rendered page waits no longer than this for its data; then the browser fetches it. */
const SERVER_RENDER_TIMEOUT = 2500;

type QueryValue = string | number | boolean | null | undefined;
/** A list is sent as its name once for each value. */
type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
type Send = (path: string, init: RequestInit) => Promise<Response>;

export interface CallOptions {
  /** Empty values are left out. */
  query?: Query;
  /** An object is sent as JSON, FormData as multipart. */
  body?: object;
  headers?: Readonly<Record<string, string>>;
  timeoutMs?: number;
  signal?: AbortSignal;
  /**
   * A 401 for the token that this call carried means that it is no longer good: by default it is
   * removed and the start page says so. False for the calls that ask about the token itself.
   */
  leaveOn401?: boolean;
}

/** T is the whole envelope of the contract, e.g. `ProductListResponse`. */
export interface ApiClient {
  get<T>(path: string, options?: Omit<CallOptions, "body">): Promise<T>;
  post<T>(path: string, options?: CallOptions): Promise<T>;
  put<T>(path: string, options?: CallOptions): Promise<T>;
  delete<T>(path: string, options?: CallOptions): Promise<T>;
}

function addressOf(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== null && one !== undefined && one !== "") params.append(name, String(one));
    }
  }
  const text = params.toString();
  return `/api${path}${text ? `?${text}` : ""}`;
}

function requestOf(
  method: string,
  options: CallOptions,
  token: string | null,
  signal: AbortSignal,
): RequestInit {
  const headers: Record<string, string> = { Accept: "application/json", ...options.headers };
  if (token !== null) headers["Authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method, headers, signal, credentials: "include" };
  if (options.body instanceof FormData) {
    init.body = options.body;
  } else if (options.body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(options.body);
  }
  return init;
}

/** The body as an envelope, a failure's in the page's language; null if it is not JSON (a proxy's error page). */
export async function envelopeOf(response: Response): Promise<{ success: boolean } | null> {
  const body: unknown = await response.json().catch(() => null);
  const envelope =
    typeof body === "object" && body !== null && "success" in body
      ? (body as { success: boolean })
      : null;
  if (__PREFIX__ !== "" && envelope?.success === false) {
    return import("./server-text").then(
      ({ failureInLanguage }) => failureInLanguage(envelope),
      () => envelope,
    );
  }
  return envelope;
}

/** The text for a failed response; undefined where the server's own message should be used. */
function textOfStatus(status: number): string | undefined {
  if (status === 429) return API_ERROR_TEXT.rateLimited;
  if (status >= 500) return API_ERROR_TEXT.server;
  if (status === 404) return API_ERROR_TEXT.notFound;
  if (status === 403) return API_ERROR_TEXT.forbidden;
  return undefined;
}

/** The header as seconds; null for a date or nothing. */
function retryAfterOf({ headers }: Response): number | null {
  const seconds = Number(headers.get("Retry-After"));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

export function failureOf(response: Response, failure: Partial<Failure> | null): ApiError {
  // A success status without an envelope did not come from the shop's server.
  const status = response.ok ? 502 : response.status;
  const text = textOfStatus(status) ?? failure?.message ?? API_ERROR_TEXT.fallback;
  return new ApiError(text, {
    status,
    code: failure?.code ?? "internal",
    fieldErrors: failure?.errors ?? [],
    requestId: failure?.request_id ?? null,
    data: failure?.data,
    serverMessage: failure?.message ?? null,
    requiresVerification: failure?.requiresVerification === true,
    retryAfterS: retryAfterOf(response),
  });
}

interface ClientOptions {
  /** Milliseconds; overrides every call's own timeout. */
  longestMs?: number;
  /** Called when the token is refused. */
  onRefused?: () => void;
}

export function createApiClient(
  send: Send,
  { longestMs = Number.POSITIVE_INFINITY, onRefused = leaveRefused }: ClientOptions = {},
): ApiClient {
  async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
    const controller = new AbortController();
    const token = readToken();
    const giveUp = () => controller.abort();
    let isLate = false;
    const timer = setTimeout(
      () => {
        isLate = true;
        giveUp();
      },
      Math.min(options.timeoutMs ?? SHARED_TIMEOUT, longestMs),
    );
    options.signal?.addEventListener("abort", giveUp);
    try {
      if (options.signal?.aborted) giveUp();
      const response = await send(
        addressOf(path, options.query),
        requestOf(method, options, token, controller.signal),
      );
      const envelope = await envelopeOf(response);
      controller.signal.throwIfAborted();
      if (response.ok && envelope?.success === true) return envelope as T;
      const isRefused = response.status === 401 && token !== null && options.leaveOn401 !== false;
      // Another token may have been stored while this call was in flight.
      if (isRefused && readToken() === token) onRefused();
      throw failureOf(response, envelope as Partial<Failure> | null);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (isLate) throw new ApiError(API_ERROR_TEXT.timeout, { status: 0, code: "timeout" });
      if (options.signal?.aborted) throw error;
      throw new ApiError(API_ERROR_TEXT.network, { status: 0, code: "network" });
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener("abort", giveUp);
    }
  }
  return {
    get: (path, options) => call("GET", path, options),
    post: (path, options) => call("POST", path, options),
    put: (path, options) => call("PUT", path, options),
    delete: (path, options) => call("DELETE", path, options),
  };
}

/** For answers that are files and not envelopes. */
export const browserSend: Send = (path, init) => fetch(path, init);

/** The browser's client, on the page's own origin. */
export const api: ApiClient = createApiClient(browserSend);

/** The client of a server-rendered page. */
export const serverApi = (context: ShopContext): ApiClient =>
  createApiClient((path, init) => context.apiFetch(path, init), {
    longestMs: SERVER_RENDER_TIMEOUT,
  });

/** `apiFetch` of a storefront that runs alone, against a remote backend. */
export const remoteApi =
  (apiUrl: string): ShopContext["apiFetch"] =>
  (path, init) =>
    fetch(new URL(path, apiUrl), init);
