/** See EndSessionEvent. */
export const END_SESSION = "endsession";
/** Milliseconds that a logout waits at most. */
const LONGEST_WAIT = 6000;

/**
 * Fired on the window when somebody logs out, before their token is forgotten: the last moment for
 * whatever still has to be said in this person's name. Not when a session expires.
 */
export class EndSessionEvent extends Event {
  readonly #works: Array<Promise<unknown>> = [];

  constructor() {
    super(END_SESSION);
  }

  /** The token is revoked after `work`, which must end soon; nobody sees it fail. */
  waitFor(work: Promise<unknown>): void {
    this.#works.push(work);
  }

  async settled(): Promise<void> {
    const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
    await Promise.race([Promise.allSettled(this.#works), tooLong]);
  }
}
