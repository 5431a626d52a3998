/**
 * What Medusa's notification module hands on of a carrier's answer is one text, its `external_id`: the carrier's name for the
 * message, and what it charged.
 */
interface Taken {
  reference: string | null;
  costRwf: number | null;
}

export const takenIdOf = ({ reference, costRwf }: Taken): string =>
  `${reference ?? ""}${costRwf === null ? "" : ` RWF ${costRwf}`}`;

export function readTakenId(text: string): Taken {
  const [, reference = "", cost] = /^(.*?)(?: RWF ([\d.]+))?$/s.exec(text) ?? [];
  return {
    reference: reference === "" ? null : reference,
    costRwf: cost === undefined ? null : Number(cost),
  };
}
