import { parseImageUrl } from "@strive/backend/contracts/image-url";
import { useState } from "react";
import { savingWidths, useSavesData } from "~/lib/data-saving";
import { cx } from "./cx";
import { Mark } from "./brand";

interface PictureProps {
  /** A stored picture's URL, any other address, or null when there is none. */
  src: string | null;
  alt: string;
  /** How wide it is shown, as in <img sizes>. */
  sizes: string;
  /** For the main picture of the first view: loaded at once, with high priority. */
  isPriority?: boolean;
  /** In the first view, but not the largest: loaded at once, in the browser's order. */
  isEager?: boolean;
  /** Classes of the frame: they must give it a size, such as an aspect ratio. */
  className?: string;
  imgClassName?: string;
}

function Missing({ alt, className }: { alt: string; className: string | undefined }) {
  return (
    <div
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      className={cx("grid place-items-center bg-ground-sand", className)}
    >
      <Mark className="h-1/5 min-h-5 text-ink/30" />
    </div>
  );
}

/** A picture in AVIF, WebP and every stored width, on its background colour while it loads. */
export function Picture({
  src,
  alt,
  sizes,
  isPriority = false,
  isEager = false,
  className,
  imgClassName,
}: PictureProps) {
  const isSaving = useSavesData();
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (src === null || brokenSrc === src) return <Missing alt={alt} className={className} />;
  const parsed = parseImageUrl(src);
  return (
    <picture
      className={cx("block overflow-hidden bg-stone", className)}
      style={parsed ? { backgroundColor: parsed.placeholder } : undefined}
    >
      {parsed?.sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={isSaving ? savingWidths(source.srcset, isPriority) : source.srcset}
          sizes={sizes}
        />
      ))}
      <img
        src={src}
        alt={alt}
        width={parsed?.width}
        height={parsed?.height}
        loading={isPriority || isEager ? "eager" : "lazy"}
        fetchPriority={isPriority ? "high" : undefined}
        decoding="async"
        onError={() => setBrokenSrc(src)}
        className={cx("size-full object-cover", imgClassName)}
      />
    </picture>
  );
}
