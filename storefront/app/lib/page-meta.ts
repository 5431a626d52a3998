import { useRouteLoaderData, type MetaDescriptor } from "react-router-dom";
import { BRAND } from "./brand";

interface PageMeta {
  /** Without the shop's name, which is added; null for the start page. */
  title: string | null;
  description?: string;
  /** Path of the page's one address; null for pages that should not be found. */
  path: string | null;
  image?: string;
}

/** A route that is shown; the root's loader knows the shop's origin and name. */
interface Match {
  id: string;
  loaderData?: unknown;
}

/** What the root knows of the shop: its public origin, and the name that staff gave it. */
function shopOf(rootData: unknown): { shopUrl: string; siteName: string } {
  const { shopUrl = "", siteName = BRAND.name } = (rootData ?? {}) as Partial<
    Record<string, string>
  >;
  return { shopUrl, siteName };
}

/** The shop's name as people read it. */
export const useSiteName = (): string => shopOf(useRouteLoaderData("root")).siteName;

/** Head of a page: title, description, canonical address, preview. */
export function pageMeta(
  matches: ReadonlyArray<Match | undefined>,
  { title, description = BRAND.description, path, image }: PageMeta,
): MetaDescriptor[] {
  const { shopUrl: origin, siteName } = shopOf(
    matches.find((match) => match?.id === "root")?.loaderData,
  );
  const fullTitle = `${title ?? siteName} · ${title === null ? BRAND.tagline : siteName}`;
  const tags: MetaDescriptor[] = [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:site_name", content: siteName },
  ];
  if (image && origin) {
    tags.push({ property: "og:image", content: new URL(image, origin).href });
  }
  if (path === null) tags.push({ name: "robots", content: "noindex" });
  else tags.push({ tagName: "link", rel: "canonical", href: origin + path });
  return tags;
}
