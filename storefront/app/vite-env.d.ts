/** The server build that React Router's plugin makes from the routes. */
declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";
  const build: ServerBuild;
  export = build;
}

/** See languages.config.ts. */
declare const __PREFIX__: string;
/** Where a visitor lands whose page is not on the phone. */
declare const __OFFLINE_PATH__: string;
declare const __MAIN_LANGUAGE__: string;
/** What each language calls itself, the main one first. */
declare const __LANGUAGES__: Readonly<Record<string, string>>;
declare const __HAS_LANGUAGES__: boolean;
