/** An answer of the catalogue that came with a page: its address below the shop's, and its body. */
export interface CarriedAnswer {
  address: string;
  body: object;
}

/** What a page tells the worker, which answers each on the port that comes with it. */
export type ToWorker =
  /** Whoever used this phone has left. `held`: keys of the sessions and orders that it can still read. */
  | { kind: "forget"; held: readonly string[] }
  /**
   * To have on the phone: what was seen before there was a worker, or is likely to be asked for. Answered by whether
   * everything came.
   */
  | {
      kind: "keep";
      /** Addresses of pages, and of files. */
      pages: readonly string[];
      files: readonly string[];
      answers: readonly CarriedAnswer[];
      /** Pages that open although nobody has seen them. */
      screens: readonly string[];
    }
  /** Is the page that asks a kept one? Answered by when the server gave it (in ms), or null. */
  | { kind: "hello" };

/** What the worker tells its pages. */
export type ToPage =
  /** What is shown is a kept answer. `at`: when the server gave it, in milliseconds. */
  | { kind: "kept"; at: number }
  /** A file of the page's build is on the server no more. */
  | { kind: "outdated" };
