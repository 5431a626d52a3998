import { useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent } from "react";

/** Where on the stage the pointer is, 0 to 1 both ways. */
interface Spot {
  x: number;
  y: number;
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

function spotIn(stage: Element, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** The content's edge is reached when the pointer reaches the stage's edge. */
function scrollTo(stage: Element, { x, y }: Spot): void {
  stage.scrollLeft = x * (stage.scrollWidth - stage.clientWidth);
  stage.scrollTop = y * (stage.scrollHeight - stage.clientHeight);
}

/**
 * A click doubles what is on the stage, at the point clicked; another click restores it, and
 * so does a change of picture (`at`).
 */
export function usePan(at: number) {
  const stageRef = useRef<HTMLDivElement>(null);
  const spot = useRef(MIDDLE);
  const [doubledAt, setDoubledAt] = useState<number | null>(null);
  const isDoubled = doubledAt === at;

  useLayoutEffect(() => {
    if (isDoubled && stageRef.current) scrollTo(stageRef.current, spot.current);
  }, [isDoubled]);

  const onClick = (event: MouseEvent) => {
    // A click from the keyboard has no position.
    const stage = event.detail > 0 ? stageRef.current : null;
    spot.current = stage ? spotIn(stage, event) : MIDDLE;
    setDoubledAt(isDoubled ? null : at);
  };
  /** Fingers scroll by themselves. */
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!isDoubled || event.pointerType !== "mouse") return;
    scrollTo(event.currentTarget, spotIn(event.currentTarget, event));
  };
  return { stageRef, isDoubled, onClick, onPointerMove };
}
