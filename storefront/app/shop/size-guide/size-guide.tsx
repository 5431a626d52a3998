import type { Cm, SizeTable as Table } from "@strive/backend/contracts/size-charts";
import { usePageQuery } from "~/lib/query";
import { Dialog } from "~/ui/dialog";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/size-guide";
import { sizeChartQuery } from "./api";
import { cmText, PlainTable, SizeTable } from "~/ui/size-table";

/** Things that stretch or buckle fit a range; without a range they fit everyone. */
const ONE_SIZE: Readonly<Record<words.Thing, readonly [words.Measure, Cm] | null>> = {
  caps: ["head", [55, 60]],
  belts: ["waist", [70, 105]],
  others: null,
};
const THINGS = Object.keys(words.things) as words.Thing[];

/** Of a thing: "Head 55–60". */
function spanOf(thing: words.Thing): string {
  const span = ONE_SIZE[thing];
  return span ? `${words.measures[span[0]]} ${cmText(span[1])}` : words.fitsAll;
}

function ThingTable() {
  return (
    <PlainTable
      caption={words.title}
      isCaptionShown={false}
      head={[words.item, words.size]}
      rows={THINGS.map((thing) => ({ name: words.things[thing], cells: [spanOf(thing)] }))}
    />
  );
}

/** Of each measure that is shown, and what to do between two sizes. */
function stepsOf(tables: readonly Table[]): string[] {
  const measures = [...new Set(tables.flatMap((table) => table.measures))];
  const shown = measures.length > 0 ? measures : (["head", "waist"] as const);
  const steps = shown.map((measure) => words.howText(words.measures[measure], words.how[measure]));
  if (measures.length === 0) return steps;
  const areForKids = tables.every(({ wearer }) => wearer === "kids");
  return [...steps, areForKids ? words.betweenKids : words.between];
}

function HowTo({ steps }: { steps: readonly string[] }) {
  return (
    <section aria-labelledby="how-to-measure">
      <h3 id="how-to-measure" className="title-3 mb-2">
        {words.howTo}
      </h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-[15px] text-ink-2">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}

function Chart({ productId }: { productId: string }) {
  const { data, error, retry } = usePageQuery(sizeChartQuery(productId));
  if (data === undefined && error !== null)
    return <LoadError text={words.failed} onRetry={retry} />;
  if (data === undefined) {
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton className="h-[320px]" />
      </div>
    );
  }
  const { tables } = data;
  return (
    <>
      {tables.length === 0 && <ThingTable />}
      {tables.map((table) => (
        <SizeTable key={table.wearer} table={table} />
      ))}
      <HowTo steps={stepsOf(tables)} />
    </>
  );
}

interface SizeGuideProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  productId: string;
}

/** The sizes of a product in centimetres, and how to measure. */
export function SizeGuide({ isOpen, onOpenChange, productId }: SizeGuideProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.intro}
      className="!max-w-[600px] px-[22px] pt-6 pb-[30px] md:p-8"
    >
      <div className="mt-5 grid gap-7">
        <Chart productId={productId} />
      </div>
    </Dialog>
  );
}
