import type { SizeTable } from "@strive/backend/contracts/size-charts";
import type { useKeptFit } from "~/lib/fit-atoms";

/** Whose sizes are meant: who was typed last, else whom the phone knows, else the first; null: there are none. */
export const tableFor = (
  tables: readonly SizeTable[],
  { people, last }: ReturnType<typeof useKeptFit>,
): SizeTable | null =>
  tables.find(({ wearer }) => wearer === last && people[wearer]) ??
  tables.find(({ wearer }) => people[wearer]) ??
  tables[0] ??
  null;
