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
    // Most touches lead to something that is asked for: its code travels while the finger is down.
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

/** Hands what the server loaded to the queries below it; newer data in the browser stays. */
export function WithQueries({ page, children }: { page: PageQueries | null; children: ReactNode }) {
  const state = useServerState();
  useMemo(() => state.carry(page?.queries ?? []), [state, page]);
  return children;
}

/**
 * For query functions: the client that asks. It comes with the query, so that one query serves the
 * browser and the server, and the code that calls is no part of the first load.
 */
export function apiOf(meta: { api: ApiClient } | undefined): ApiClient {
  if (meta === undefined) throw new Error("This QueryClient was not made by createQueryClient");
  return meta.api;
}

/** For client loaders: a head start. The screen asks by itself and shows its own states. */
export function startQueries(
  // Every query of a page has its own types; here only that they are asked for counts.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
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
  /** False: what is not known yet is not asked for. */
  isEnabled?: boolean;
  /** What may be shown while the answer is on its way, from what is known already. */
  standIn?: (state: ServerState) => TData | undefined;
}

export interface PageQuery<TData> {
  data: TData | undefined;
  error: Error | null;
  /** `data` only stands in for the answer that is on its way. */
  isStandIn: boolean;
  retry: () => void;
}

const nothing = () => null;
const never = () => () => undefined;

/**
 * A query of a screen that may be the first one. Shows what the page carried without any of the
 * query library; whatever is not there is asked for through the one cache, as `useQuery` would.
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

  // What a screen shows since it opened is not asked for again only because the cache was opened.
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
    // Some browsers remember that a script could not be had; only a new page asks for it again.
    else window.location.reload();
  };
  return { data: shown, error, isStandIn: data === undefined && shown !== undefined, retry };
}
