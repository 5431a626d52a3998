import { useRouteLoaderData } from "react-router-dom";
import type { PageContent } from "./shown-content";

const NONE = {};

/** What staff say on the pages instead of the brand's own words, in the page's language. */
export const useContent = (): PageContent =>
  useRouteLoaderData<{ content?: PageContent }>("root")?.content ?? NONE;
