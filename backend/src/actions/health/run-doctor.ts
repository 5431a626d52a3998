import type { MedusaContainer } from "@medusajs/framework/types";
import type { BrokenRule } from "../../modules/health/doctor/service";
import { diagnose, mend, type Diagnosis } from "./diagnosis";
import { checkupsOf } from "./checkups";
import { shopHealth } from "../../modules/health";

export interface DoctorReport {
  /** Everything is right, or is right now. */
  isRight: boolean;
  /** One line for people about all of it. */
  line: string;
}

const WORDS = {
  right: "ok     ",
  wrong: "WRONG  ",
  mended: "mended ",
  unknown: "UNKNOWN",
} as const;

function lineOf({ checkup: { name }, state, finding: { count, ids }, reason }: Diagnosis): string {
  const head = `${WORDS[state]}  ${name}`;
  if (state === "right") return head;
  if (state === "unknown") return `${head}: ${reason}`;
  const named = ids.length > 0 ? ` (${ids.join(", ")}${count > ids.length ? ", …" : ""})` : "";
  return `${head}: ${count} not${named}`;
}

const brokenOnes = (diagnoses: readonly Diagnosis[]) =>
  diagnoses.filter(({ state }) => state === "wrong" || state === "unknown");

/** Keeps what was found, for the shop's health page and monitoring. */
export async function noteDiagnoses(
  container: MedusaContainer,
  diagnoses: readonly Diagnosis[],
): Promise<void> {
  const doctor = shopHealth(container).doctor;
  const wrong = brokenOnes(diagnoses).map(({ checkup: { name }, state, finding }): BrokenRule => {
    const { count, ids } = finding;
    return state === "unknown" ? { name, count: null, ids: [] } : { name, count, ids };
  });
  await doctor.note(diagnoses.length, wrong);
}

/**
 * Checks every rule of the shop, while the shop goes on or is closed.
 * @param options.mends mends what it safely can
 * @param options.say hears one line per rule: what is right as soon as it is known, the rest at the
 * end
 */
export async function runDoctor(
  container: MedusaContainer,
  { mends, say }: { mends: boolean; say: (line: string) => void },
): Promise<DoctorReport> {
  const said = new Set<Diagnosis>();
  const tell = (diagnosis: Diagnosis) => {
    say(lineOf(diagnosis));
    said.add(diagnosis);
  };
  const diagnoses = await diagnose(await checkupsOf(container), (diagnosis) => {
    if (diagnosis.state === "right") tell(diagnosis);
  });
  if (mends) await mend(diagnoses);
  for (const diagnosis of diagnoses) if (!said.has(diagnosis)) tell(diagnosis);
  await noteDiagnoses(container, diagnoses);
  const broken = brokenOnes(diagnoses).length;
  const mended = diagnoses.filter(({ state }) => state === "mended").length;
  const mendedWords = mended > 0 ? ` ${mended} had to be mended.` : "";
  return broken === 0
    ? { isRight: true, line: `All ${diagnoses.length} rules hold.${mendedWords}` }
    : {
        isRight: false,
        line: `${broken} of ${diagnoses.length} rules do not hold.${mendedWords}`,
      };
}
