export type AcceptedFormat = "jpeg" | "png" | "gif" | "webp";

const startsWith = (input: Buffer, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => input[at + index] === byte);
const ascii = (text: string): number[] => [...Buffer.from(text, "latin1")];

const PNG = [0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = ascii("RIFF");
const WEBP = ascii("WEBP");

/** How many first bytes decide. */
export const SNIFFED_BYTES = 12;

/**
 * The format by content. This runs before any decoder: libvips would also open SVG, PDF, TIFF and
 * HEIF, and no upload needs to reach any of those parsers.
 */
export function sniffFormat(input: Buffer): AcceptedFormat | null {
  if (startsWith(input, JPEG)) return "jpeg";
  if (startsWith(input, PNG)) return "png";
  if (startsWith(input, ascii("GIF87a")) || startsWith(input, ascii("GIF89a"))) return "gif";
  if (startsWith(input, RIFF) && startsWith(input, WEBP, 8)) return "webp";
  return null;
}
