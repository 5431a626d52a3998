import { Readable } from "node:stream";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ExportedProduct } from "../../contracts/imported-product";
import { shopUrl } from "../../lib/shop-url";
import { CSV_HEADER, writeProducts } from "../../modules/product/import/format/write-products";
import { shopProducts } from "../../modules/product";

/** Pictures of this shop get its address, so that another shop can fetch them. */
function withAddresses(product: ExportedProduct, origin: string): ExportedProduct {
  const addressOf = (url: string) => (url.startsWith("/") ? `${origin}${url}` : url);
  return {
    ...product,
    images: product.images.map((image) => ({ ...image, url: addressOf(image.url) })),
  };
}

/**
 * All products as Shopify's product CSV (UTF-8), made page by page as it is read: no more than a page
 * is in memory, and destroying the stream ends the work. Prices are in whole RWF.
 * @throws what the database throws for the first page; a later failure breaks the stream.
 */
export async function exportProducts(container: MedusaContainer): Promise<Readable> {
  const writing = shopProducts(container).writing;
  const origin = shopUrl();
  const first = await writing.exportPage("");
  async function* parts(): AsyncGenerator<string> {
    yield CSV_HEADER;
    let page = first;
    for (let last = page.at(-1); last; last = page.at(-1)) {
      yield writeProducts(page.map((product) => withAddresses(product, origin)));
      page = await writing.exportPage(last.handle);
    }
  }
  return Readable.from(parts(), { objectMode: false });
}
