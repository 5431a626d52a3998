import { labelOfColor } from "~/lib/variant-choice";
import * as words from "~/words/ui";

export const variantText = (line: { size: string; color: string; quantity: number }): string =>
  words.variant(line.size, labelOfColor(line.color), line.quantity);
