import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "~/lib/paths";
import type { PlatePoint } from "~/lib/plates";
import { cx } from "~/ui/cx";
import { placeOf, PointDot } from "~/ui/plate-point";
import { Price } from "~/ui/price";
import { useCloseRequest } from "~/ui/use-close-request";
import * as words from "~/words/gallery";

/** What is at a point, on the half of the picture where the point is not. */
function PointCard({ id, point }: { id: string; point: PlatePoint }) {
  return (
    <div
      id={id}
      className={cx(
        "absolute inset-x-2 z-10 grid gap-0.5 bg-chalk px-4 py-3 text-ink shadow-float md:right-auto md:min-w-72",
        point.y > 0.5 ? "top-2" : "bottom-2",
      )}
    >
      <p className="font-strong [overflow-wrap:anywhere]">{point.name}</p>
      <p className="flex flex-wrap gap-x-3 text-[15px]">
        <Price amountRwf={point.price} beforeRwf={point.before} />
        {point.isSoldOut && <span className="text-ink-2">{words.soldOut}</span>}
      </p>
      <Link
        to={paths.product(point.id)}
        className="flex min-h-11 items-center justify-self-start underline underline-offset-4"
      >
        {words.toProduct}
        <span className="sr-only">: {point.name}</span>
      </Link>
    </div>
  );
}

/** Closes by Escape, and by a press elsewhere, what is open above the photo, before they close the photo. */
function useCloseFirst(isOpen: boolean, around: () => Element | null, onClose: () => void) {
  const close = useEffectEvent(onClose);
  const isOutside = useEffectEvent((target: EventTarget | null) => {
    return target instanceof Node && around()?.contains(target) !== true;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (isOutside(target)) close();
    };
    window.addEventListener("keydown", onKey, options);
    window.addEventListener("pointerdown", onPress, options);
    return () => listening.abort();
  }, [isOpen]);
  useCloseRequest(isOpen, onClose, true);
}

/** Buttons on a photo, each of which shows the product that is there. */
export function PlatePoints({ points }: { points: readonly PlatePoint[] }) {
  const [open, setOpen] = useState<PlatePoint | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  useCloseFirst(
    open !== null,
    () => list.current,
    () => setOpen(null),
  );
  return (
    <ul ref={list}>
      {points.map((point, at) => (
        // Two may be the same.
        <li key={`${at} ${point.id}`}>
          <button
            type="button"
            aria-label={words.showProduct(point.name)}
            aria-expanded={point === open}
            aria-controls={point === open ? id : undefined}
            onClick={() => setOpen(point === open ? null : point)}
            style={placeOf(point)}
            className="absolute grid size-11 -translate-1/2 place-items-center rounded-full"
          >
            <PointDot isOpen={point === open} />
          </button>
          {point === open && <PointCard id={id} point={point} />}
        </li>
      ))}
    </ul>
  );
}
