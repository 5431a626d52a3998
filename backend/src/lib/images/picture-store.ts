import type { ProcessedImage } from "./process-image";
import type { Readable } from "node:stream";

/** The files of one picture with its address in the shop. */
export type PictureFiles = Pick<ProcessedImage, "url" | "files">;

/** What is known of a file without reading it. */
export interface ListedFile {
  readonly name: string;
  readonly modified: Date;
}

/** One file of a picture, to be sent to a browser. */
export interface StoredFile {
  readonly bytes: number;
  /** Milliseconds since 1970; with `bytes` the same in every instance. */
  readonly modifiedMs: number;
  /** Its content, from its beginning. */
  open(): Readable;
}

/**
 * The one place that stores and retrieves pictures: a folder on this machine, or a bucket all
 * instances share. Nobody else touches either.
 */
export interface PictureStore {
  /** Local folder for what is not a picture yet; its files must be hidden ones. */
  readonly folder: string;
  /**
   * Stores all files of a picture or none.
   * @returns its main URL
   * @throws PicturesAway, or the disk's error
   */
  put(image: PictureFiles): Promise<string>;
  /**
   * A file by its name, null when there is none.
   * @throws PicturesAway
   */
  read(name: string): Promise<StoredFile | null>;
  /**
   * Existing files, some at a time, including others'.
   * @throws PicturesAway, or the disk's error
   */
  list(): AsyncIterable<ListedFile[]>;
  /** Removes all files of a picture. What can't be removed now is left to the sweep. */
  remove(url: string): Promise<void>;
  /**
   * Removes old files of unwanted pictures, and what a killed process left half-written. Files with
   * other kinds of names are somebody else's and stay.
   * @returns how many files went.
   * @throws PicturesAway, or the disk's error
   */
  sweep(options: SweepOptions): Promise<number>;
}

export interface SweepOptions {
  isWanted: (pictureId: string) => boolean;
  /** Only what was stored earlier. */
  before: Date;
}

/** The bucket can't be reached, refuses, or takes too long. The message holds no secret. */
export class PicturesAway extends Error {
  override readonly name = "PicturesAway";
}

/** A file of a picture, whichever width and type; see contracts/image-url. */
const PICTURE_FILE = /^([a-z0-9]{16,64})-[1-9]\d{0,4}x[1-9]\d{0,4}-[0-9a-f]{6}\./;

/** The random part of a picture's URL or file name; null if it is not ours. */
export const pictureIdOf = (url: string): string | null =>
  PICTURE_FILE.exec(url.slice(url.lastIndexOf("/") + 1))?.[1] ?? null;
