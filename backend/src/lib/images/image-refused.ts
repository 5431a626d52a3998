export type ImageRefusal =
  /** Not a JPEG, PNG, GIF or WebP by its first bytes, whatever its name or declared type says. */
  | "unsupported_type"
  /** More pixels than the limit, however small the file. */
  | "too_many_pixels"
  /** Starts like a picture but does not decode. */
  | "unreadable";

const MESSAGES: Record<ImageRefusal, string> = {
  unsupported_type: "Pictures must be JPEG, PNG, GIF or WebP",
  too_many_pixels: "The picture has more than 40 million pixels",
  unreadable: "The picture is damaged and cannot be read",
};

/** An upload that is the sender's fault: answer 4xx with the message, which is safe to show. */
export class ImageRefused extends Error {
  readonly code: ImageRefusal;

  constructor(code: ImageRefusal, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.name = "ImageRefused";
    this.code = code;
  }
}
