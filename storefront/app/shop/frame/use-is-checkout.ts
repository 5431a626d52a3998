import { useLocation } from "react-router-dom";

/** The checkout has no tab bar and no footer: its own bar is at the bottom. */
export const useIsCheckout = (): boolean => /^\/checkout\/?$/i.test(useLocation().pathname);
