import { run, type Run } from "./database";
import { listenToDatabase } from "./database-news";

/** What a process has in memory of a few rows: read at its start, and again whenever any process says that they changed. */
export abstract class HeardState {
  readonly #channel: string;
  readonly #listeners = new Set<() => void>();
  #unlisten: (() => Promise<void>) | undefined;

  /** @param channel what processes tell each other on, on commit; the payload is not read */
  protected constructor(channel: string) {
    this.#channel = channel;
  }

  /** Reads the rows, and says `changed` where they differ. */
  protected abstract reread(look: Run): Promise<void>;

  /** @returns what takes the listener away again */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  protected changed(): void {
    for (const listener of this.#listeners) listener();
  }

  async start(): Promise<void> {
    const reread = (look: Run) => this.reread(look);
    this.#unlisten ??= await listenToDatabase({
      channel: this.#channel,
      onTold: (_payload, look) => reread(look),
      onListening: reread,
    });
  }

  async stop(): Promise<void> {
    await this.#unlisten?.();
    this.#unlisten = undefined;
  }

  /** After this process's own change: the next page shows it. */
  catchUp(): Promise<void> {
    return this.reread(run);
  }
}
