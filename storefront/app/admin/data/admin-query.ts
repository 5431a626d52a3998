import {
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from "@tanstack/react-query";
import type { ApiClient } from "~/lib/api-client";
import { API_ERROR_TEXT, ApiError } from "~/lib/api-error";
import { apiOf } from "~/lib/query";
import * as words from "~/words/admin";
import * as frameWords from "~/words/frame";

/** The network was down, or went down during a fetch. The fetch runs again when it is back. */
class OfflineError extends Error {
  constructor() {
    super(frameWords.offline);
    this.name = "OfflineError";
  }
}

/** The specification's constants; milliseconds. */
const MOST_RETRIES = 3;
const RETRY_BASE_MS = 10_000;
const MINIMUM_GAP_MS = 5000;

/** Fetches while online; going offline aborts it at once. @throws OfflineError */
export async function whileOnline<TData>(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<TData>,
): Promise<TData> {
  if (!navigator.onLine) throw new OfflineError();
  const controller = new AbortController();
  let isOffline = false;
  const abort = () => controller.abort();
  const goOffline = () => {
    isOffline = true;
    abort();
  };
  signal.addEventListener("abort", abort);
  window.addEventListener("offline", goOffline);
  try {
    return await ask(controller.signal);
  } catch (error) {
    throw isOffline ? new OfflineError() : error;
  } finally {
    signal.removeEventListener("abort", abort);
    window.removeEventListener("offline", goOffline);
  }
}

/** @param count of failures before this one */
function isWorthRetrying(count: number, error: Error): boolean {
  if (!(error instanceof ApiError) || !error.isTransient) return false;
  if (count < MOST_RETRIES) return true;
  // Shown instead of the last try's error, which no longer says what matters.
  error.message = API_ERROR_TEXT.unavailable;
  return false;
}

/** The specification's rules, for each query of the admin. */
export const ADMIN_RULES = {
  networkMode: "always",
  refetchOnReconnect: true,
  staleTime: MINIMUM_GAP_MS,
  retry: isWorthRetrying,
  retryDelay: (count: number) => RETRY_BASE_MS * 2 ** count,
} as const;

/**
 * A query of the admin, by the specification's rules: three more tries, 10, 20 and 40 s apart, and
 * at least five seconds between two fetches of the same; aborted when the network goes, and run
 * again when it comes back. Keys begin with the resource (`["orders", …]`), so that a change can
 * name what it invalidates.
 */
export const adminQuery = <TData>(
  key: QueryKey,
  ask: (api: ApiClient, signal: AbortSignal) => Promise<TData>,
) =>
  queryOptions<TData>({
    queryKey: ["admin", ...key],
    queryFn: ({ signal, meta }) => whileOnline(signal, (both) => ask(apiOf(meta), both)),
    ...ADMIN_RULES,
  });

export interface AdminQuery<TData> {
  data: TData | undefined;
  /** Set between tries too: nobody has to watch a skeleton for a minute. */
  error: Error | null;
  /** Neither data nor an error yet. */
  isLoading: boolean;
  /** `data` belongs to what was asked before: another page, another filter. */
  isOld: boolean;
  /** Fetches at once, without waiting for the next automatic try. */
  retry: () => void;
}

/** The text of a failure; the message of a bug in our own code is never shown. */
export const failureText = (error: Error): string =>
  error instanceof ApiError || error instanceof OfflineError ? error.message : words.notFetched;

export function useAdminQuery<TData>(options: UseQueryOptions<TData>): AdminQuery<TData> {
  const client = useQueryClient();
  const query = useQuery(options);
  const error = query.error ?? query.failureReason;
  const retry = async () => {
    await client.cancelQueries({ queryKey: options.queryKey, exact: true });
    await query.refetch();
  };
  return {
    data: query.data,
    error,
    isLoading: query.data === undefined && error === null,
    isOld: query.isPlaceholderData,
    retry: () => void retry(),
  };
}
