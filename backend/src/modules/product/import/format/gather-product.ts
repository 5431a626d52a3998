import { MAX_IMAGES, MAX_VARIANTS, TOO_MANY_IMAGES } from "../../../../contracts/catalogue-writes";
import type {
  ImportedProduct,
  ImportedVariant,
  ImportProblem,
} from "../../../../contracts/imported-product";
import { readImage, type PlacedImage } from "./image-row";
import { ProductOptions } from "./options";
import { readProductFields } from "./product-fields";
import type { ReadOptions, ReadProduct } from "./read-product";
import type { Row } from "./row";
import { readVariant } from "./variant-row";

/** Of one product; a file that repeats one handle without end must not fill the memory. */
const MOST_PROBLEMS = 500;

/** What the file held so far, with the row where it first did. */
export interface Seen {
  handles: Map<string, number>;
  skus: Map<string, number>;
}

/** Takes in the rows of one handle, one by one. */
export class GatheredProduct {
  readonly #handle: string;
  readonly #first: Row;
  readonly #fields: Omit<ImportedProduct, "variants" | "images">;
  readonly #varies = new ProductOptions();
  readonly #variants = new Map<string, ImportedVariant>();
  readonly #images = new Map<string, PlacedImage>();
  readonly #problems: ImportProblem[] = [];
  readonly #isAgain: boolean;
  #rows = 0;

  constructor(
    first: Row,
    private readonly seen: Seen,
    private readonly options: ReadOptions,
  ) {
    this.#first = first;
    this.#handle = first.text("handle");
    const before = seen.handles.get(this.#handle);
    this.#isAgain = before !== undefined && this.#handle !== "";
    if (before === undefined) seen.handles.set(this.#handle, first.number);
    else if (this.#isAgain) {
      first.refuse(
        "handle",
        `This product began in row ${before} already; the rows of a product must stand together`,
      );
    }
    this.#fields = this.#isReadable(first)
      ? readProductFields(first)
      : { handle: this.#handle, row: first.number };
    this.add(first);
  }

  /** Whether a row continues this product: it has its handle, or neither handle nor title. */
  takes(row: Row): boolean {
    const handle = row.text("handle");
    if (handle === "") return this.#handle !== "" && row.text("title") === "";
    return handle === this.#handle;
  }

  add(row: Row): void {
    this.#rows += 1;
    if (this.#isReadable(row)) {
      if (row.text("handle") === "" && row !== this.#first)
        row.refuse("handle", "Handle is required");
      this.#varies.read(row, this.#variants.size === 0);
      this.#addVariant(row);
      this.#addImage(row);
    }
    const left = Math.max(0, MOST_PROBLEMS - this.#problems.length);
    this.#problems.push(...row.problems.slice(0, left));
  }

  /** What is known to be in the wrong place would only be misread. */
  #isReadable(row: Row): boolean {
    return row.isReadable && !this.#isAgain;
  }

  #addVariant(row: Row): void {
    const variant = readVariant(row, this.#varies, this.options);
    if (!variant) return;
    const key = JSON.stringify([variant.size?.toLowerCase() ?? null, variant.color]);
    const same = this.#variants.get(key);
    if (same && row.problems.length === 0) {
      const message = `This size and colour stand in row ${same.row} already`;
      row.refuse(this.#varies.isNamed(0) ? "option1Value" : null, message);
    }
    const { sku } = variant;
    const skuRow = sku === null ? undefined : this.seen.skus.get(sku);
    if (skuRow !== undefined) row.refuse("sku", `This SKU stands in row ${skuRow} already`);
    else if (sku !== null) this.seen.skus.set(sku, row.number);
    if (same) return;
    if (this.#variants.size === MAX_VARIANTS) {
      row.refuse(null, `A product can have at most ${MAX_VARIANTS} variants`);
    } else this.#variants.set(key, variant);
  }

  #addImage(row: Row): void {
    const image = readImage(row, this.options.origin);
    // Files repeat a picture beside each variant it shows.
    if (!image || this.#images.has(image.source)) return;
    if (this.#images.size === MAX_IMAGES) row.refuse("imageSource", TOO_MANY_IMAGES);
    else this.#images.set(image.source, image);
  }

  /** A variant may name a picture that no row gives: it comes last. */
  #addVariantImages(): void {
    // Without the picture column nothing is said about pictures.
    if (!this.#first.has("imageSource")) return;
    for (const { row, image } of this.#variants.values()) {
      if (image === undefined || this.#images.has(image)) continue;
      if (this.#images.size === MAX_IMAGES) {
        this.#problems.push({ row, column: "Variant Image", message: TOO_MANY_IMAGES });
        return;
      }
      this.#images.set(image, { row, source: image, position: Infinity });
    }
  }

  finish(): ReadProduct {
    this.#addVariantImages();
    const read = { row: this.#first.number, rows: this.#rows };
    if (this.#problems.length > 0) {
      const handle = this.#handle === "" ? null : this.#handle;
      return { ...read, handle, product: null, problems: this.#problems };
    }
    const product: ImportedProduct = { ...this.#fields, variants: [...this.#variants.values()] };
    if (this.#images.size > 0) {
      product.images = [...this.#images.values()]
        .sort((a, b) => a.position - b.position || 0)
        .map(({ position: _, ...image }) => image);
    }
    return { ...read, handle: this.#handle, product, problems: null };
  }
}
