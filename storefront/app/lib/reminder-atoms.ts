import { useSessionState } from "./account-atoms";
import { parseReminder, REMINDER_KEY, type KeptReminder } from "./kept-reminder";
import { storedAtom, useAtomValue, useSetAtom } from "./store";

const { valueAtom } = storedAtom<KeptReminder | null>(REMINDER_KEY, parseReminder);

/** Also another person's, who used this browser before. */
export const useKeptReminder = (): KeptReminder | null => useAtomValue(valueAtom);
export const useKeepReminder = () => useSetAtom(valueAtom);

/** The visitor's own, or one from before he signed in; null: he is not reminded. */
export function useReminder(): KeptReminder | null {
  const kept = useKeptReminder();
  const { user } = useSessionState();
  return kept === null || kept.owner === null || kept.owner === user?._id ? kept : null;
}
