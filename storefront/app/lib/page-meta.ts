import type { MetaDescriptor } from "react-router-dom";
import { BRAND } from "./brand";

interface PageMeta {
  /** Without the shop's name, which is added; null for the start page. */
  title: string | null;
  description?: string;
  /** Path of the page's one address; null for pages that should not be found. */
  path: string | null;
  image?: string;
}

/** The id of the root route, whose loader knows the public origin. */
interface Match {
  id: string;
  loaderData?: unknown;
}

function originOf(matches: ReadonlyArray<Match | undefined>): string {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return typeof data === "object" && data !== null && "shopUrl" in data ? String(data.shopUrl) : "";
}

/** Head of a page: title, description, canonical address, preview. */
export function pageMeta(
  matches: ReadonlyArray<Match | undefined>,
  { title, description = BRAND.description, path, image }: PageMeta,
): MetaDescriptor[] {
  const fullTitle =
    title === null ? `${BRAND.name} · ${BRAND.tagline}` : `${title} · ${BRAND.name}`;
  const origin = originOf(matches);
  const tags: MetaDescriptor[] = [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:site_name", content: BRAND.name },
  ];
  if (image && origin) {
    tags.push({ property: "og:image", content: new URL(image, origin).href });
  }
  if (path === null) tags.push({ name: "robots", content: "noindex" });
  else tags.push({ tagName: "link", rel: "canonical", href: origin + path });
  return tags;
}
