import { plural } from "~/lib/plural";
import { sizeText } from "./sizes";

export const searchProducts = "Izina, ibara, ingano, SKU";
export const noProducts = "Nta gicuruzwa gihuye n'ibi.";
export const variantsFound = (count: number) =>
  plural(count, { one: `Habonetse ${count}`, other: `Habonetse ${count}` });
export const free = (count: number) => `Hari ${count}`;
export const soldOut = "Byashize";
export const choose = "hitamo";
export const add = "ongeramo";
export const addAndGoOn = "ongeramo ukomeze ushake";
export const keyUp = "↑";
export const keyDown = "↓";
export const keyEnter = "Enter";
export const keyShiftEnter = "Shift Enter";
export const variant = (size: string, color: string) => `${sizeText(size)} · ${color}`;
