/** Key in the session storage: a message for the next page. */
export const ENDED_KEY = "sessionEnded";

/** The message that the last page left; read once. */
export function takeEndedText(): string | undefined {
  try {
    const text = window.sessionStorage.getItem(ENDED_KEY);
    window.sessionStorage.removeItem(ENDED_KEY);
    return text ?? undefined;
  } catch {
    return undefined;
  }
}
