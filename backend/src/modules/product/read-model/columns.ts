import { COLOR_FAMILIES, colorFamily } from "../../../contracts/color-families";
import { PRODUCT_GENDERS, type ProductGender } from "../../../contracts/catalogue";
import { readStocked } from "./stocked-sql";

/** What filters, counts and orders look at, of one published product. */
export interface ColumnRow {
  id: string;
  categoryId: string | null;
  categoryName: string | null;
  gender: ProductGender | null;
  /** Whole RWF. */
  price: number;
  inStock: boolean;
  onSale: boolean;
  /** Hundredths of a per cent off what is struck; 0: not reduced. */
  discount: number;
  /** Pieces, lately. */
  sold: number;
  sizes: string[];
  colors: string[];
  /** Its looks that can be ordered, see stocked-sql. */
  stocked: string[];
  /** Microseconds since 1970. */
  created: number;
  /** Digest of the searched texts. */
  text: number;
}

/** Each value once, by a number. 0 stands for none. */
export class Dictionary {
  readonly values: (string | null)[] = [null];
  readonly #numbers = new Map<string, number>();

  /** The number of a value, or undefined for one that nothing has. */
  find(value: string): number | undefined {
    return this.#numbers.get(value);
  }

  number(value: string | null): number {
    if (value === null) return 0;
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.values.push(value);
    this.#numbers.set(value, this.values.length - 1);
    return this.values.length - 1;
  }
}

/** Lists of values, each different list once: a thousand products come in the same five sizes. */
export class ListDictionary {
  readonly values = new Dictionary();
  /** By the number of a list: the numbers of its values. */
  readonly lists: number[][] = [];
  readonly #numbers = new Map<string, number>();

  number(list: readonly string[]): number {
    const numbers = list.map((value) => this.values.number(value));
    const key = numbers.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.lists.push(numbers);
    this.#numbers.set(key, this.lists.length - 1);
    return this.lists.length - 1;
  }

  /** By the number of a list: 1 where one of its values is marked so. */
  having(marked: Uint8Array): Uint8Array {
    return Uint8Array.from(this.lists, (list) =>
      list.some((value) => marked[value] === 1) ? 1 : 0,
    );
  }
}

/** Two places in a product's own lists, from 1 on (0: none of it), for each look that can be ordered. */
const cellsOf = ({ stocked, sizes, colors }: ColumnRow): string => {
  const places = stocked
    .map(readStocked)
    .flatMap(({ size, color }) => [sizes.indexOf(size) + 1, colors.indexOf(color) + 1]);
  return String.fromCharCode(...places);
};

/** Below every price. */
const GONE = -1;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

function grown<Kind extends Numbers>(column: Kind, length: number): Kind {
  const larger = new (column.constructor as new (length: number) => Kind)(length);
  larger.set(column);
  return larger;
}

/**
 * The published products as columns in memory: some two hundred bytes each. What filters look at is
 * contiguous, so that all counts of a hundred thousand products take a few milliseconds, instead of
 * a table scan. It holds nothing that is shown; pages are read by id.
 */
export class Columns {
  /** By slot; undefined where nothing is (any more). */
  readonly ids: (string | undefined)[] = [];
  categoryIds = new Uint16Array(0);
  categoryNames = new Uint16Array(0);
  /** 0: none; else 1 + position in PRODUCT_GENDERS. */
  genders = new Uint8Array(0);
  /** Whole RWF; GONE where nothing is (any more). */
  prices = new Int32Array(0);
  inStock = new Uint8Array(0);
  onSale = new Uint8Array(0);
  discounts = new Int32Array(0);
  sold = new Int32Array(0);
  /** What can be ordered, see `cellsOf`: texts, since they take the least memory. */
  readonly cells: string[] = [];
  sizes = new Uint32Array(0);
  colors = new Uint32Array(0);
  created = new Float64Array(0);
  #texts = new Float64Array(0);

  readonly categoryIdsOf = new Dictionary();
  readonly categoryNamesOf = new Dictionary();
  readonly sizeLists = new ListDictionary();
  readonly colorLists = new ListDictionary();

