export const items = (count: number) => `Articles (${count})`;
export const sale = "Promotion";
export const saleOf = (product: string) => `${sale}, ${product}`;
