import type { FieldError } from "../contracts/envelope";

const MESSAGE = "has characters that can't be used";
const MOST_NAMED = 20;

/** NUL, which PostgreSQL refuses, and halves of a surrogate pair, which have no UTF-8. */
const UNSTORABLE = /\0|\p{Cs}/u;

/**
 * Texts anywhere in a value that no database stores unchanged, each by its field's path. Not
 * recursive: values a schema takes as they come may be nested as deeply as a body is long.
 */
export function unstorableTexts(value: unknown): FieldError[] {
  const found: FieldError[] = [];
  const left: { at: string; value: unknown }[] = [{ at: "", value }];
  for (let next = left.pop(); next && found.length < MOST_NAMED; next = left.pop()) {
    const { at, value: here } = next;
    if (typeof here === "string") {
      if (UNSTORABLE.test(here)) found.push({ field: at, message: MESSAGE });
    } else if (typeof here === "object" && here !== null) {
      for (const [key, inside] of Object.entries(here)) {
        const field = at === "" ? key : `${at}.${key}`;
        if (UNSTORABLE.test(key)) found.push({ field: at, message: MESSAGE });
        else left.push({ at: field, value: inside });
      }
    }
  }
  return found;
}
