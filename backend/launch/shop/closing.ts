/** What has been opened so far, to close in reverse order however far the start got. */
export class Closing {
  readonly #steps: { name: string; close: () => Promise<void> | void; withinMs: number }[] = [];

  add(name: string, withinMs: number, close: () => Promise<void> | void): void {
    this.#steps.push({ name, close, withinMs });
  }

  /** Closes everything, each within its time; one that fails or hangs doesn't hold up the others. */
  async run(report: (name: string, problem: unknown) => void): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      const { name, close, withinMs } = step;
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`not closed within ${withinMs} ms`)), withinMs);
      });
      try {
        await Promise.race([Promise.resolve().then(close), tooLate]);
      } catch (problem) {
        report(name, problem);
      } finally {
        clearTimeout(timer);
      }
    }
  }
}
