import type { Product } from "@strive/backend/contracts/catalogue";
import { SHOP_CONTACT } from "@strive/backend/contracts/shop-contact";
import type { SizeTable } from "@strive/backend/contracts/size-charts";
import { useId, useState } from "react";
import { useChangeFit, useKeptFit } from "~/lib/fit-atoms";
import { Button } from "~/ui/button";
import { LoadError } from "~/ui/message";
import { SheetDialog } from "~/ui/sheet-dialog";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/fit";
import * as guide from "~/words/size-guide";
import { findSize, type Found, type Person } from "./find-size";
import { FitForm } from "./fit-form";
import { FitResult } from "./fit-result";
import { tableFor } from "./own-table";
import { useChooseSize } from "./use-choose-size";
import { useProductFit } from "./use-product-fit";

interface FitDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  product: Product;
  /** The product's address, with the shop's origin. */
  url: string;
  /** Opens the size chart instead. */
  onChart: () => void;
}

const LINK = "text-link justify-self-center";

interface FootProps {
  found: Found;
  product: Product;
  url: string;
  onChart: () => void;
  onClose: () => void;
}

/** What to do with what was found. */
function Foot({ found, product, url, onChart, onClose }: FootProps) {
  const choose = useChooseSize();
  if (found.kind === "unknown") return <Button onClick={onChart}>{words.toChart}</Button>;
  if (found.kind === "size") {
    return (
      <Button
        onClick={() => {
          choose(found.size);
          onClose();
        }}
      >
        {words.choose(found.size)}
      </Button>
    );
  }
  const text = encodeURIComponent(words.question(product.name, url));
  return (
    <>
      <a
        href={`${SHOP_CONTACT.whatsapp.href}?text=${text}`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-[52px] items-center justify-center rounded-xs bg-ink px-5 font-strong text-white"
      >
        {words.ask}
      </a>
      <button type="button" onClick={onChart} className={LINK}>
        {words.toChart}
      </button>
    </>
  );
}

/** Finds somebody's size by height and weight. What is typed stays on the phone, if anywhere. */
export function FitDialog({ product, url, onChart, ...dialog }: FitDialogProps) {
  const formId = useId();
  const kept = useKeptFit();
  const { keep, forget } = useChangeFit();
  const { tables, runs, isReady, chart } = useProductFit(product);
  const [chosen, setChosen] = useState<SizeTable | null>(null);
  const [isKept, setIsKept] = useState(true);
  /** Typed here and not kept. */
  const [passing, setPassing] = useState<Person | null>(null);
  const [isTyping, setIsTyping] = useState(false);

  const table = chosen ?? (tables && tableFor(tables, kept));
  const known = table && kept.people[table.wearer];
  const person = passing ?? known;
  const found = table === null ? UNKNOWN : table && person && findSize(table, person, runs);
  const close = () => dialog.onOpenChange(false);
  const frame = { ...dialog, title: words.find };

  if (!isReady || tables === undefined || table === undefined) {
    return (
      <SheetDialog {...frame} footer={null}>
        {chart.error === null ? (
          <div role="status" aria-label={guide.loading}>
            <Skeleton className="h-[240px]" />
          </div>
        ) : (
          <LoadError text={guide.failed} onRetry={chart.retry} />
        )}
      </SheetDialog>
    );
  }

  if (found && !isTyping) {
    return (
      <SheetDialog
        {...frame}
        footer={
          <Foot found={found} product={product} url={url} onChart={onChart} onClose={close} />
        }
      >
        <FitResult
          found={found}
          product={product.name}
          sizes={table?.rows.map(({ size }) => size) ?? []}
        />
        {person && (
          <p className="mt-3.5 flex flex-wrap items-center gap-x-4 text-[13px] text-ink-3">
            <span>
              {words.typed(person.height, person.weight, words.LIKES[person.like])}
              {passing === null && ` ${words.saved}`}
            </span>
            <button type="button" className="text-link" onClick={() => setIsTyping(true)}>
              {words.change}
            </button>
            {passing === null && (
              <button
                type="button"
                className="text-link"
                onClick={() => {
                  forget();
                  setIsTyping(true);
                }}
              >
                {words.forget}
              </button>
            )}
          </p>
        )}
      </SheetDialog>
    );
  }
  if (table === null) return null;

  return (
    <SheetDialog
      {...frame}
      footer={
        <>
          <Button type="submit" form={formId}>
            {words.show}
          </Button>
          <button type="button" onClick={onChart} className={LINK}>
            {words.chart}
          </button>
        </>
      }
    >
      <FitForm
        key={table.wearer}
        id={formId}
        tables={tables}
        table={table}
        onTable={setChosen}
        start={person ?? undefined}
        isKept={isKept}
        onKept={setIsKept}
        onDone={(typed) => {
          if (isKept) keep(table.wearer, typed);
          else if (known) forget();
          setPassing(isKept ? null : typed);
          setIsTyping(false);
        }}
      />
    </SheetDialog>
  );
}

const UNKNOWN: Found = { kind: "unknown" };
