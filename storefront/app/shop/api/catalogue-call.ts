import { LANGUAGE } from "~/words/language";

/** Catalogue reads have a shorter timeout than other calls; a 401 sends the shopper to `/`. */
export const CATALOGUE_CALL = { timeoutMs: 10_000, leaveOn401: true } as const;

/** What the catalogue is told in; English is what it is told in by default. */
export const TOLD_IN: { language?: string } = __PREFIX__ === "" ? {} : { language: LANGUAGE };
