import { formsOf, MEANING_OF } from "./search-words";

/** Fewer letters are like too much. */
const LEAST_LETTERS = 3;
/** Words that are much longer than what was typed are others. */
const MOST_MISSING = 3;

/** The beginning of a word may become another. */
const UNFINISHED = 0.5;

const SAME_LETTERS = 1;

/** Letters that are too many, missing, wrong or swapped with the next. */
function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

const sortedLetters = (word: string): string => [...word].sort().join("");

/** `demin` is `denim`: fingers get the letters right before they get their order right. */
const isReordered = (a: string, b: string): boolean =>
  a.length === b.length &&
  a.length > LEAST_LETTERS &&
  a[0] === b[0] &&
  sortedLetters(a) === sortedLetters(b);

/** How many edits a word of this length allows before it is another one. */
const mostEdits = (letters: number): number => (letters < 6 ? 1 : 2);

/** How far a typed word is from a known one; null: it is another. */
function missBetween(typed: string, word: string): number | null {
  if (Math.abs(typed.length - word.length) > 2) return null;
  const edits = isReordered(typed, word) ? SAME_LETTERS : editsBetween(typed, word);
  const isOther =
    edits > mostEdits(Math.min(typed.length, word.length)) ||
    // With two wrong letters, or of three at all, the first one has to be right.
    ((edits > 1 || typed.length === LEAST_LETTERS) && typed[0] !== word[0]);
  return isOther ? null : edits;
}

function missOf(typed: string, word: string): number | null {
  const whole = missBetween(typed, word);
  if (whole !== null) return whole;
  const missing = word.length - typed.length;
  if (missing < 1 || missing > MOST_MISSING || typed.length <= LEAST_LETTERS) return null;
  const beginning = missBetween(typed, word.slice(0, typed.length));
  return beginning === null ? null : beginning + UNFINISHED;
}

export const isCorrectable = (word: string): boolean =>
  /^[\p{L}\p{N}'-]+$/u.test(word) && word.length >= LEAST_LETTERS;

/**
 * What an unknown word may have meant, the likeliest first: the fewest letters wrong,
 * then what the shop has words for in every language, then the shortest.
 * @param words those of the products
 */
export function nearMisses(typed: string, words: readonly string[], most: number): string[] {
  const misses = new Map<string, number>();
  for (const word of new Set([...words.flatMap(formsOf), ...MEANING_OF.keys()])) {
    const miss = missOf(typed, word);
    if (miss !== null) misses.set(word, miss);
  }
  const rank = (word: string) => (MEANING_OF.has(word) ? 0 : 1);
  return [...misses]
    .sort(
      ([a, missA], [b, missB]) =>
        missA - missB || rank(a) - rank(b) || a.length - b.length || (a < b ? -1 : 1),
    )
    .slice(0, most)
    .map(([word]) => word);
}
