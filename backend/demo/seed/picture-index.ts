import { readFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../../src/lib/error-code";

export const PICTURE_INDEX = "index.json";

/**
 * The pictures in `dir`: image key to the file name of its main URL (contracts/image-url lists
 * the files beside it). Empty when there are none yet.
 */
export async function readPictureIndex(dir: string): Promise<ReadonlyMap<string, string>> {
  let text: string;
  try {
    text = await readFile(path.join(dir, PICTURE_INDEX), "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return new Map();
    throw error;
  }
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
}
