/** How long to go on looking. */
export interface Patience {
  /** Quiet looks in a row after which it is over. */
  inARow: number;
  /** It ends after this even if people keep coming, ms. */
  mostMs: number;
  /** It ends no sooner than after so many looks: a process that was busy or blocked has not looked. */
  leastLooks: number;
}

/** Looks again and again. @param isQuiet one look, which waits a little: whether nothing happened */
export async function untilQuiet(
  isQuiet: () => Promise<boolean>,
  { inARow, mostMs, leastLooks }: Patience,
): Promise<void> {
  const start = performance.now();
  const isOver = (look: number) => look >= leastLooks && performance.now() - start > mostMs;
  for (let quiet = 0, look = 0; quiet < inARow && !isOver(look); look += 1) {
    quiet = (await isQuiet()) ? quiet + 1 : 0;
  }
}
