import { buffer } from "node:stream/consumers";
import { parseJpegName } from "../../src/contracts/image-url";
import { jpegPicture, RecentFiles, type PictureStore } from "../../src/lib/images";
import { limitConcurrency } from "../../src/lib/limit-concurrency";

/** Bytes of what was made lately. A card has some 40 KB; previews of a shared link are asked for in a burst. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** Pictures to be made before one that is asked for; the last waits for about a second. */
const MOST_BEFORE = 20;

/**
 * Stored pictures as JPEG, for link previews and lists of products that read no WebP. Made when asked for, one at a time,
 * as they are rarely asked for and those who ask keep them.
 */
export class JpegPictures {
  readonly #inTurn = limitConcurrency({ atOnce: 1, waiting: MOST_BEFORE });
  #unmade = 0;
  readonly #made = new RecentFiles(KEPT_BYTES, (name) => this.#make(name));

  constructor(private readonly pictures: PictureStore) {}

  /**
   * @param mayMake asked when the picture would have to be made
   * @returns null when there is no such picture, "refused" when it may not be made now
   * @throws PicturesAway
   */
  async get(name: string, mayMake: () => boolean): Promise<Buffer | "refused" | null> {
    const asked = parseJpegName(name);
    // What was removed is not shown from memory either.
    if (!asked || !(await this.pictures.read(asked.main))) return null;
    const isFree = this.#made.has(name);
    if (!isFree && (this.#unmade > MOST_BEFORE || !mayMake())) return "refused";
    return (await this.#made.get(name))?.data ?? null;
  }

  async #make(name: string): Promise<{ data: Buffer } | null> {
    this.#unmade += 1;
    try {
      return await this.#inTurn(async () => {
        const asked = parseJpegName(name);
        const stored = asked && (await this.pictures.read(asked.main));
        if (!asked || !stored) return null;
        const { shape, placeholder } = asked;
        return { data: await jpegPicture(await buffer(stored.open()), shape, placeholder) };
      });
    } finally {
      this.#unmade -= 1;
    }
  }
}
