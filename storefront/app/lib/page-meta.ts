import { useRouteLoaderData, type MetaDescriptor } from "react-router-dom";
import { localPathIn, localPath } from "./local-path";
import * as brand from "~/words/brand";
import { BRAND } from "./brand";

/** The preview picture for pages without their own. */
const SHARE_PICTURE = "/art/hero-wide-1080.webp";

interface PageMeta {
  /** Without the shop's name, which is added; null for the start page. */
  title: string | null;
  description?: string;
  /** The canonical path; null for pages that should not be indexed. */
  path: string | null;
  image?: string;
  /** Of the Open Graph protocol (ogp.me). */
  type?: "website" | "product";
}

/** A route that is shown; the root's loader knows the shop's origin and name. */
interface Match {
  id: string;
  loaderData?: unknown;
}

/** What the root loads about the shop: its public origin, and the name that staff gave it. */
function shopOf(rootData: unknown): { shopUrl: string; siteName: string } {
  const { shopUrl = "", siteName = BRAND.name } = (rootData ?? {}) as Partial<
    Record<string, string>
  >;
  return { shopUrl, siteName };
}

/** The shop's display name. */
export const useSiteName = (): string => shopOf(useRouteLoaderData("root")).siteName;

/**
 * The page in every language; `x-default` is for people who read none of them. Only on the server:
 * crawlers read what it sends, and browsers need no code for it.
 */
const alternatesOf = (origin: string, path: string): MetaDescriptor[] =>
  [...Object.keys(__LANGUAGES__), "x-default"].map((hrefLang) => {
    const language = hrefLang === "x-default" ? __MAIN_LANGUAGE__ : hrefLang;
    const href = origin + localPathIn(language, path);
    return { tagName: "link", rel: "alternate", hrefLang, href };
  });

/** Head of a page: title, description, canonical address, preview. */
export function pageMeta(
  matches: ReadonlyArray<Match | undefined>,
  {
    title,
    description = brand.description,
    path,
    image = SHARE_PICTURE,
    type = "website",
  }: PageMeta,
): MetaDescriptor[] {
  const { shopUrl: origin, siteName } = shopOf(
    matches.find((match) => match?.id === "root")?.loaderData,
  );
  const fullTitle = `${title ?? siteName} · ${title === null ? brand.tagline : siteName}`;
  const tags: MetaDescriptor[] = [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: type },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (origin) tags.push({ property: "og:image", content: new URL(image, origin).href });
  if (path === null) tags.push({ name: "robots", content: "noindex" });
  else {
    tags.push(
      { property: "og:url", content: origin + localPath(path) },
      { tagName: "link", rel: "canonical", href: origin + localPath(path) },
    );
    if (__HAS_LANGUAGES__ && import.meta.env.SSR) tags.push(...alternatesOf(origin, path));
  }
  return tags;
}
