import path from "node:path";

/** Folder of the compiled backend; this file is in its `launch/settings`. */
export const COMPILED = path.resolve(__dirname, "../..");
/** The repository. */
export const ROOT = path.resolve(COMPILED, "../../..");
/** Folder of the compiled host configuration, where Medusa also looks for its dashboard. */
export const HOST = path.join(ROOT, ".medusa/server");
export const STOREFRONT = path.join(ROOT, "storefront/build");
