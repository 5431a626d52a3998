let keeper: () => Promise<void> = () => Promise.resolve();

/** What keeps pages on this phone says how: it loads the screens itself, so they can't load it. @returns the way to stop */
export function whenResumed(work: () => Promise<void>): () => void {
  keeper = work;
  return () => {
    keeper = () => Promise.resolve();
  };
}

/** The shopper wants pages kept again: this one is the first. Never resolves where there can be no worker. */
export const resumeKeeping = (): Promise<void> => keeper();
