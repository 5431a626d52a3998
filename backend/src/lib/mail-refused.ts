const MARK = "Refused for good: ";

/**
 * A mail no retry can deliver. Medusa's notification module passes on only an error's text, so the
 * text carries it.
 */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
  constructor(reason: string) {
    super(`${MARK}${reason}`);
  }
}

/** What went wrong with an attempt, in the provider's words, and whether retrying can help. */
export function failureOf(error: unknown): { reason: string; isFinal: boolean } {
  const text = error instanceof Error ? error.message : String(error);
  const at = text.indexOf(MARK);
  if (at >= 0) return { reason: text.slice(at + MARK.length), isFinal: true };
  return {
    reason: text.replace(/^Failed to send notification with id \S+:\n/, "") || "unknown",
    isFinal: false,
  };
}
