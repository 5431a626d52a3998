import type { LoginResponse } from "@strive/backend/contracts/accounts";
import type { Draft, Step } from "./steps";

/** What every step gets. */
export interface StepProps {
  draft: Draft;
  /** Good news of the step before. */
  notice: string | null;
  keep: (known: Partial<Draft>) => void;
  go: (step: Step, notice?: string) => void;
  onSignedIn: (answer: LoginResponse) => void;
  /** Nothing is left to do here. */
  onDone: () => void;
}
