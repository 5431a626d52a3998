import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * The query of the address after one more change. An address says a moment later what was chosen, longer on a slow phone: a
 * change that comes meanwhile is added to what it will say.
 */
export function useNextSearch(): (change: (now: URLSearchParams) => string) => string {
  const location = useLocation();
  const latest = useRef(location.search);
  useEffect(() => {
    latest.current = location.search;
  }, [location]);
  return useCallback((change) => {
    latest.current = change(new URLSearchParams(latest.current));
    return latest.current;
  }, []);
}
