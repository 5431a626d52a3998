import { readFile } from "node:fs/promises";
import path from "node:path";

export const PICTURE_INDEX = "index.json";

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * The drawn pictures in `dir`: image key to the file name of its main URL (contracts/image-url lists
 * the files beside it). Empty when nothing has been drawn yet.
 */
export async function readPictureIndex(dir: string): Promise<ReadonlyMap<string, string>> {
  let text: string;
  try {
    text = await readFile(path.join(dir, PICTURE_INDEX), "utf8");
  } catch (error) {
    if (isMissing(error)) return new Map();
    throw error;
  }
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
}
