import { seededRandom, type SeededRandom } from "../demo/catalogue/seeded-random";

/**
 * Shoppers whose taste is known, so that recommendations can be measured. None of it is known to what is measured: the
 * shop sees orders, and what is told of visits.
 *
 * - Each product has one of TASTES styles by lot, whatever its category: a style is worn across categories.
 * - How much a product is wanted falls with its place (1 / place^SKEW), by lot; the newest tenth, which the shop shows
 *   first, is wanted three times as much.
 * - A shopper has a first and a second style. A piece of a basket is of the first with 45 %, of the second with 15 %, and
 *   anything that is wanted with 40 %: gifts, chance, errands for others. Of looks 35, 15 and 50 %.
 * - Of baskets with more than one piece, which alone say what goes together, 27 in 45 hold two, 12 three, 6 four. Visits are
 *   of one to nine products; whoever comes is drawn anew, so that looks and orders are of different shoppers.
 * - Six visits in ten come from 40 addresses of mobile carriers, the others each from one of its own.
 */
const TASTES = 12;
const SKEW = 0.7;
const SHOPPERS = 4000;
const CARRIERS = 40;

export interface Visit {
  day: number;
  address: string;
  /** As the page tells of them: a few at a time. */
  told: string[][];
}

export interface Basket {
  buyer: number;
  products: string[];
}

export interface Trial {
  /** In the order of time. */
  baskets: Basket[];
  visits: Visit[];
}

/** From 0 up to 1. */
const fraction = (random: SeededRandom): number => random.int(0, 999_999) / 1_000_000;

/** Chooses by weight, in time that does not grow with the number. */
class Lot {
  readonly #sums: number[] = [];
  constructor(
    readonly products: readonly string[],
    weightOf: (id: string) => number,
  ) {
    let sum = 0;
    for (const id of products) this.#sums.push((sum += weightOf(id)));
  }

  draw(random: SeededRandom): string {
    const at = fraction(random) * (this.#sums.at(-1) ?? 0);
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sums[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return this.products[low] ?? "";
  }
}

interface Shares {
  first: number;
  second: number;
}
const BUYS: Shares = { first: 0.45, second: 0.15 };
const LOOKS: Shares = { first: 0.35, second: 0.15 };

/** What a page tells of a visit: once there are three new products, with the last of the time before. */
function toldOf(seen: readonly string[]): string[][] {
  const told: string[][] = [];
  for (let from = 0; from + 3 <= seen.length; from += 3) {
    told.push(seen.slice(Math.max(0, from - 1), from + 3));
  }
  return told;
}

/**
 * @param products their ids, the newest first
 * @param size how many baskets of two or more, visits, and days of visits
 */
export function tasteTrial(
  products: readonly string[],
  seed: number,
  size: { baskets: number; visits: number; days: number },
): Trial {
  const random = seededRandom(seed);
  const index = (length: number) => random.int(0, length - 1);
  const places = products.map((_, at) => at + 1);
  const wanted = new Map<string, number>();
  const styles = new Map<string, number>();
  products.forEach((id, age) => {
    const [place = 1] = places.splice(index(places.length), 1);
    wanted.set(id, (1 / place ** SKEW) * (age < products.length / 10 ? 3 : 1));
    styles.set(id, index(TASTES));
  });
  const weight = (id: string) => wanted.get(id) ?? 0;
  const everything = new Lot(products, weight);
  const ofStyle = Array.from(
    { length: TASTES },
    (_, style) =>
      new Lot(
        products.filter((id) => styles.get(id) === style),
        weight,
      ),
  );
  const shoppers = Array.from({ length: SHOPPERS }, () => [index(TASTES), index(TASTES)] as const);
  const draw = (shopper: number, { first, second }: Shares): string => {
    const [one = 0, other = 0] = shoppers[shopper] ?? [];
    const at = fraction(random);
    const lot = at < first ? ofStyle[one] : at < first + second ? ofStyle[other] : everything;
    return (lot ?? everything).draw(random) || everything.draw(random);
  };
  const several = (shopper: number, count: number, shares: Shares): string[] => {
    const chosen = new Set<string>();
    while (chosen.size < count) chosen.add(draw(shopper, shares));
    return [...chosen];
  };
  // Baskets of one piece say nothing of what goes together: they are not drawn.
  const pieces = () => {
    const at = fraction(random) * 45;
    return at < 27 ? 2 : at < 39 ? 3 : 4;
  };
  const baskets = Array.from({ length: size.baskets }, () => {
    const buyer = index(SHOPPERS);
    return { buyer, products: several(buyer, pieces(), BUYS) };
  });
  const visits = Array.from({ length: size.visits }, (_, at) => {
    const shopper = index(SHOPPERS);
    const seen = several(shopper, 1 + index(9), LOOKS);
    const address = fraction(random) < 0.6 ? `carrier ${index(CARRIERS)}` : `home ${shopper}`;
    return { day: Math.floor((at * size.days) / size.visits), address, told: toldOf(seen) };
  });
  return { baskets, visits: visits.filter(({ told }) => told.length > 0) };
}

/** Somebody who fills the shop with nonsense: visits by a few addresses that never were. */
export interface Nonsense {
  /** Of all visits. */
  share: number;
  /** `random`: any products; or the one product that is to be beside all others. */
  pushed: string | null;
  addresses: number;
}

/** @returns the visits with nonsense among them, as many of each day */
export function withNonsense(
  visits: readonly Visit[],
  products: readonly string[],
  { share, pushed, addresses }: Nonsense,
  seed: number,
): Visit[] {
  const random = seededRandom(seed);
  const any = () => random.pick(products);
  const odds = share / (1 - share);
  return visits.flatMap((visit) => {
    if (fraction(random) >= odds) return [visit];
    const told = visit.told.map((few) =>
      few.map((_, at) => (at === 0 && pushed !== null ? pushed : any())),
    );
    const address = `nonsense ${random.int(1, addresses)}`;
    return [visit, { day: visit.day, address, told }];
  });
}
