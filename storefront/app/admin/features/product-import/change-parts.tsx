import type { ImportChange } from "@strive/backend/contracts/product-import";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import type { ListColumn } from "~/admin/shell/list-parts";
import { francs } from "~/admin/shell/order-money";
import { inPageLanguage } from "~/lib/server-text";
import { labelOfColor } from "~/lib/variant-choice";
import { Badge } from "~/ui/badge";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-product-import";

/** Variants of a product that are shown before one asks for all. */
const FEW = 4;

type Variant = ImportChange["variants"][number];
interface Change<Value> {
  before: Value | null;
  after: Value | null;
}

const isOther = ({ before, after }: Change<unknown>) => before !== after;

/** The old value, struck out, and the new one; a screen reader hears which is which. */
function OldNew({ before, after }: Change<string>) {
  if (before === after || before === null) return <>{after ?? words.nothing}</>;
  return (
    <span className="inline-flex flex-wrap gap-x-1.5">
      <span className="sr-only">{words.before}</span>
      <s className="text-ink-3">{before}</s>
      <span className="sr-only">{words.after}</span>
      <span aria-hidden="true">→</span>
      <b className="font-strong">{after ?? words.nothing}</b>
    </span>
  );
}

const told = <Value,>({ before, after }: Change<Value>, text: (value: Value) => string) => ({
  before: before === null ? null : text(before),
  after: after === null ? null : text(after),
});

const count = (value: number) => value.toLocaleString("en");
const nameOf = ({ size, color }: Variant) =>
  [size, color !== null && labelOfColor(color)].filter(Boolean).join(" / ") || words.onlyVariant;

/** Values of single variants: a few, the rest behind a press. */
function VariantValues({
  variants,
  value,
}: {
  variants: readonly Variant[];
  value: (variant: Variant) => ReactNode;
}) {
  const lines = variants.map((variant, at) => (
    <li key={at} className="flex flex-wrap gap-x-1.5">
      <span className="text-ink-2">{nameOf(variant)}</span>
      {value(variant)}
    </li>
  ));
  const list = (some: ReactNode[]) => <ul className="grid gap-0.5 text-[13.5px]">{some}</ul>;
  if (lines.length <= FEW) return list(lines);
  return (
    <details className="text-[13.5px]">
      <summary className="min-h-11 cursor-pointer py-2.5 font-strong underline">
        {words.variantsCount(lines.length)}
      </summary>
      {list(lines)}
    </details>
  );
}

function Warnings({ warnings }: ImportChange) {
  return warnings.map(({ row, message }) => (
    <p
      key={message}
      className="mt-1 flex items-start gap-1.5 text-[13.5px] font-medium text-danger"
    >
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
      {words.warning(row, inPageLanguage(message))}
    </p>
  ));
}

function Name(change: ImportChange) {
  const { name, handle, product_id, row, fields } = change;
  return (
    <div className="grid min-w-0 justify-items-start gap-0.5">
      <span className="leading-snug break-words">
        <OldNew {...name} />
      </span>
      <span className="text-[13px] break-all text-ink-3">{words.rowOf(row, handle)}</span>
      {fields.length > 0 && (
        <span className="text-[13px] text-ink-2">{words.alsoChanged(fields)}</span>
      )}
      {product_id === null && <Badge tone="processing">{words.isNew}</Badge>}
    </div>
  );
}

const State = ({ status }: ImportChange) => (
  <OldNew {...told(status, (state) => words.status[state])} />
);

function Prices({ price, variants }: ImportChange) {
  const changed = variants.filter((variant) => isOther(variant.price));
  const reduced = variants.filter((variant) => isOther(variant.sale));
  const isOne = changed.every((variant) => variant.price.after === price.after);
  return (
    <div className="grid gap-1">
      <OldNew {...told(price, francs)} />
      {!isOne && (
        <VariantValues
          variants={changed}
          value={(variant) => <OldNew {...told(variant.price, francs)} />}
        />
      )}
      {reduced.length > 0 && (
        <>
          <span className="text-ink-2">{words.sale}</span>
          <VariantValues
            variants={reduced}
            value={(variant) => <OldNew {...told(variant.sale, francs)} />}
          />
        </>
      )}
    </div>
  );
}

function Stock({ variants }: ImportChange) {
  const changed = variants.filter(({ stock }) => isOther(stock));
  if (changed.length === 0) return <span className="text-ink-3">{words.stays}</span>;
  const [only] = changed;
  if (changed.length === 1 && only) {
    return (
      <span className="inline-flex flex-wrap gap-x-1.5">
        <span className="text-ink-2">{nameOf(only)}</span>
        <OldNew {...told(only.stock, count)} />
      </span>
    );
  }
  return (
    <VariantValues variants={changed} value={({ stock }) => <OldNew {...told(stock, count)} />} />
  );
}

function Pictures({ pictures }: ImportChange) {
  if (pictures === null) return <span className="text-ink-3">{words.stays}</span>;
  const { before, after } = pictures;
  const here = after.filter(({ url }) => url !== null);
  const missing = after.filter(({ url }) => url === null);
  return (
    <div className="grid gap-1">
      <OldNew
        before={before === 0 ? null : count(before)}
        after={words.pictureCount(after.length)}
      />
      {here.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {here.map(({ url, source }) => (
            <Picture key={source} src={url} alt="" sizes="32px" className="h-10 w-8" />
          ))}
        </span>
      )}
      {missing.length > 0 && (
        <ul className="text-[13px] text-ink-2">
          {missing.map(({ source }) => (
            <li key={source} className="break-all">
              {words.toFetch(source)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const CHANGE_COLUMNS: ReadonlyArray<ListColumn<ImportChange>> = [
  {
    id: "product",
    header: words.product,
    cell: (change) => (
      <span className="flex items-start gap-3.5">
        <Picture src={change.image} alt="" sizes="44px" className="h-[55px] w-11 flex-none" />
        <span className="min-w-0">
          <Name {...change} />
          <Warnings {...change} />
        </span>
      </span>
    ),
  },
  { id: "state", header: words.state, cell: State },
  { id: "price", header: words.price, cell: Prices },
  { id: "stock", header: words.stock, cell: Stock, className: "min-w-44" },
  { id: "pictures", header: words.pictures, cell: Pictures },
];

export function ChangeCard({ change }: { change: ImportChange }) {
  return (
    <div className="grid gap-2.5">
      <div className="grid grid-cols-[64px_minmax(0,1fr)] items-start gap-3.5">
        <Picture src={change.image} alt="" sizes="64px" className="aspect-4/5 w-16" />
        <Name {...change} />
      </div>
      <Warnings {...change} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-2.5 text-[14px]">
        {CHANGE_COLUMNS.slice(1).map(({ id, header, cell }) => (
          <div key={id} className="contents">
            <dt className="text-ink-2">{header}</dt>
            <dd>{cell(change)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
