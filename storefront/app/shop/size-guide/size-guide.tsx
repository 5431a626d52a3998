import type { Product } from "@strive/backend/contracts/catalogue";
import type { ReactNode } from "react";
import { Dialog } from "~/ui/dialog";
import * as words from "~/words/size-guide";
import { ONE_SIZE, type Cm } from "./charts";
import { guideOf, type GuideTable } from "./guide-of";

const cmText = (cm: Cm): string =>
  typeof cm === "number" ? words.single(cm) : words.range(cm[0], cm[1]);

interface TableProps {
  /** The table's name: for screen readers, and visible when there are two. */
  caption: string;
  isCaptionShown: boolean;
  head: readonly string[];
  rows: ReadonlyArray<{ name: string; cells: readonly string[] }>;
}

const CELL = "border-b border-line py-2.5 pr-4 text-left last:pr-0";

function Table({ caption, isCaptionShown, head, rows }: TableProps) {
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

function SizeTable({ table: { wearer, columns, rows } }: { table: GuideTable }) {
  return (
    <Table
      caption={wearer === null ? words.title : words.wearers[wearer]}
      isCaptionShown={wearer !== null}
      head={[words.size, ...columns.map((column) => words.measures[column])]}
      rows={rows.map(({ size, values }) => ({ name: size, cells: values.map(cmText) }))}
    />
  );
}

const THINGS = Object.keys(words.things) as words.Thing[];

/** Of a thing: "Head 55–60". */
function spanOf(thing: words.Thing): string {
  const [span] = Object.entries(ONE_SIZE[thing]) as Array<[words.Measure, Cm]>;
  return span ? `${words.measures[span[0]]} ${cmText(span[1])}` : words.fitsAll;
}

function ThingTable() {
  return (
    <Table
      caption={words.title}
      isCaptionShown={false}
      head={[words.item, words.size]}
      rows={THINGS.map((thing) => ({ name: words.things[thing], cells: [spanOf(thing)] }))}
    />
  );
}

function HowTo({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="how-to-measure">
      <h3 id="how-to-measure" className="title-3 mb-2">
        {words.howTo}
      </h3>
      {children}
    </section>
  );
}

interface SizeGuideProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  product: Pick<Product, "category_id" | "gender" | "sizes">;
}

/** The size table for the product's kind of clothes. */
export function SizeGuide({ isOpen, onOpenChange, product }: SizeGuideProps) {
  const { kind, tables } = guideOf(product);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.intro}
      className="!max-w-[600px] px-[22px] pt-6 pb-[30px] md:p-8"
    >
      <div className="mt-5 grid gap-7">
        {kind === "oneSize" && <ThingTable />}
        {tables.map((table) => (
          <SizeTable key={table.wearer} table={table} />
        ))}
        <HowTo>
          <ul className="grid list-disc gap-1.5 pl-5 text-[15px] text-ink-2">
            {words.steps[kind].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </HowTo>
      </div>
    </Dialog>
  );
}
