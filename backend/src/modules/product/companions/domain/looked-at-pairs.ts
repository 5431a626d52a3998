/** Two products, the lower id first. */
export type Pair = readonly [low: string, high: string];

/** Every two of some products, each once. */
export function pairsOf(products: readonly string[]): Pair[] {
  const sorted = [...new Set(products)].sort();
  return sorted.flatMap((low, at) => sorted.slice(at + 1).map((high): Pair => [low, high]));
}
