import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { bookedIn, type Booked } from "./booked-state";

/** What was booked just now; it is taken out of the history, so that a reload or Back doesn't say it again. */
export function useBooked(): Booked | null {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [booked] = useState(() => bookedIn(state));
  const isInHistory = bookedIn(state) !== null;
  useEffect(() => {
    if (!isInHistory) return;
    void navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  }, [isInHistory, pathname, search, hash, navigate]);
  return booked;
}
