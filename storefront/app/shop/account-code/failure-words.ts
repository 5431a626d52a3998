import type { WordsOf } from "~/lib/failure-text";

interface FailureWords {
  /** Where the server said nothing. */
  fallback: string;
  /** For a 400 without a word. */
  refused?: string;
  /** For a 500, where the general text is not the right one. */
  broken?: string;
}

/** The own words of the forms around an account for a failed call. */
export const failureWords =
  ({ fallback, refused, broken }: FailureWords): WordsOf =>
  ({ status, code, serverMessage }) => {
    if (status >= 500) return code === "maintenance" ? undefined : broken;
    const isPlain = status === 0 || status === 429 || serverMessage !== null;
    return isPlain ? undefined : ((status === 400 ? refused : undefined) ?? fallback);
  };
