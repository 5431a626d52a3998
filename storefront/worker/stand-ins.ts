/// <reference lib="webworker" />
import type { WorkboxPlugin } from "workbox-core";
import { CACHES } from "~/lib/offline/caches";
import { productsIn, searchKept } from "~/lib/offline/search-kept";
import { givenAt, noteKept } from "./tell";

const LIST = "/api/products";

const languageOf = (url: string | URL) => new URL(url).searchParams.get("language");

/** The products of all kept answers, those in the asker's language first, then the latest, and when the oldest answer was given. */
async function keptProducts(asked: URL) {
  const cache = await caches.open(CACHES.catalogue);
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(LIST));
  const found = await Promise.all(
    requests.map(async (request) => ({
      answer: await cache.match(request),
      isTold: languageOf(request.url) === languageOf(asked),
    })),
  );
  const answers = found
    .flatMap(({ answer, isTold }) => (answer === undefined ? [] : [{ answer, isTold }]))
    .sort(
      (one, other) =>
        Number(other.isTold) - Number(one.isTold) || givenAt(other.answer) - givenAt(one.answer),
    )
    .map(({ answer }) => answer);
  const bodies = await Promise.all(
    answers.map(async (answer) => (await answer.json().catch(() => ({}))) as object),
  );
  return { products: productsIn(bodies), at: Math.min(...answers.map(givenAt)) };
}

function answerOf(url: URL, { products }: Awaited<ReturnType<typeof keptProducts>>): object | null {
  const { pathname, searchParams } = url;
  if (pathname === LIST) {
    const found = searchKept(products, searchParams);
    const offset = Number(searchParams.get("offset"));
    const limit = Number(searchParams.get("limit")) || found.length;
    return { data: found.slice(offset, offset + limit), count: found.length, limit, offset };
  }
  const key = decodeURIComponent(pathname.slice(LIST.length + 1));
  const product = products.find(({ id, handle }) => id === key || handle === key);
  return product ? { data: product } : null;
}

/** Answers a list, a search or a product that was never asked for from the products on this phone. */
export const answerFromKept: WorkboxPlugin = {
  handlerDidError: async ({ request, event }) => {
    const url = new URL(request.url);
    if (url.pathname !== LIST && !url.pathname.startsWith(`${LIST}/`)) return undefined;
    const kept = await keptProducts(url);
    const answer = answerOf(url, kept);
    if (answer === null) return undefined;
    if (kept.products.length > 0) await noteKept(event, kept.at);
    return Response.json({ success: true, ...answer });
  },
};

const stemOf = (url: string): string => new URL(url).pathname.replace(/\..*$/, "");

/** A picture that was seen in another size, in place of one that was not. */
export const otherWidth: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(CACHES.pictures);
    const stem = stemOf(request.url);
    const other = (await cache.keys()).find(({ url }) => stemOf(url) === stem);
    return other && cache.match(other);
  },
};
