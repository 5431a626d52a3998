import type { ReviewSummary } from "@strive/backend/contracts/reviews";
import * as words from "~/words/reviews";
import { fitOf } from "./fit";

/** A diamond on a line: how the pieces are against their size. Nothing before anybody said so. */
export function FitLine({ by_fit }: Pick<ReviewSummary, "by_fit">) {
  const fit = fitOf(by_fit);
  if (fit === null) return null;
  const { at, most, said, count } = fit;
  return (
    <>
      <div role="img" aria-label={words.fitOf(words.FITS[most])} className="col-span-full">
        <div className="relative h-3.5 bg-[linear-gradient(var(--color-line-strong),var(--color-line-strong))] bg-[length:100%_1.5px] bg-center bg-no-repeat">
          <i className="absolute top-0.5 left-1/2 h-2.5 w-[1.5px] bg-line-strong" />
          <i
            className="absolute top-0 -ml-[6.5px] size-[13px] rotate-45 bg-red shadow-[0_0_0_3px_var(--color-chalk)]"
            style={{ left: `${at}%` }}
          />
        </div>
        <p className="mt-1.5 flex justify-between text-[13px] text-ink-2">
          <span>{words.FITS.small}</span>
          <span>{words.FITS.true}</span>
          <span>{words.FITS.large}</span>
        </p>
      </div>
      <p className="col-span-full text-[14px] text-ink-2">{words.sayFit(count, said, most)}</p>
    </>
  );
}
