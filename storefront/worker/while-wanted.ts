/// <reference lib="webworker" />
import type { WorkboxPlugin } from "workbox-core";
import { keepsPages } from "~/lib/offline/keeping";

/** Keeps nothing for a shopper who switched that off. */
export const whileWanted: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => ((await keepsPages()) ? response : null),
};
