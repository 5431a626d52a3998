import type { MedusaContainer } from "@medusajs/framework/types";
import { diagnose, mend, type Diagnosis } from "./checkup";
import { checkupsOf } from "./checkups";

export interface Examination {
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

/**
 * Checks every rule of the shop, while the shop goes on or is closed.
 * @param options.mends makes right what can be made right safely
 * @param options.say hears one line for each rule: what is right as soon as it is known, the rest at
 * the end
 */
export async function examineShop(
  container: MedusaContainer,
  { mends, say }: { mends: boolean; say: (line: string) => void },
): Promise<Examination> {
  const said = new Set<Diagnosis>();
  const tell = (diagnosis: Diagnosis) => {
    say(lineOf(diagnosis));
    said.add(diagnosis);
  };
  const diagnoses = await diagnose(await checkupsOf(container), tell);
  if (mends) await mend(diagnoses);
  for (const diagnosis of diagnoses) if (!said.has(diagnosis)) tell(diagnosis);
  const count = (...states: Diagnosis["state"][]) =>
    diagnoses.filter(({ state }) => states.includes(state)).length;
  const broken = count("wrong", "unknown");
  const mended = count("mended");
  const mendedWords = mended > 0 ? ` ${mended} had to be mended.` : "";
  return broken === 0
    ? { isRight: true, line: `All ${diagnoses.length} rules hold.${mendedWords}` }
    : {
        isRight: false,
        line: `${broken} of ${diagnoses.length} rules do not hold.${mendedWords}`,
      };
}
