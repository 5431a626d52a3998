import type { Product } from "@strive/backend/contracts/catalogue";
import { localPathIn } from "~/lib/local-path";
import { CACHES, isOwnCache, isShopCache } from "~/lib/offline/caches";
import { chooseKeeping } from "~/lib/offline/keeping";
import { productsIn } from "~/lib/offline/search-kept";
import { paths } from "~/lib/paths";
import { forgetPrepared } from "./prepared-mark";
import { ABOUT_PHONE } from "./seen";
import { endWorker } from "./worker-link";

/** A page that opens without network. */
export interface SavedPage {
  /** Path and query. */
  address: string;
  title: string;
  /** When the server gave it, in milliseconds; null: it did not say. */
  at: number | null;
}

/** What is on the phone, as it is stored: unpacked. */
export interface Saved {
  /** The newest first. */
  pages: SavedPage[];
  /** Bytes of what was opened: pages with their pictures, the catalogue, one's own. */
  bytes: number;
  /** Bytes of the shop itself: its scripts, and the screens that open without having been seen. */
  shopBytes: number;
}

interface Entry {
  cache: string;
  url: URL;
  answer: Response;
}

const isOpened = (name: string): boolean =>
  isOwnCache(name) || [CACHES.pages, CACHES.pictures, CACHES.catalogue].some((one) => one === name);

const shopCaches = async (): Promise<string[]> => (await caches.keys()).filter(isShopCache);

async function entriesOf(name: string): Promise<Entry[]> {
  const cache = await caches.open(name);
  const entries: Entry[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request, { ignoreVary: true });
    if (answer) entries.push({ cache: name, url: new URL(request.url), answer });
  }
  return entries;
}

const givenAt = ({ headers }: Response): number | null => {
  const at = Date.parse(headers.get("Date") ?? "");
  return Number.isNaN(at) ? null : at;
};

/** Without the shop's name, which every title ends with. */
function titleOf(html: string): string {
  const [title = ""] = /<title[^>]*>[^<]*<\/title>/i.exec(html) ?? [];
  const { title: text } = new DOMParser().parseFromString(title, "text/html");
  return text.replace(/ · [^·]*$/, "");
}

async function pageOf({ url, answer }: Entry): Promise<SavedPage> {
  const address = url.pathname + url.search;
  return { address, title: titleOf(await answer.text()) || address, at: givenAt(answer) };
}

const PRODUCT_ANSWER = /^\/api\/products\/[^/]+$/;

/** The pages that a product's kept answer is made into: it opens without network, whether it was loaded or not. */
async function productOf(
  { url, answer }: Entry,
  isListed: (address: string) => boolean,
): Promise<SavedPage[]> {
  const body = (await answer.json().catch(() => ({}))) as { data?: unknown };
  const addressOf = (key: string) =>
    localPathIn(url.searchParams.get("language") ?? __MAIN_LANGUAGE__, paths.product(key));
  const isNew = ({ id, handle }: Product) => ![id, handle].map(addressOf).some(isListed);
  return productsIn([body])
    .filter(isNew)
    .map(({ handle, name }) => ({
      address: addressOf(handle),
      title: name,
      at: givenAt(answer),
    }));
}

async function listOf(entries: readonly Entry[]): Promise<SavedPage[]> {
  const opened = entries.filter(
    ({ cache, url }) => cache === CACHES.pages && !ABOUT_PHONE.includes(url.pathname),
  );
  const pages = await Promise.all(opened.map(pageOf));
  const listed = new Set(opened.map(({ url }) => url.pathname));
  const answers = entries.filter(
    ({ cache, url }) => cache === CACHES.catalogue && PRODUCT_ANSWER.test(url.pathname),
  );
  for (const answer of answers) {
    for (const page of await productOf(answer, (address) => listed.has(address))) {
      listed.add(page.address);
      pages.push(page);
    }
  }
  return pages.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

/** Looks at everything that is kept. @throws DOMException where the browser refuses storage */
export async function readSaved(): Promise<Saved> {
  const saved: Saved = { pages: [], bytes: 0, shopBytes: 0 };
  const readable: Entry[] = [];
  // One after the other: together they may be more than a small phone can hold at once.
  for (const name of await shopCaches()) {
    const entries = await entriesOf(name);
    for (const { answer } of entries) {
      const { size } = await answer.clone().blob();
      if (isOpened(name)) saved.bytes += size;
      else saved.shopBytes += size;
    }
    if (name === CACHES.pages || name === CACHES.catalogue) readable.push(...entries);
  }
  return { ...saved, pages: await listOf(readable) };
}

const remove = async (isUnwanted: (name: string) => boolean): Promise<void> => {
  const names = (await shopCaches()).filter(isUnwanted);
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Deletes what was opened. The shop itself still opens without network, with cart and wishlist, which are not kept here. */
export const deleteSaved = (): Promise<void> => remove(isOpened);

/** From now on nothing is kept, and nothing that was stays. */
export async function stopKeeping(): Promise<void> {
  await chooseKeeping(false);
  forgetPrepared();
  await remove(isShopCache);
  await endWorker();
}
