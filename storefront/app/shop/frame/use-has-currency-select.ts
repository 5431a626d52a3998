import { useLocation } from "react-router-dom";
import { useSessionState } from "~/lib/account-atoms";

const PRODUCT = /^\/product\//i;

/** True everywhere, but on a product's page only for guests. */
export function useHasCurrencySelect(): boolean {
  const { user } = useSessionState();
  return !PRODUCT.test(useLocation().pathname) || user === null;
}
