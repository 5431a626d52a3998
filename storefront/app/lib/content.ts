import type { ShownContent } from "@strive/backend/contracts/content-parts";
import { useRouteLoaderData } from "react-router-dom";

const NONE = {};

/** What staff say on the pages instead of the brand's own words, in the page's language. */
export const useContent = (): ShownContent =>
  useRouteLoaderData<{ content?: ShownContent }>("root")?.content ?? NONE;
