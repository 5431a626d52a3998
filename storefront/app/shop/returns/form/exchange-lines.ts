import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { canBeCovered, variantsFor, variantsLeftFor, type Article } from "~/lib/exchange-offer";
import { exchangeRwf } from "~/lib/exchange-price";
import { colorsOf, sizesOf, variantOf } from "~/lib/variant-choice";
import * as words from "~/words/returns";
import { lookText } from "../look-text";
import type { ChosenLine, Errors, Wish } from "./return-draft";

export interface Choice {
  value: string;
  /** Of nothing of it there are enough. */
  isSoldOut: boolean;
  /** It is the very one that is returned, and nothing is wrong with that. */
  isOwn: boolean;
  /** Pieces, where that is fewer than are returned. */
  left: number;
}

export const isClosed = ({ isSoldOut, isOwn }: Choice): boolean => isSoldOut || isOwn;

export interface Wanted {
  variant: Variant;
  /** All pieces of it, whole RWF. */
  amountRwf: number;
}

/** A line of which another can be had. */
export interface OpenLine {
  kind: "open";
  line: ChosenLine;
  product: Product;
  color: string;
  size: string | null;
  sizes: readonly Choice[];
  colors: readonly Choice[];
  isMoney: boolean;
  /** null: not chosen yet, or money. */
  wanted: Wanted | null;
}

/**
 * - loading, failed: what there is of it is not known (yet)
 * - gone: it is not for sale any more
 * - single: there is no other size or colour of it
 * - sold_out: there are others, of which not enough are left
 */
export type ExchangeLine =
  | OpenLine
  | { kind: "loading" | "failed" | "gone" | "single" | "sold_out"; line: ChosenLine };

function choiceOf(line: ChosenLine, value: string, variants: readonly Variant[]): Choice {
  const others = variantsFor(line, { variants });
  const left = Math.max(0, ...others.map(({ stock_quantity }) => stock_quantity));
  return {
    value,
    isOwn: variants.length > 0 && others.length === 0,
    isSoldOut: left < line.quantity,
    left,
  };
}

/** The size that is asked for; else the only one, and of another colour the returned one's. */
function sizeOf({ item }: ChosenLine, sizes: readonly Choice[], wish: Wish): string | null {
  const only = sizes.length === 1 ? sizes[0]?.value : undefined;
  const same = wish.color === undefined ? undefined : item.size;
  const size = wish.size ?? only ?? same;
  return sizes.find((one) => one.value === size && !isClosed(one))?.value ?? null;
}

/** What can be had for a line, and what is chosen of it. */
export function exchangeLineOf(line: ChosenLine, article: Article, wish: Wish): ExchangeLine {
  if (typeof article === "string") return { kind: article, line };
  const { item } = line;
  const { variants } = article;
  if (variantsFor(line, article).length === 0) return { kind: "single", line };
  if (variantsLeftFor(line, article).length === 0) return { kind: "sold_out", line };
  const known = colorsOf(article);
  const color =
    [wish.color, item.color].find((one) => one && known.includes(one)) ?? known[0] ?? "";
  const sizes = sizesOf(article).map((value) =>
    choiceOf(
      line,
      value,
      variants.filter((one) => one.color === color && one.size === value),
    ),
  );
  const size = sizeOf(line, sizes, wish);
  const isMoney = wish.isMoney ?? false;
  const variant = size === null || isMoney ? undefined : variantOf(article, { size, color });
  return {
    kind: "open",
    line,
    product: article,
    color,
    size,
    sizes,
    colors: known.map((value) =>
      choiceOf(
        line,
        value,
        variants.filter((one) => one.color === value),
      ),
    ),
    isMoney,
    wanted:
      variant === undefined ? null : { variant, amountRwf: exchangeRwf(line, article, variant) },
  };
}

/** Lines with what is wanted for them. */
export type WantedLine = OpenLine & { wanted: Wanted };

export const wantedLines = (lines: readonly ExchangeLine[]): WantedLine[] =>
  lines.filter((one): one is WantedLine => one.kind === "open" && one.wanted !== null);

/**
 * Whether anything can be exchanged.
 * - unknown: that is still looked up, or could not be
 * - none: never; closed: not now, for the reason said
 */
export type ExchangeOffer = { kind: "open" | "unknown" | "none" } | { kind: "closed"; why: string };

/** What the cheapest costs that can be had, whole RWF. */
const cheapestRwf = (lines: readonly ExchangeLine[]): number =>
  Math.min(
    ...lines.flatMap((one) => {
      if (one.kind !== "open") return [];
      const { line, product } = one;
      return variantsLeftFor(line, product).map((variant) => exchangeRwf(line, product, variant));
    }),
  );

/**
 * @param returnedRwf what all returned pieces cost
 * @param coverRwf what of the order's money an exchange can use; null: the order is not paid
 */
