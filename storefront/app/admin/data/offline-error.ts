import * as words from "~/words/frame";

/** The network was down, or went down during a fetch. The fetch runs again when it is back. */
export class OfflineError extends Error {
  constructor() {
    super(words.offline);
    this.name = "OfflineError";
  }
}
