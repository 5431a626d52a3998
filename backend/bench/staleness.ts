import autocannon from "autocannon";

export interface StalenessResult {
  edits: number;
  /** Reads right after an acknowledged edit that still showed the old price. */
  stale: number;
  readsMeanwhile: number;
  readErrors: number;
}

interface Edit {
  productId: string;
  variantIds: string[];
}

/**
 * Changes prices through Medusa's own admin API while readers load the shop, and reads each
 * product, and a list that holds it, right after its change was acknowledged.
 */
export async function measureStaleness(
  origin: string,
  backoffice: string,
  adminToken: string,
  products: Edit[],
  edits: number,
): Promise<StalenessResult> {
  let running = true;
  let readsMeanwhile = 0;
  let readErrors = 0;
  const readers = (async () => {
    while (running) {
      const result = await autocannon({
        url: origin,
        connections: 10,
        duration: 2,
        requests: products
          .slice(0, 20)
          .flatMap(({ productId }) => [
            { path: `/api/products/${productId}` },
            { path: "/api/products?limit=20" },
          ]),
      });
      readsMeanwhile += result.requests.total;
      readErrors += result.errors + result.timeouts + result.non2xx;
    }
  })();
  let stale = 0;
  for (let index = 0; index < edits; index++) {
    const product = products[index % products.length];
    const variantId = product?.variantIds[0];
    if (!product || !variantId) continue;
    const price = 8_000 + ((index * 37) % 100_000);
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${adminToken}` };
    const edit = await fetch(`${backoffice}/admin/products/${product.productId}/variants/batch`, {
      method: "POST",
      headers,
      body: JSON.stringify({
        update: product.variantIds.map((id) => ({
          id,
          prices: [{ amount: price, currency_code: "rwf" }],
        })),
      }),
    });
    if (!edit.ok) throw new Error(`Edit ${index} was refused: ${edit.status} ${await edit.text()}`);
    await edit.arrayBuffer();
    const shown = await priceOf(`${origin}/api/products/${product.productId}`);
    if (shown !== price) stale++;
  }
  running = false;
  await readers;
  return { edits, stale, readsMeanwhile, readErrors };
}

async function priceOf(url: string): Promise<number> {
  const response = await fetch(url);
  const body = (await response.json()) as { data?: { price?: number } };
  return body.data?.price ?? Number.NaN;
}
