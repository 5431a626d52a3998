import { SHAPE, type Plate } from "~/lib/plates";
import { cx } from "./cx";

interface PlatePictureProps {
  plate: Plate;
  /** How wide it is shown, as in <img sizes>. */
  sizes: string;
  loading: "eager" | "lazy";
  priority?: "high" | "low" | undefined;
  className?: string;
  imgClassName?: string;
  onLoad?: () => void;
  onError?: () => void;
}

/** A plate in AVIF and WebP, on its own ground colour while it loads. */
export function PlatePicture({
  plate,
  sizes,
  loading,
  priority,
  className,
  imgClassName,
  onLoad,
  onError,
}: PlatePictureProps) {
  const [better, last] = [plate.sources.slice(0, -1), plate.sources.at(-1)];
  return (
    <picture
      className={cx("block overflow-hidden", className)}
      style={{ backgroundColor: plate.ground }}
    >
      {better.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        srcSet={last?.srcSet}
        sizes={sizes}
        src={plate.src}
        alt={plate.alt}
        width={SHAPE.width}
        height={SHAPE.height}
        loading={loading}
        fetchPriority={priority}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
        className={cx("size-full object-cover", imgClassName)}
      />
    </picture>
  );
}
