import { useSessionState } from "./account-atoms";
import { storedAtom, useAtomValue, useSetAtom } from "./store";
import { amountOf, listOf, type Fields } from "./stored-values";

/** A guest's own list, and for each account a copy of the server's that works offline. */
export const transitKeyOf = (userId: string | null): string => `transitItems_${userId ?? "guest"}`;

type TransitAtoms = ReturnType<typeof storedAtom<Fields[]>>;
const known = new Map<string, TransitAtoms>();

function atomsFor(userId: string | null): TransitAtoms {
  const key = transitKeyOf(userId);
  const atoms = known.get(key) ?? storedAtom<Fields[]>(key, listOf);
  known.set(key, atoms);
  return atoms;
}

/** As stored, unchecked: the transit screen validates the items. */
export const useKeptTransit = (userId: string | null): Fields[] =>
  useAtomValue(atomsFor(userId).valueAtom);
export const useTransitReady = (userId: string | null): boolean =>
  useAtomValue(atomsFor(userId).isReadyAtom);
export const useSetTransit = (userId: string | null) => useSetAtom(atomsFor(userId).valueAtom);

/** Number of units; 0 until it is known who is signed in. */
export function useTransitCount(): number {
  const { status, user } = useSessionState();
  const kept = useKeptTransit(user?._id ?? null);
  return status === "loading"
    ? 0
    : kept.reduce((sum, { quantity }) => sum + (amountOf(quantity) || 1), 0);
}
