import { useEffect, useEffectEvent } from "react";

/** Pixels sideways that count as a swipe; less is a tap that slipped. */
const SWIPE_PX = 48;

interface Point {
  x: number;
  y: number;
}

const pointOf = (event: TouchEvent): Point | null => {
  const [touch] = event.changedTouches;
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
};

/** -1, 1, or 0 where the finger went up and down rather than sideways. */
function stepOf(from: Point, to: Point): number {
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(right) < SWIPE_PX || Math.abs(right) < 2 * Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

function listenToKeys(onMove: (steps: number) => void, signal: AbortSignal) {
  const onKey = (event: KeyboardEvent) => {
    // With a modifier they are browser shortcuts, such as Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "ArrowLeft") onMove(-1);
    if (event.key === "ArrowRight") onMove(1);
  };
  window.addEventListener("keydown", onKey, { signal });
}

function listenToFingers(onMove: (steps: number) => void, signal: AbortSignal) {
  let start: Point | null = null;
  const onStart = (event: TouchEvent) => {
    // Two fingers zoom, and in a zoomed page one finger pans.
    start = event.touches.length === 1 && !isZoomed() ? pointOf(event) : null;
  };
  const onEnd = (event: TouchEvent) => {
    const end = pointOf(event);
    const steps = start && end ? stepOf(start, end) : 0;
    start = null;
    if (steps !== 0) onMove(steps);
  };
  window.addEventListener("touchstart", onStart, { signal, passive: true });
  window.addEventListener("touchend", onEnd, { signal, passive: true });
}

/**
 * Arrow keys and swipes anywhere in the window: the viewer has no single element
 * that every key and finger would reach.
 */
export function useMoves(onMove: (steps: number) => void) {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const listening = new AbortController();
    listenToKeys((steps) => move(steps), listening.signal);
    listenToFingers((steps) => move(steps), listening.signal);
    return () => listening.abort();
  }, []);
}
