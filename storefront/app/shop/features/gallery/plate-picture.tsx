import { cx } from "~/ui/cx";
import { LARGEST, plateFile, plateSrcSet, type Plate } from "./plates";

interface PlatePictureProps {
  plate: Plate;
  /** How wide it is shown, as in <img sizes>. */
  sizes: string;
  loading: "eager" | "lazy";
  priority?: "high" | "low" | undefined;
  /** Fetched, but not visible yet. */
  isHidden?: boolean;
  className?: string;
  imgClassName?: string;
  onLoad?: () => void;
  onError: () => void;
}

/** A plate in AVIF and WebP, on its own ground colour while it loads. */
export function PlatePicture({
  plate,
  sizes,
  loading,
  priority,
  isHidden = false,
  className,
  imgClassName,
  onLoad,
  onError,
}: PlatePictureProps) {
  return (
    <picture
      hidden={isHidden}
      className={cx(!isHidden && "block", "overflow-hidden", className)}
      style={{ backgroundColor: plate.ground }}
    >
      <source type="image/avif" srcSet={plateSrcSet(plate, "avif")} sizes={sizes} />
      <img
        srcSet={plateSrcSet(plate, "webp")}
        sizes={sizes}
        src={plateFile(plate, LARGEST, "webp")}
        alt={plate.alt}
        width={LARGEST}
        height={(LARGEST * 5) / 4}
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
