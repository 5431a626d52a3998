import * as words from "~/words/size-guide";
import { sizeText } from "~/words/sizes";

/** Centimetres: one value, or from and to; null: not known yet. */
type Cm = number | readonly [from: number, to: number] | null;

interface ShownTable {
  wearer: words.Wearer;
  measures: readonly words.Measure[];
  rows: ReadonlyArray<{ size: string; values: readonly Cm[] }>;
}

export const cmText = (cm: Cm): string =>
  cm === null ? "–" : typeof cm === "number" ? words.single(cm) : words.range(cm[0], cm[1]);

interface PlainTableProps {
  /** The table's name: for screen readers, and visible when there are two. */
  caption: string;
  isCaptionShown: boolean;
  head: readonly string[];
  rows: ReadonlyArray<{ name: string; cells: readonly string[] }>;
}

const CELL = "border-b border-line py-2.5 pr-4 text-left last:pr-0";

export function PlainTable({ caption, isCaptionShown, head, rows }: PlainTableProps) {
  return (
    <table className="w-full text-[15px]">
      <caption className={isCaptionShown ? "title-3 pb-1 text-left" : "sr-only"}>{caption}</caption>
      <thead>
        <tr className="text-[13px] text-ink-3">
          {head.map((name) => (
            <th key={name} scope="col" className={CELL}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" className={`${CELL} font-strong`}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className={CELL}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Measures that fit a phone's width beside the size; more are scrolled. */
const MOST_IN_VIEW = 4;

/** Sizes in centimetres, for those it says. */
export function SizeTable({ table: { wearer, measures, rows } }: { table: ShownTable }) {
  const isForAll = wearer === "all";
  const caption = isForAll ? words.title : words.wearers[wearer];
  const table = (
    <PlainTable
      caption={caption}
      isCaptionShown={!isForAll}
      head={[words.size, ...measures.map((measure) => words.measures[measure])]}
      rows={rows.map(({ size, values }) => ({ name: sizeText(size), cells: values.map(cmText) }))}
    />
  );
  if (measures.length <= MOST_IN_VIEW) return table;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
    <div role="group" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      {table}
    </div>
  );
}
