/**
 * A value fetched at most once in a while, however often it is read. If fetching fails or takes too
 * long, it is unknown until the next time.
 */
export class Kept<Value> {
  #asked = -Infinity;
  #value: Promise<Value | null> = Promise.resolve(null);

  constructor(
    private readonly ask: () => Promise<Value>,
    private readonly options: { everyMs: number; withinMs: number },
  ) {}

  read(): Promise<Value | null> {
    const { everyMs, withinMs } = this.options;
    const now = performance.now();
    if (now - this.#asked < everyMs) return this.#value;
    this.#asked = now;
    this.#value = within(withinMs, this.ask).catch(() => null);
    return this.#value;
  }
}

async function within<Value>(limitMs: number, ask: () => Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("It took too long.")), limitMs);
  });
  try {
    return await Promise.race([ask(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
