import { FALLBACK_RATES } from "../../../../../contracts/money";
import type { ImportedProduct, ImportProblem } from "../../../../../contracts/imported-product";
import { readProducts, type ReadOptions } from "../read-products";

/** Of the shop that reads. */
const ORIGIN = "https://strive.rw";

const encoder = new TextEncoder();

/** The bytes in pieces, as they come over a line. */
export async function* inChunks(bytes: Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) {
    yield await Promise.resolve(bytes.subarray(start, start + size));
  }
}

interface Read {
  products: ImportedProduct[];
  /** `row column: message` */
  problems: string[];
  rows: number;
}

const asText = ({ row, column, message }: ImportProblem) => `${row} ${column ?? "-"}: ${message}`;

/** Everything that a file of this content says. */
export async function readText(
  content: string | Uint8Array,
  { chunk, currency = "RWF" }: { chunk?: number; currency?: ReadOptions["currency"] } = {},
): Promise<Read> {
  const bytes = typeof content === "string" ? encoder.encode(content) : content;
  const read: Read = { products: [], problems: [], rows: 0 };
  for await (const one of readProducts(inChunks(bytes, chunk), {
    currency,
    rates: FALLBACK_RATES,
    origin: ORIGIN,
  })) {
    read.rows += one.rows;
    if (one.product) read.products.push(one.product);
    else read.problems.push(...one.problems.map(asText));
  }
  return read;
}
