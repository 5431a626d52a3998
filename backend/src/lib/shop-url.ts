import { parseEnv } from "./env";

/** The public origin, without a slash at its end; the launcher settles it before anything runs. */
export const shopUrl = (): string =>
  (parseEnv().SHOP_URL ?? "http://localhost").replace(/\/+$/, "");
