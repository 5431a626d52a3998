import { useCallback } from "react";

interface BlobImageProps {
  blob: Blob;
  alt: string;
  className?: string;
}

/** An image that is in memory; takes its object URL back when it is no longer shown. */
export function BlobImage({ blob, alt, className }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt={alt} draggable={false} className={className} />;
}
