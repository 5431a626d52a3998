import { useLocation } from "react-router-dom";
import { useSessionState } from "~/lib/account-atoms";

const PRODUCT = /^\/product\//i;

/** Everywhere for everybody, but on a product's page for guests only. */
export function useHasCurrencySelect(): boolean {
  const { user } = useSessionState();
  return !PRODUCT.test(useLocation().pathname) || user === null;
}
