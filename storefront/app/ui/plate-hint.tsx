import type { Plate } from "~/lib/plates";
import * as words from "~/words/gallery";

/** On a plate that has products to press once it is open: how many. */
export function PlateHint({ points = [] }: { points: Plate["points"] }) {
  if (points.length === 0) return null;
  return (
    <span className="absolute top-0 left-0 flex h-[26px] items-center gap-1.5 bg-white px-2 text-[12.5px] font-strong text-ink">
      <span aria-hidden="true" className="size-2 rounded-full bg-ink" />
      {words.products(points.length)}
    </span>
  );
}
