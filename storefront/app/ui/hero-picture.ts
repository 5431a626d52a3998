type Type = "avif" | "webp";
const TYPES: readonly Type[] = ["avif", "webp"];

interface Shape {
  name: string;
  media: string;
  widths: readonly number[];
  width: number;
  height: number;
}

/** The first view's picture: tall on phones, wide from 48rem on. */
const SHAPES: readonly Shape[] = [
  {
    name: "hero-wide",
    media: "(min-width: 48rem)",
    widths: [1080, 1600],
    width: 1600,
    height: 960,
  },
  {
    name: "hero-tall",
    media: "(max-width: 47.99rem)",
    widths: [480, 800],
    width: 800,
    height: 1040,
  },
];

const fileOf = (shape: Shape, width: number, type: Type) => `/art/${shape.name}-${width}.${type}`;
const srcSetOf = (shape: Shape, type: Type, isSaving: boolean) =>
  (isSaving ? shape.widths.slice(0, 1) : shape.widths)
    .map((width) => `${fileOf(shape, width, type)} ${width}w`)
    .join(", ");

/** Every <source> of the hero, best first. */
export const heroSources = (isSaving: boolean) =>
  SHAPES.flatMap((shape) =>
    TYPES.map((type) => ({
      media: shape.media,
      type: `image/${type}`,
      srcSet: srcSetOf(shape, type, isSaving),
      sizes: "100vw",
      width: shape.width,
      height: shape.height,
    })),
  );
export type HeroSource = ReturnType<typeof heroSources>[number];
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
