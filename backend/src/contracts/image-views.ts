/** What a picture shows of its product; "worn": the product on somebody. */
export const IMAGE_VIEWS = ["front", "back", "side", "detail", "fabric", "worn"] as const;

export type ImageView = (typeof IMAGE_VIEWS)[number];

/** null for any other text. */
export const imageViewOf = (text: string | null): ImageView | null =>
  IMAGE_VIEWS.find((view) => view === text) ?? null;
