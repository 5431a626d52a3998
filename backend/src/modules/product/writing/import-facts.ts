import type { ImportedProduct } from "../../../contracts/imported-product";
import type { Run } from "../../../lib/database";
import { grouped } from "../../../lib/grouped";
import type { ImportFacts, ListedProduct } from "./domain/plan-import";
import type { SkuOwner } from "./domain/plan-import-variants";
import { sharedUrls } from "./domain/plan-pictures";
import { KNOWN_PICTURES, PRODUCTS_BY_HANDLE, SKU_OWNERS } from "./import-sql";
import { readVariants, type StoredVariant } from "./variants";

type Listed = ListedProduct<StoredVariant>;

/** Runs a statement on a list, unless there is nothing to ask. */
const ask = async <Row extends object>(
  list: readonly string[],
  read: (list: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> => (list.length > 0 ? read(list) : []);

/** Reads what the shop has of a batch, with one statement for each kind of thing. */
export async function readFacts(
  run: Run,
  products: readonly ImportedProduct[],
  setting: Pick<ImportFacts, "categoryIdOf" | "mayPublish" | "stockRule">,
): Promise<ImportFacts<StoredVariant>> {
  const handles = products.map(({ handle }) => handle);
  const rows = await run<Omit<Listed, "variants">>(PRODUCTS_BY_HANDLE, [handles]);
  const variants = grouped(
    await ask(
      rows.map(({ id }) => id),
      (ids) => readVariants(run, ids),
    ),
    ({ productId }) => productId,
  );
  const owners = grouped(
    await ask(
      products.flatMap((product) => product.variants.flatMap(({ sku }) => sku ?? [])),
      (skus) => run<SkuOwner & { sku: string }>(SKU_OWNERS, [skus]),
    ),
    ({ sku }) => sku,
  );
  const known = await ask(
    products.flatMap(({ images }) => sharedUrls(images)),
    (urls) => run<{ url: string }>(KNOWN_PICTURES, [urls]),
  );
  const urls = new Set(known.map(({ url }) => url));
  return {
    listed: new Map(
      rows.map((row) => [row.handle, { ...row, variants: variants.get(row.id) ?? [] }]),
    ),
    ...setting,
    ownersOf: (sku) => owners.get(sku) ?? [],
    hasPicture: (url) => urls.has(url),
  };
}
