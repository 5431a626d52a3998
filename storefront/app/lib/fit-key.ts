/** Where the phone keeps somebody's height and weight. Versioned: a new shape gets a new key. */
export const FIT_KEY = "fit.v1";
