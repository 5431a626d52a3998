import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useServerState } from "./query";
import { createCache } from "./query-cache";

/** For screens outside the first load: the query library's own hooks, on the one cache. */
export function QueryClientScope({ children }: { children: ReactNode }) {
  const state = useServerState();
  const [{ client }] = useState(() => state.adopt(createCache));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
