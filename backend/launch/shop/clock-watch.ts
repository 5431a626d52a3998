/** Smaller steps are ordinary clock corrections, and harmless. */
const TOLERANCE_MS = 60_000;
const EVERY_MS = 2000;
/** Processes here and at the database do not all notice it at the same moment. */
const AGAIN_AFTER_MS = 15_000;

/** A clock that can be set, against this process's, which can't. */
class SettableClock {
  #ahead: number | null = null;

  /** @param ms what it says now. @returns how many ms it was set back since the last check */
  look(ms: number): number {
    const ahead = ms - performance.now();
    const setBackMs = this.#ahead === null ? 0 : this.#ahead - ahead;
    this.#ahead = ahead;
    return setBackMs;
  }
}

/**
 * Notices when somebody sets a clock back by more than a minute: this machine's, checked every two
 * seconds, or the database's, whenever it is told.
 */
export class ClockWatch {
  readonly #own = new SettableClock();
  readonly #database = new SettableClock();
  readonly #looking: NodeJS.Timeout;
  #again: NodeJS.Timeout | undefined;

  /** @param onSetBack gets the number of ms; called at once and, for stragglers, 15 s later */
  constructor(private readonly onSetBack: (ms: number) => void) {
    this.#own.look(Date.now());
    this.#looking = setInterval(() => this.#note(this.#own.look(Date.now())), EVERY_MS).unref();
  }

  /** @param ms the database's time, since 1970 */
  hearDatabase(ms: number): void {
    this.#note(this.#database.look(ms));
  }

  stop(): void {
    clearInterval(this.#looking);
    clearTimeout(this.#again);
  }

  #note(setBackMs: number): void {
    if (setBackMs <= TOLERANCE_MS) return;
    this.onSetBack(setBackMs);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.onSetBack(setBackMs), AGAIN_AFTER_MS).unref();
  }
}
