import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import * as words from "~/words/fit";
import { measures } from "~/words/size-guide";
import { sizeText } from "~/words/sizes";
import { cmText } from "~/ui/size-table";
import type { FitLine, Found } from "./find-size";

const reasonOf = (size: string, { measure, cm, size: range }: FitLine) =>
  words.reason(measures[measure], cm, size, cmText(range));

/** A diamond between close and loose. */
function Line({ size, line }: { size: string; line: FitLine }) {
  const { measure, at } = line;
  return (
    <div className="grid grid-cols-[6.5rem_1fr] items-center gap-3 text-[14px]">
      <b aria-hidden="true" className="font-strong">
        {measures[measure]}
      </b>
      <span className="sr-only">{reasonOf(size, line)}</span>
      <span
        aria-hidden="true"
        className="relative block h-3.5 bg-[linear-gradient(var(--color-line-strong),var(--color-line-strong))] bg-[length:100%_1.5px] bg-center bg-no-repeat"
      >
        <i className="absolute top-0.5 left-1/2 h-2.5 w-[1.5px] bg-line-strong" />
        <i
          className="absolute top-0 -ml-[6.5px] size-[13px] rotate-45 bg-red shadow-[0_0_0_3px_var(--color-chalk)]"
          style={{ left: `${4 + at * 0.92}%` }}
        />
      </span>
    </div>
  );
}

function Note({ isWarning = false, children }: { isWarning?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        "flex gap-2.5 px-4 py-3.5 text-[14px] leading-snug",
        isWarning ? "bg-warning-tint text-warning" : "bg-stone text-ink-2",
      )}
    >
      <Info size={18} aria-hidden="true" className="mt-px flex-none" />
      <div className="grid gap-1.5">{children}</div>
    </div>
  );
}

interface FitResultProps {
  found: Found;
  /** Its name. */
  product: string;
  sizes: readonly string[];
}

/** What was found, and why. */
export function FitResult({ found, product, sizes }: FitResultProps) {
  if (found.kind === "unknown") {
    return (
      <div role="status">
        <Note>{words.unknown}</Note>
      </div>
    );
  }
  const { size, by } = found;
  if (found.kind === "outside") {
    const isLarge = found.side === "large";
    return (
      <div role="status">
        <Note isWarning>
          <p>
            <b className="font-bold">{words.noneTitle}</b>{" "}
            {isLarge ? words.tooLarge(size) : words.tooSmall(size)} {words.askHelp}
          </p>
          <p>{reasonOf(size, by)}</p>
        </Note>
      </div>
    );
  }
  const { or, lines, trend } = found;
  return (
    <div className="grid gap-5">
      <p role="status" className="flex items-center gap-4">
        <span className="text-[clamp(40px,15vw,60px)] leading-none font-[780] tracking-[-0.03em] font-stretch-[125%]">
          {sizeText(size)}
        </span>
        <span className="text-[17px] leading-snug">{words.isYours(product)}</span>
      </p>
      <div className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.measure} size={size} line={line} />
        ))}
        <p aria-hidden="true" className="flex justify-between pl-[7.25rem] text-[13px] text-ink-3">
          <span>{words.close}</span>
          <span>{words.loose}</span>
        </p>
      </div>
      <Note>
        <p>{reasonOf(size, by)}</p>
        {or !== null && (
          <p>
            <b className="font-bold text-ink">{words.orSize(or)}</b>{" "}
            {sizes.indexOf(or) < sizes.indexOf(size) ? words.orSmaller : words.orLarger}
          </p>
        )}
        {trend !== "true" && <p>{words.RUNS[trend]}</p>}
        <p>{words.estimated}</p>
      </Note>
    </div>
  );
}