export function exchangeOfferOf(
  lines: readonly ExchangeLine[],
  returnedRwf: number,
  coverRwf: number | null,
): ExchangeOffer {
  const is = (...kinds: ReadonlyArray<ExchangeLine["kind"]>) =>
    lines.some(({ kind }) => kinds.includes(kind));
  if (coverRwf === null) return { kind: "closed", why: words.notRecordedSwap };
  if (is("open")) {
    return canBeCovered({ returnedRwf, totalRwf: cheapestRwf(lines) }, coverRwf)
      ? { kind: "open" }
      : { kind: "closed", why: words.partlyBackSwap };
  }
  if (is("loading", "failed")) return { kind: "unknown" };
  if (is("sold_out")) return { kind: "closed", why: words.allSoldOut };
  return is("gone") ? { kind: "closed", why: words.isGone } : { kind: "none" };
}

export const isNamed = ({ size, color }: Wish): boolean =>
  size !== undefined || color !== undefined;

/** Of a line something was chosen that can't be had any more. */
function isGone(one: ExchangeLine, wish: Wish): boolean {
  if (wish.isMoney === true || !isNamed(wish)) return false;
  switch (one.kind) {
    case "open":
      return wish.isSaid === true && one.wanted === null;
    case "loading":
    case "failed":
      return false;
    case "gone":
    case "single":
    case "sold_out":
      return true;
  }
}

/**
 * What was chosen and can't be had any more, by the names of fields: of a line beside it, else beside the whole choice,
 * which is there in any case.
 */
export function lostOf(
  lines: readonly ExchangeLine[],
  offer: ExchangeOffer,
  wishOf: (line: ChosenLine) => Wish,
): Errors {
  switch (offer.kind) {
    case "unknown":
      return {};
    case "closed":
    case "none": {
      const isSoldOut = lines.some(({ kind }) => kind === "sold_out" || kind === "gone");
      return { refund_to: isSoldOut ? words.chosenIsGone : words.noSwapNow };
    }
    case "open":
      return Object.fromEntries(
        lines
          .filter((one) => isGone(one, wishOf(one.line)))
          .map(({ line }) => [`exchange:${line.item.id}`, words.chosenIsGone]),
      );
  }
}

/** It is not said yet what is wanted for it. */
export const isUnsaid = (one: ExchangeLine): one is OpenLine =>
  one.kind === "open" && !one.isMoney && one.wanted === null;

/** What is still missing of the choice, by the names of fields. */
export const missingOf = (lines: readonly ExchangeLine[]): Errors =>
  Object.fromEntries(
    lines.flatMap((one) => {
      const name = `exchange:${one.line.item.id}`;
      if (one.kind === "loading" || one.kind === "failed") return [[name, words.waitForIt]];
      if (!isUnsaid(one)) return [];
      const isSize = one.product.sizes.length > 0;
      return [[name, isSize ? words.chooseSize : words.chooseAnother]];
    }),
  );

export interface ExchangeSums {
  /** What the new pieces cost together. */
  totalRwf: number;
  /** What of it the returned pieces don't pay. */
  dueRwf: number;
  /** What is over of them. */
  backRwf: number;
}

/**
 * Who pays whom; whole RWF.
 * @param returnedRwf what all returned pieces cost
 * @param leftRwf what of the order's money did not go back yet
 */
export function sumsOf(returnedRwf: number, totalRwf: number, leftRwf: number): ExchangeSums {
  const dueRwf = Math.max(0, totalRwf - returnedRwf);
  const backRwf = Math.max(0, Math.min(returnedRwf, leftRwf) - totalRwf);
  return { totalRwf, dueRwf, backRwf };
}

export const totalOf = (lines: readonly WantedLine[]): number =>
  lines.reduce((sum, { wanted }) => sum + wanted.amountRwf, 0);

/** What is exchanged for what, as one text: a price that was said goes with it. */
export const swapKey = (lines: readonly WantedLine[]): string =>
  lines.map(({ line, wanted }) => `${line.item.id} ${line.quantity} ${wanted.variant.id}`).join();

/** What changes, in words: "L" and "M", or "L, Red earth" and "M, Black"; null: the same again. */
export function looksApart({
  line: { item },
  product: { sizes, colors },
  wanted: { variant },
}: WantedLine): { old: string; wanted: string } | null {
  const apart = {
    sizes: item.size === variant.size ? [] : sizes,
    colors: item.color === variant.color ? [] : colors,
  };
  const old = words.lookOf(...lookText(apart, item));
  const wanted = words.lookOf(...lookText(apart, variant));
  return variant.id === item.variant_id || old === wanted ? null : { old, wanted };
}

/** "L to M, Red earth", "Black to Red earth, L"; of both another: "L, Red earth to M, Black". */
export function changeText(one: WantedLine): string {
  const { line, product, wanted } = one;
  const apart = looksApart(one);
  if (apart === null) return words.sameAgain;
  const { size, color } = wanted.variant;
  // What stays the same is said once, at the end.
  const same = {
    sizes: line.item.size === size ? product.sizes : [],
    colors: line.item.color === color ? product.colors : [],
  };
  return words.lookOf(words.change(apart.old, apart.wanted), ...lookText(same, { size, color }));
}
