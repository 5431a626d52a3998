/** Set by the build: prefixes of the languages besides the main one, such as "/rw". */
declare const __PREFIXES__: readonly string[];
/** Where a visitor lands whose page is not on the phone. */
declare const __OFFLINE_PATH__: string;
