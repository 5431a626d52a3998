import { useEffect, useState } from "react";
import { accountCalls } from "./account-calls";

/** Whether people may log in with their phone: as long as nobody knows, they may not. The shop's pages have no query client. */
export function usePhoneLogin(): boolean {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    accountCalls.settings(asking.signal).then(
      ({ data }) => setIsOffered(data.phoneLogin),
      () => undefined,
    );
    return () => asking.abort();
  }, []);
  return isOffered;
}
