import type { Fit, ReviewSummary } from "@strive/backend/contracts/reviews";

/** Written out: the contract would bring zod to the page. */
const FITS: readonly Fit[] = ["small", "true", "large"];

interface ShownFit {
  /** Where the diamond stands on the line, percent: 0 all say small, 100 all say large. */
  at: number;
  /** What most say; of equals, what says that it fits. */
  most: Fit;
  /** How many say that. */
  count: number;
  /** How many said something about it. */
  said: number;
}

/** What all say of how it fits; null: nobody said anything. */
export function fitOf(by: ReviewSummary["by_fit"]): ShownFit | null {
  const said = FITS.reduce((sum, fit) => sum + by[fit], 0);
  if (said === 0) return null;
  const most = FITS.reduce<Fit>((best, fit) => (by[fit] > by[best] ? fit : best), "true");
  const at = Math.round(((by.true * 0.5 + by.large) / said) * 100);
  return { at, most, count: by[most], said };
}
