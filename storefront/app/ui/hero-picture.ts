const TYPES = ["avif", "webp"];

/** The first view's picture, in two widths: tall on phones, wide from 48rem on. */
const SHAPES = [
  ["wide", "(min-width: 48rem)", 1080, 1600],
  ["tall", "(max-width: 47.99rem)", 480, 800],
] as const;

export interface HeroSource {
  type: string;
  srcSet: string;
  /** Absent: as wide as the page. */
  sizes?: string;
  media?: string;
}

/** Every <source> of the hero, best first. */
export const heroSources = (isSaving: boolean): HeroSource[] =>
  SHAPES.flatMap(([name, media, small, large]) =>
    TYPES.map((type) => ({
      media,
      type: `image/${type}`,
      srcSet: (isSaving ? [small] : [small, large])
        .map((wide) => `/art/hero-${name}-${wide}.${type} ${wide}w`)
        .join(", "),
    })),
  );
export const HERO_FALLBACK = "/art/hero-tall-800.webp";

/**
 * Head links that fetch the picture before any script: it is the page's largest paint. Only AVIF:
 * a browser that can't show it ignores the link; otherwise it would fetch both.
 */
export const heroPreloads = (sources: readonly HeroSource[]) =>
  sources
    .filter(({ type }) => type === "image/avif")
    .map(({ media, type, srcSet, sizes }) => ({
      rel: "preload" as const,
      as: "image" as const,
      type,
      media,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: "high" as const,
    }));
