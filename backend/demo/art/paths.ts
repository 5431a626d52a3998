/** The frame of every picture: 4:5, garment centred on x = 400. */
export const W = 800;
export const H = 1000;

export type Point = [number, number];
/** [x,y] line, [cx,cy,x,y] quadratic, [c1x,c1y,c2x,c2y,x,y] cubic; always absolute. */
export type Segment = number[];

export const round1 = (v: number): number => +v.toFixed(1);

const COMMAND: Record<number, string> = { 2: "L", 4: "Q", 6: "C" };
const segment = (s: Segment): string => (COMMAND[s.length] ?? "L") + s.map(round1).join(",");
const end = (s: Segment): Point => [s.at(-2) ?? 0, s.at(-1) ?? 0];

/** An open or closed path. */
export const path = (start: Point, segments: Segment[], close = true): string =>
  `M${start.map(round1).join(",")}${segments.map(segment).join("")}${close ? "Z" : ""}`;

/** A closed symmetric path from its right half, given from the top centre to the bottom centre. */
export function sym(start: Point, segments: Segment[], cx = W / 2): string {
  const back: Segment[] = [];
  let from = start;
  for (const s of segments) {
    const controls: number[] = [];
    for (let i = s.length - 4; i >= 0; i -= 2) {
      controls.push(2 * cx - (s[i] ?? 0), s[i + 1] ?? 0);
    }
    back.unshift([...controls, 2 * cx - from[0], from[1]]);
    from = end(s);
  }
  return path(start, [...segments, ...back]);
}

const COORDINATES = /(-?[\d.]+),(-?[\d.]+)/g;

/** The path seen in a mirror at x = cx; for absolute coordinates only. */
export const mirror = (d: string, cx = W / 2): string =>
  d.replace(COORDINATES, (_, x: string, y: string) => `${round1(2 * cx - Number(x))},${y}`);

export function bounds(d: string): { x: number; y: number; w: number; h: number } {
  const points = [...d.matchAll(COORDINATES)];
  const xs = points.map((p) => Number(p[1]));
  const ys = points.map((p) => Number(p[2]));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** A crease: a lens from (x1,y1) to (x2,y2), bowed through (cx,cy), w wide. */
export function fold(
  x1: number,
  y1: number,
  cx: number,
  cy: number,
  x2: number,
  y2: number,
  w = 14,
): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [((-dy / length) * w) / 2, ((dx / length) * w) / 2];
  return `${path(
    [x1, y1],
    [
      [cx + nx, cy + ny, x2, y2],
      [cx - nx, cy - ny, x1, y1],
    ],
  )}`;
}

/** An open zigzag line. */
export function zig(x0: number, y: number, w: number, amp: number, period: number): string {
  let d = `M${round1(x0)},${round1(y)}`;
  let up = true;
  for (let x = x0; x < x0 + w; x += period / 2) {
    d += `L${round1(x + period / 2)},${round1(y - (up ? amp : 0))}`;
    up = !up;
  }
  return d;
}
