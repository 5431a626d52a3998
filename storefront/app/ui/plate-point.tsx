import type { CSSProperties } from "react";
import type { PlatePoint } from "~/lib/plates";
import { cx } from "./cx";

/** Half a button, in pixels: none reaches over the picture's edge. */
const HALF = 22;
const along = (share: number) => `clamp(${HALF}px, ${(share * 100).toFixed(1)}%, 100% - ${HALF}px)`;

/** Of what marks a point, by its middle. */
export const placeOf = ({ x, y }: Pick<PlatePoint, "x" | "y">): CSSProperties => ({
  left: along(x),
  top: along(y),
});

/** What marks a product on a picture. */
export const PointDot = ({ isOpen = false }: { isOpen?: boolean }) => (
  <span className="grid size-6 place-items-center rounded-full bg-white shadow-float">
    <span className={cx("size-2.5 rounded-full", isOpen ? "bg-red" : "bg-ink")} />
  </span>
);