  /** By the number of a colour: 1 + position in COLOR_FAMILIES; 0 for none. */
  readonly families: number[] = [0];

  readonly #slots = new Map<string, number>();
  readonly #free: number[] = [];
  /** Made on demand; valid for one generation. */
  #categorySlots = new Map<number, number[]>();
  #categoriesGeneration = -1;
  #textGeneration = 0;
  #generation = 0;

  /** Grows with every change of any column. */
  get generation(): number {
    return this.#generation;
  }

  /** Grows when a text may find other products, or slots mean other ones. */
  get textGeneration(): number {
    return this.#textGeneration;
  }

  /** Slots in use or free again. */
  get length(): number {
    return this.ids.length;
  }

  /** All of them. */
  slots(): Iterable<number> {
    return this.ids.keys();
  }

  /** Slots of a category's products; none for an unused one. */
  ofCategory(id: string | null): readonly number[] {
    if (this.#categoriesGeneration !== this.#generation) {
      this.#categorySlots = new Map();
      this.#categoriesGeneration = this.#generation;
      for (let slot = 0; slot < this.ids.length; slot += 1) {
        const category = this.categoryIds[slot] ?? 0;
        const slots = this.#categorySlots.get(category);
        if (slots) slots.push(slot);
        else this.#categorySlots.set(category, [slot]);
      }
    }
    const category = id === null ? undefined : this.categoryIdsOf.find(id);
    return (category === undefined ? undefined : this.#categorySlots.get(category)) ?? [];
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  put(row: ColumnRow): void {
    this.#generation += 1;
    let slot = this.#slots.get(row.id);
    if (slot === undefined) {
      slot = this.#free.pop() ?? this.ids.length;
      if (slot >= this.prices.length) this.#grow(Math.max(256, slot * 2));
      this.ids[slot] = row.id;
      this.#slots.set(row.id, slot);
      this.#textGeneration += 1;
    } else if (this.#texts[slot] !== row.text || this.created[slot] !== row.created) {
      this.#textGeneration += 1;
    }
    this.categoryIds[slot] = this.categoryIdsOf.number(row.categoryId);
    this.categoryNames[slot] = this.categoryNamesOf.number(row.categoryName);
    this.genders[slot] = row.gender === null ? 0 : PRODUCT_GENDERS.indexOf(row.gender) + 1;
    this.prices[slot] = row.price;
    this.inStock[slot] = row.inStock ? 1 : 0;
    this.onSale[slot] = row.onSale ? 1 : 0;
    this.sizes[slot] = this.sizeLists.number(row.sizes);
    this.colors[slot] = this.colorLists.number(row.colors);
    this.discounts[slot] = row.discount;
    this.sold[slot] = row.sold;
    this.cells[slot] = cellsOf(row);
    this.#nameFamilies();
    this.created[slot] = row.created;
    this.#texts[slot] = row.text;
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#generation += 1;
    this.#textGeneration += 1;
    this.#slots.delete(id);
    this.ids[slot] = undefined;
    this.prices[slot] = GONE;
    this.#free.push(slot);
  }

  /** Of colours that came since. */
  #nameFamilies(): void {
    const colors = this.colorLists.values.values;
    for (let number = this.families.length; number < colors.length; number += 1) {
      const family = colorFamily(colors[number] ?? "");
      this.families[number] = family === null ? 0 : COLOR_FAMILIES.indexOf(family) + 1;
    }
  }

  #grow(length: number): void {
    this.categoryIds = grown(this.categoryIds, length);
    this.categoryNames = grown(this.categoryNames, length);
    this.genders = grown(this.genders, length);
    this.prices = grown(this.prices, length);
    this.inStock = grown(this.inStock, length);
    this.onSale = grown(this.onSale, length);
    this.discounts = grown(this.discounts, length);
    this.sold = grown(this.sold, length);
    this.sizes = grown(this.sizes, length);
    this.colors = grown(this.colors, length);
    this.created = grown(this.created, length);
    this.#texts = grown(this.#texts, length);
  }
}
