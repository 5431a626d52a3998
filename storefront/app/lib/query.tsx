import type { QueryExecuteOptions, QueryKey } from "@tanstack/react-query";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import type { ApiClient } from "./api-client";
import type { PageQueries } from "./page-queries";
import type { WatchOptions } from "./query-cache";
import { ServerState } from "./server-state";

const leaveItToTheScreen = () => undefined;

let tabState: ServerState | undefined;

function getServerState(): ServerState {
  if (typeof window === "undefined") return new ServerState();
  tabState ??= new ServerState();
  return tabState;
}

const ServerStateContext = createContext<ServerState | null>(null);

/** Around everything that shows server state. `state` is for tests that bring their own. */
export function ServerStateProvider({
  state,
  children,
}: {
  state?: ServerState;
  children: ReactNode;
}) {
  const [own] = useState(() => state ?? getServerState());
  useEffect(() => {
    // Most touches lead to a fetch: load its code while the finger is still down.
    const open = () => void own.open().catch(leaveItToTheScreen);
    window.addEventListener("pointerdown", open, { once: true, passive: true });
    return () => window.removeEventListener("pointerdown", open);
  }, [own]);
  return <ServerStateContext value={own}>{children}</ServerStateContext>;
}

export function useServerState(): ServerState {
  const state = useContext(ServerStateContext);
  if (state === null) throw new Error("Server state must be used within a ServerStateProvider");
  return state;
}

/** Gives what the server loaded to the queries below; newer data in the browser stays. */
export function WithQueries({ page, children }: { page: PageQueries | null; children: ReactNode }) {
  const state = useServerState();
  useMemo(() => state.carry(page?.queries ?? []), [state, page]);
  return children;
}

/**
 * For query functions: the client to fetch with. It comes with the query, so that one serves the
 * browser and the server, and the code that calls is no part of the first load.
 */
export function apiOf(meta: { api: ApiClient } | undefined): ApiClient {
  if (meta === undefined) throw new Error("This QueryClient was not made by createQueryClient");
  return meta.api;
}

/** For client loaders: starts the fetch early. The screen queries it and shows its own states. */
export function startQueries(
  // oxlint-disable-next-line typescript/no-explicit-any -- each query has its own types; here none counts
  ...options: ReadonlyArray<QueryExecuteOptions<any, any, any, any, any>>
): null {
  getServerState()
    .open()
    .then(({ client }) =>
      Promise.all(options.map((option: QueryExecuteOptions) => client.query(option))),
    )
    .catch(leaveItToTheScreen);
  return null;
}

interface PageQueryExtras<TData> {
  /** False: missing data is not fetched. */
  isEnabled?: boolean;
  /** A placeholder made from known data while the answer is pending. */
  standIn?: (state: ServerState) => TData | undefined;
}

export interface PageQuery<TData> {
  data: TData | undefined;
  error: Error | null;
  /** `data` is only a placeholder for the pending answer. */
  isStandIn: boolean;
  retry: () => void;
}

const nothing = () => null;
const never = () => () => undefined;

/**
 * A query of a screen that may be the first one. Shows what the page brought without loading the
 * query library; anything missing is fetched through the one cache, as `useQuery` would.
 */
export function usePageQuery<TData, TKey extends QueryKey>(
  query: WatchOptions<TData, TKey> & { queryKey: TKey },
  { isEnabled = true, standIn }: PageQueryExtras<TData> = {},
): PageQuery<TData> {
  const state = useServerState();
  const cache = useSyncExternalStore(state.subscribe, state.cache, nothing);
  const failure = useSyncExternalStore(state.subscribe, state.failure, nothing);
  const carried = cache === null ? (state.peek(query.queryKey) as TData | undefined) : undefined;
  const [wasCarried] = useState(carried !== undefined);
  const watch = useMemo(() => cache?.watch<TData, TKey>() ?? null, [cache]);

  // Don't refetch what the screen already shows just because the cache was opened.
  const options = { ...query, enabled: isEnabled, refetchOnMount: !wasCarried };
  const result = watch?.read(options);
  useEffect(() => watch?.follow(options));
  useSyncExternalStore(
    useCallback((onChange) => (watch?.subscribe ?? never)(onChange), [watch]),
    () => watch?.current(),
    nothing,
  );

  const isWanted = isEnabled && cache === null && carried === undefined;
  useEffect(() => {
    if (isWanted) state.open().catch(leaveItToTheScreen);
  }, [state, isWanted]);

  const data = result === undefined ? carried : result.data;
  const error = result === undefined && isWanted ? failure : (result?.error ?? null);
  const shown = data === undefined && error === null ? standIn?.(state) : data;
  const retry = () => {
    if (watch) watch.refetch();
    // Some browsers cache a failed script import; only a reload tries it again.
    else window.location.reload();
  };
  return { data: shown, error, isStandIn: data === undefined && shown !== undefined, retry };
}
