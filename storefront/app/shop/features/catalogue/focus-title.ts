export const TITLE_ID = "shop-title";

/** For links that disappear once they have cleared filters: the focus must not get lost. */
export const focusTitle = () => document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
