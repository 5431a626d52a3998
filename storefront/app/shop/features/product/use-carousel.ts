import { useEffect, useRef, useState, type KeyboardEvent } from "react";

/** After the last scroll event; "scrollend" is not in every browser yet. */
const SETTLED_MS = 80;

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The state of a row that scrolls by whole slides. Fingers scroll it natively; buttons scroll it
 * through `show`. How fast it moves is up to its CSS, where reduced motion is known.
 */
export function useCarousel(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: number) => {
    const wrapped = (next + count) % count;
    setIndex(wrapped);
    const row = ref.current;
    if (row) row.scrollLeft = wrapped * row.clientWidth;
    return wrapped;
  };
  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const row = ref.current;
      if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
    }, SETTLED_MS);
  };
  /** The arrow keys; the focus goes along, so that Enter is about the slide that is seen. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    const at = show(index + step);
    ref.current?.querySelectorAll("a")[at]?.focus({ preventScroll: true });
  };
  return { ref, index, show, onScroll, onKeyDown };
}
