import type { Config } from "@react-router/dev/config";
import { IS_MAIN, LANGUAGE, PREFIX } from "./languages.config.ts";

export default {
  ssr: true,
  basename: PREFIX || "/",
  buildDirectory: IS_MAIN ? "build" : `build/languages/${LANGUAGE}`,
  // The routes are few: the whole list travels with the page, so that no /__manifest call exists.
  routeDiscovery: { mode: "initial" },
  // Version 7's behaviour on purpose: `handle` passes a plain context, and builds don't change.
  future: {
    v8_middleware: false,
    v8_passThroughRequests: false,
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: false,
    v8_viteEnvironmentApi: false,
  },
} satisfies Config;
