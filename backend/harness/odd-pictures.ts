import { crc32 } from "node:zlib";
import sharp from "sharp";

/** Pictures as nobody draws them: padded, with foreign bytes inside, with far too many frames. */

export const canvas = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A small JPEG, of one colour. */
export const plainJpeg = (background = "#b5301a", side = 60): Promise<Buffer> =>
  canvas(side, side, background).jpeg().toBuffer();

/** The form of a call that takes pictures. */
export function pictureForm(...files: readonly Uint8Array[]): FormData {
  const form = new FormData();
  for (const file of files) form.append("images", new Blob([new Uint8Array(file)]), "IMG_1.jpg");
  return form;
}

const inserted = (into: Buffer, at: number, piece: Buffer) =>
  Buffer.concat([into.subarray(0, at), piece, into.subarray(at)]);

/** A JPEG with comments right after its first marker. */
export function jpegWithComment(jpeg: Buffer, comment: Buffer): Buffer {
  const segments: Buffer[] = [];
  for (let start = 0; start < comment.length; start += 65_533) {
    const text = comment.subarray(start, start + 65_533);
    const head = Buffer.from([0xff, 0xfe, 0, 0]);
    head.writeUInt16BE(text.length + 2, 2);
    segments.push(head, text);
  }
  return inserted(jpeg, 2, Buffer.concat(segments));
}

/** A JPEG of exactly so many bytes, valid to its last one. */
export function jpegOf(jpeg: Buffer, bytes: number): Buffer {
  const full = 65_533 + 4;
  const rest = bytes - jpeg.length;
  const comments = Math.ceil(rest / full);
  return jpegWithComment(jpeg, Buffer.alloc(rest - comments * 4, 0x20));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const piece = Buffer.alloc(body.length + 8);
  piece.writeUInt32BE(data.length, 0);
  body.copy(piece, 4);
  piece.writeUInt32BE(crc32(body), body.length + 4);
  return piece;
}

const PNG_HEADER_BYTES = 8 + 25;

/** A PNG with a chunk after its header. */
export const pngWithChunk = (png: Buffer, type: string, data: Buffer): Buffer =>
  inserted(png, PNG_HEADER_BYTES, chunk(type, data));

/** A PNG of exactly so many bytes, valid to its last one. */
export const pngOf = (png: Buffer, bytes: number): Buffer =>
  pngWithChunk(png, "paDd", Buffer.alloc(bytes - png.length - 12));

/** An animated PNG: the first picture is what programs without animation show. */
export async function apng(first: Buffer, second: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(first).metadata();
  const u32 = (...values: number[]) => {
    const data = Buffer.alloc(values.length * 4);
    values.forEach((value, index) => data.writeUInt32BE(value, index * 4));
    return data;
  };
  const frame = (sequence: number) =>
    chunk(
      "fcTL",
      Buffer.concat([u32(sequence, width, height, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]),
    );
  const at = second.indexOf("IDAT") - 4;
  const pixels = second.subarray(at + 8, at + 8 + second.readUInt32BE(at));
  const start = inserted(
    first,
    PNG_HEADER_BYTES,
    Buffer.concat([chunk("acTL", u32(2, 0)), frame(0)]),
  );
  return inserted(
    start,
    start.length - 12,
    Buffer.concat([frame(1), chunk("fdAT", Buffer.concat([u32(2), pixels]))]),
  );
}

/** A GIF that is a script, too: its width reads as the start of a comment. */
export function gifScript(gif: Buffer, script: string): Buffer {
  const picture = Buffer.from(gif);
  picture.write("/*", 6, "latin1");
  return Buffer.concat([picture, Buffer.from(`*/=1;${script}//`)]);
}

/** The same frame so often that all of them together are a bomb. */
export async function webpOfFrames(side: number, frames: number): Promise<Buffer> {
  const page = await canvas(side, side, "#b5301a").png().toBuffer();
  const other = await canvas(side, side, "#d9d3c7").png().toBuffer();
  const two = await sharp([page, other], { join: { animated: true } })
    .webp()
    .toBuffer();
  const at = two.indexOf("ANMF");
  const frame = two.subarray(at, at + 8 + two.readUInt32LE(at + 4));
  const all = inserted(two, at, Buffer.concat(Array.from({ length: frames - 2 }, () => frame)));
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}

/** A WebP with a chunk that no decoder knows. */
export function webpWithChunk(webp: Buffer, data: Buffer): Buffer {
  const head = Buffer.from("XTRA\0\0\0\0", "latin1");
  head.writeUInt32LE(data.length, 4);
  const all = Buffer.concat([webp, head, data, Buffer.alloc(data.length % 2)]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}
