import { useLocation } from "react-router-dom";

/** Where an order is placed nothing else stands around it: its own bar is at the bottom. */
export const useIsCheckout = (): boolean => /^\/checkout\/?$/i.test(useLocation().pathname);
