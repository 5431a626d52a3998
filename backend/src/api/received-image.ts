import type { Readable } from "node:stream";
import { SNIFFED_BYTES, sniffFormat, SpoolFile } from "../lib/images";
import { MAX_IMAGE_BYTES, type ImageFault } from "./product-images";

/** One file of a form after its last byte. */
export interface ReceivedImage {
  /** The sender's name for it, safe to show. */
  readonly name: string;
  /** Null for a refused one. */
  readonly bytes: SpoolFile | null;
  readonly fault: ImageFault | null;
  /** What a browser sends for an unfilled file input: no name and no bytes. */
  readonly isAbsent: boolean;
}

/** Names come from the sender and go into messages: one line, no control or direction characters. */
export function shownName(name: string | undefined): string {
  const plain = (name ?? "").replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim();
  if (plain === "") return "The file";
  const letters = [...plain];
  return letters.length > 100 ? `${letters.slice(0, 99).join("")}…` : plain;
}

/**
 * Takes one file as it streams in. A bad one is read to its end, so that the sender hears
 * everything that is wrong at once, but none of it is kept.
 * @throws the stream's error, or the disk's; then nothing is kept either.
 */
export async function receiveImage(
  stream: Readable,
  { name, folder }: { name: string | undefined; folder: string },
): Promise<ReceivedImage> {
  let head = Buffer.alloc(0);
  let length = 0;
  let bytes: SpoolFile | null = null;
  let fault: ImageFault | null = null;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (fault) continue;
      if (length > MAX_IMAGE_BYTES) {
        fault = "too_large";
        await bytes?.close();
        bytes = null;
      } else if (bytes) await bytes.write(chunk);
      else {
        head = Buffer.concat([head, chunk]);
        if (head.length < SNIFFED_BYTES) continue;
        if (sniffFormat(head)) {
          bytes = await SpoolFile.open(folder);
          await bytes.write(head);
        } else fault = "unsupported_type";
      }
    }
  } catch (error) {
    await bytes?.close();
    throw error;
  }
  if (!bytes) fault ??= "unsupported_type";
  return { name: shownName(name), bytes, fault, isAbsent: name === undefined && length === 0 };
}
