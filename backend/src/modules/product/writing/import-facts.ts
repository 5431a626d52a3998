import type { ImportedProduct } from "../../../contracts/imported-product";
import type { Run } from "../../../lib/database";
import { grouped } from "../../../lib/grouped";
import { PIECES_BY_HANDLE } from "../companions/look-sql";
import type { ImportContext } from "./import-outcome";
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

/** Ids of what looks name, as far as the shop has it. */
export async function piecesByHandle(
  run: Run,
  plans: ReadonlyArray<{ product: ImportedProduct }>,
): Promise<ReadonlyMap<string, string>> {
  const named = plans.flatMap(({ product: { look = [] } }) => look);
  const pieces = await ask(named, (handles) =>
    run<{ id: string; handle: string }>(PIECES_BY_HANDLE, [handles]),
  );
  return new Map(pieces.map(({ id, handle }) => [handle, id]));
}

/** Reads what the shop has of a batch, with one statement for each kind of thing. */
export async function readFacts(
  run: Run,
  products: readonly ImportedProduct[],
  {
    fileHandles,
    ...setting
  }: Pick<ImportFacts, "categoryIdOf" | "mayPublish" | "stockRule"> &
    Pick<ImportContext, "fileHandles">,
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
  const pieceIds = await piecesByHandle(
    run,
    products.map((product) => ({ product })),
  );
  const urls = new Set(known.map(({ url }) => url));
  return {
    listed: new Map(
      rows.map((row) => [row.handle, { ...row, variants: variants.get(row.id) ?? [] }]),
    ),
    ...setting,
    pieceIdOf: (handle) => pieceIds.get(handle),
    isToCome: (handle) => fileHandles.has(handle),
    ownersOf: (sku) => owners.get(sku) ?? [],
    hasPicture: (url) => urls.has(url),
  };
}
