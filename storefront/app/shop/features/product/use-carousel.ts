import { useEffect, useRef, useState, type KeyboardEvent } from "react";

/** Milliseconds after the last scroll event; not every browser has "scrollend" yet. */
const SETTLED_MS = 80;

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The state of a row that scrolls by whole slides. Fingers scroll it natively; buttons scroll it
 * through `show`. CSS decides how it moves, which respects reduced motion.
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
  /** Arrow keys; the focus follows, so that Enter acts on the visible slide. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    const at = show(index + step);
    ref.current?.querySelectorAll("a")[at]?.focus({ preventScroll: true });
  };
  return { ref, index, show, onScroll, onKeyDown };
}
