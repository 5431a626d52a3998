/** See EndSessionEvent. */
export const END_SESSION = "endsession";
/** The longest that a logout waits, in milliseconds. */
const LONGEST_WAIT = 6000;

/**
 * Fired on the window when somebody logs out, before their token is removed: the last chance for
 * calls that need it. Not fired when a session expires.
 */
export class EndSessionEvent extends Event {
  readonly #works: Array<Promise<unknown>> = [];

  constructor() {
    super(END_SESSION);
  }

  /** The token is revoked after `work`, which must end soon; its failure is not shown. */
  waitFor(work: Promise<unknown>): void {
    this.#works.push(work);
  }

  async settled(): Promise<void> {
    const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
    await Promise.race([Promise.allSettled(this.#works), tooLong]);
  }
}
