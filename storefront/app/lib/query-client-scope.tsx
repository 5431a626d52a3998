import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useServerState } from "./query";
import { createCache } from "./query-cache";

/** For screens that are never in the first load's budget: the library's own hooks, on the one cache. */
export function QueryClientScope({ children }: { children: ReactNode }) {
  const state = useServerState();
  const [{ client }] = useState(() => state.adopt(createCache));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
