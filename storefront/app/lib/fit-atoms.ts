import { useSessionState } from "./account-atoms";
import { FIT_KEY } from "./fit-key";
import { storedAtom, useAtomValue, useSetAtom } from "./store";
import { amountOf, isFields, textOf } from "./stored-values";

/** Whose sizes: a phone may be a family's. */
const FIT_WEARERS = ["women", "men", "kids", "all"] as const;
type FitWearer = (typeof FIT_WEARERS)[number];
const FIT_LIKES = ["close", "regular", "loose"] as const;

export interface KeptPerson {
  /** Centimetres. */
  height: number;
  /** Kilograms. */
  weight: number;
  like: (typeof FIT_LIKES)[number];
}

interface KeptFit {
  /** The account that was signed in; null: nobody was. */
  of: string | null;
  people: Partial<Record<FitWearer, KeptPerson>>;
  /** Who was typed last. */
  last: FitWearer | null;
}

const NOBODY: KeptFit = { of: null, people: {}, last: null };

function parsePerson(raw: unknown): KeptPerson | null {
  if (!isFields(raw)) return null;
  const [height, weight] = [amountOf(raw["height"]), amountOf(raw["weight"])];
  const like = FIT_LIKES.find((one) => one === raw["like"]);
  return height === 0 || weight === 0 || like === undefined ? null : { height, weight, like };
}

/** What is kept, from whatever is in the storage. */
function parseFit(raw: unknown): KeptFit {
  if (!isFields(raw) || !isFields(raw["people"])) return NOBODY;
  const kept = raw["people"];
  const people = Object.fromEntries(
    FIT_WEARERS.flatMap((wearer) => {
      const person = parsePerson(kept[wearer]);
      return person === null ? [] : [[wearer, person] as const];
    }),
  );
  const last = FIT_WEARERS.find((wearer) => wearer === raw["last"]) ?? null;
  return { of: textOf(raw["of"]), people, last };
}

const { valueAtom } = storedAtom<KeptFit>(FIT_KEY, parseFit);

/** What this phone knows of whoever uses it now: what was typed with an account is for that account alone. */
export function useKeptFit(): Pick<KeptFit, "people" | "last"> {
  const { user } = useSessionState();
  const kept = useAtomValue(valueAtom);
  return kept.of === null || kept.of === user?._id ? kept : NOBODY;
}

export function useChangeFit() {
  const { user } = useSessionState();
  const set = useSetAtom(valueAtom);
  const of = user?._id ?? null;
  return {
    keep: (wearer: FitWearer, person: KeptPerson) =>
      set((kept) => {
        const people = kept.of === null || kept.of === of ? kept.people : {};
        return { of, people: { ...people, [wearer]: person }, last: wearer };
      }),
    /** Everybody who is kept: nothing stays on the phone. */
    forget: () => set(NOBODY),
  };
}
