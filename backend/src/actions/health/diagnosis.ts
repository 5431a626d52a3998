import { setTimeout as sleep } from "node:timers/promises";
import type { Finding } from "../../modules/health/doctor/rule";

/** One thing that must be right, however it is checked. */
export interface Checkup {
  /** What holds, as a sentence. */
  readonly name: string;
  readonly find: () => Promise<Finding>;
  /** Mends what it safely can; what is still wrong is found again afterwards. */
  readonly mend?: () => Promise<void>;
}

/** What is known of a checkup. */
export interface Diagnosis {
  readonly checkup: Checkup;
  /** What it found when last wrong. */
  finding: Finding;
  state: "right" | "wrong" | "mended" | "unknown";
  /** Why it could not be checked. */
  reason?: string;
}

/** Differences are checked again after the changes under way in an open shop. */
const LOOKS = 3;
const PAUSE_MS = 1000;

const pause = () => sleep(PAUSE_MS);

async function attempt(diagnosis: Diagnosis, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    diagnosis.state = "unknown";
    diagnosis.reason = error instanceof Error ? error.message : String(error);
  }
}

/** @param rightState what it is when nothing is wrong */
const look = (diagnosis: Diagnosis, rightState: "right" | "mended") =>
  attempt(diagnosis, async () => {
    const finding = await diagnosis.checkup.find();
    diagnosis.state = finding.count === 0 ? rightState : "wrong";
    if (finding.count > 0) diagnosis.finding = finding;
  });

const wrongOnes = (diagnoses: readonly Diagnosis[]) =>
  diagnoses.filter(({ state }) => state === "wrong");

/** Checks again what is wrong, after a pause. */
async function lookAgain(diagnoses: readonly Diagnosis[], rightState: "right" | "mended") {
  for (let looks = 1; looks < LOOKS; looks += 1) {
    const open = wrongOnes(diagnoses);
    if (open.length === 0) return;
    await pause();
    for (const diagnosis of open) await look(diagnosis, rightState);
  }
}

/**
 * Runs every checkup in turn; `onLook` hears at once how the first look ended and how long it took,
 * and may rest.
 */
export async function diagnose(
  checkups: readonly Checkup[],
  onLook: (diagnosis: Diagnosis, tookMs: number) => Promise<void> | void,
): Promise<Diagnosis[]> {
  const diagnoses: Diagnosis[] = [];
  for (const checkup of checkups) {
    const diagnosis: Diagnosis = { checkup, finding: { count: 0, ids: [] }, state: "unknown" };
    const began = performance.now();
    await look(diagnosis, "right");
    diagnoses.push(diagnosis);
    await onLook(diagnosis, performance.now() - began);
  }
  await lookAgain(diagnoses, "right");
  return diagnoses;
}

/** Mends what is wrong and mendable, in order. */
export async function mend(diagnoses: readonly Diagnosis[]): Promise<void> {
  const mendable = wrongOnes(diagnoses).filter(({ checkup }) => checkup.mend !== undefined);
  for (const diagnosis of mendable) {
    await attempt(diagnosis, async () => diagnosis.checkup.mend?.());
  }
  for (const diagnosis of wrongOnes(mendable)) await look(diagnosis, "mended");
  await lookAgain(mendable, "mended");
}
