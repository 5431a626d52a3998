import { localPath } from "~/lib/local-path";

/** The parameter with the address of the page that could not be opened, see the worker. */
const PARAM = "page";

/** What somebody wanted to see: a path of this site, with its query; null where there is none. */
export function wantedIn(search: string, origin: string): string | null {
  const page = new URLSearchParams(search).get(PARAM);
  if (page === null || !URL.canParse(page, origin)) return null;
  const url = new URL(page, origin);
  return url.origin === origin ? url.pathname + url.search : null;
}

const PRODUCT = localPath("/product/");
const pathOf = (page: string): string => page.split("?")[0] ?? "";

/** The product whose page it is; null for all others. */
export const productOf = (page: string): string | null =>
  pathOf(page).startsWith(PRODUCT) ? decodeURIComponent(pathOf(page).slice(PRODUCT.length)) : null;

/** Whether it is the catalogue, which shows whatever products there are. */
export const isCatalogue = (page: string): boolean => pathOf(page) === localPath("/");

/** The address as links of this language name it: without the prefix. */
export const inLanguage = (page: string): string => {
  const rest = page.slice(__PREFIX__.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
};
