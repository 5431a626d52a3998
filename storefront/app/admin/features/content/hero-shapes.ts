import type { ContentPicture } from "@strive/backend/contracts/content-parts";

export const SHAPES = ["tall", "wide"] as const;
export type Shape = (typeof SHAPES)[number];

/** By shape what staff chose for it; null: nothing. */
type Shapes = Readonly<Record<Shape, string | null>>;

/** A picture that is the same on wide screens was chosen for those alone. */
export const shapesOf = (picture: ContentPicture | null): Shapes => ({
  tall: picture === null || picture.url === picture.wide ? null : picture.url,
  wide: picture?.wide ?? null,
});

/** @returns null: there is none left */
export function withShapes(
  picture: ContentPicture | null,
  { tall, wide }: Shapes,
): ContentPicture | null {
  const url = tall ?? wide;
  if (url === null) return null;
  return { texts: picture?.texts ?? {}, url, ...(wide !== null && { wide }) };
}
