import * as words from "~/words/frame";

/** The line was gone, or went while something was asked. It is asked again when it is back. */
export class OfflineError extends Error {
  constructor() {
    super(words.offline);
    this.name = "OfflineError";
  }
}
