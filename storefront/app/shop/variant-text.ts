import { labelOfColor } from "~/lib/variant-choice";

/** "Size M · White · 2 pc" */
export const variantText = (line: { size: string; color: string; quantity: number }): string =>
  `Size ${line.size} · ${labelOfColor(line.color)} · ${line.quantity} pc`;
