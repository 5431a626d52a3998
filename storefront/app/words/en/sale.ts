/** Of what is partly on sale: how many pieces, at the price before it. */
export const items = (count: number) => `Items (${count})`;
/** What the sale takes off. */
export const sale = "Sale";
export const saleOf = (product: string) => `${sale}, ${product}`;
