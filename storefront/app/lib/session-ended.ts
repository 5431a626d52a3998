/** In the tab's storage: what the next page has to say about the one that was left. */
export const ENDED_KEY = "sessionEnded";

/** What the last page left to be said, once. */
export function takeEndedText(): string | undefined {
  try {
    const text = window.sessionStorage.getItem(ENDED_KEY);
    window.sessionStorage.removeItem(ENDED_KEY);
    return text ?? undefined;
  } catch {
    return undefined;
  }
}
