export const items = (count: number) => `Ibintu (${count})`;
export const sale = "Promosiyo";
export const saleOf = (product: string) => `${sale}, ${product}`;
