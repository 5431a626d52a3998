import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { paced } from "../../lib/pace";
import type { IsOver } from "../jobs/swept-work";

/** Much longer than one takes; only the one that a killed process was at waits for its end. */
const LEASE_S = 15;

/** Things of Medusa that follow ours, one at a time. */
interface Followers<Behind> {
  /** Takes one for so many seconds; null: none waits. */
  claim: (leaseS: number) => Promise<Behind | null>;
  bring: (behind: Behind) => Promise<void>;
  /** It did not come there: it is tried again later. @param kind of the error */
  markStillBehind: (behind: Behind, kind: string) => Promise<void>;
  /** For the log: "Medusa's order order_1 is not shipped". */
  notYet: (behind: Behind) => string;
}

/** Brings whatever waits, until nothing does. @returns 0 if time was up with some still waiting, else null */
export async function bringBehind<Behind>(
  container: MedusaContainer,
  { claim, bring, markStillBehind, notYet }: Followers<Behind>,
  isOver: IsOver,
): Promise<number | null> {
  while (!isOver()) {
    const behind = await claim(paced(LEASE_S));
    if (behind === null) return null;
    try {
      await bring(behind);
    } catch (error) {
      // The kind of the error only: its text may carry an address or a name.
      const kind = error instanceof Error ? error.name : "unknown";
      await markStillBehind(behind, kind);
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .error(`${notYet(behind)} yet: ${kind}`);
    }
  }
  return 0;
}
