import type { Product } from "@strive/backend/contracts/catalogue";
import { useSavesData } from "~/lib/data-saving";
import { Picture } from "~/ui/picture";

/** Another picture of the same colour than the one that is shown, or of none in particular; null: there is none. */
export const secondImage = (
  { images, image_colors }: Pick<Product, "images" | "image_colors">,
  shown: string | null,
  color: string,
): string | null =>
  images.find((image, at) => image !== shown && image_colors[at] === color) ??
  images.find((image, at) => image !== shown && image_colors[at] === null) ??
  null;

interface SecondPictureProps {
  product: Product;
  shown: string | null;
  color: string;
  sizes: string;
}

/** Over a card's picture, while a pointer rests on the card: the other side of what it shows. */
export default function SecondPicture({ product, shown, color, sizes }: SecondPictureProps) {
  const isSaving = useSavesData();
  const second = secondImage(product, shown, color);
  if (second === null || isSaving) return null;
  return (
    <Picture
      src={second}
      alt=""
      sizes={sizes}
      className="absolute inset-0 opacity-0 transition-opacity duration-300 group-hover:opacity-100 motion-reduce:transition-none"
    />
  );
}
