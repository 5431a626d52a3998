interface Weighed {
  readonly data: Buffer;
}

/**
 * Recently requested files, the latest last, up to a number of bytes. Concurrent requests for a
 * file share one read. What is stored never changes, so nothing goes stale.
 */
export class RecentFiles<File extends Weighed> {
  readonly #kept = new Map<string, File>();
  readonly #coming = new Map<string, Promise<File | null>>();
  #bytes = 0;

  constructor(
    private readonly limit: number,
    private readonly read: (name: string) => Promise<File | null>,
  ) {}

  /** True: it costs nothing now, or no more than somebody else already pays. */
  has(name: string): boolean {
    return this.#kept.has(name) || this.#coming.has(name);
  }

  /** @throws what reading it throws; the next request then tries again */
  async get(name: string): Promise<File | null> {
    const kept = this.#kept.get(name);
    if (kept) {
      this.#kept.delete(name);
      this.#kept.set(name, kept);
      return kept;
    }
    const coming =
      this.#coming.get(name) ?? this.#fetch(name).finally(() => this.#coming.delete(name));
    this.#coming.set(name, coming);
    return coming;
  }

  async #fetch(name: string): Promise<File | null> {
    const file = await this.read(name);
    if (!file || file.data.length > this.limit) return file;
    this.#kept.set(name, file);
    this.#bytes += file.data.length;
    for (const [oldest, { data }] of this.#kept) {
      if (this.#bytes <= this.limit) break;
      this.#kept.delete(oldest);
      this.#bytes -= data.length;
    }
    return file;
  }
}
