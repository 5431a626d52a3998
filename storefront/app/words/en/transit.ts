export const title = "Products in Transit";
export const loading = "Loading transit...";
export const empty = "No products in transit";
export const emptyHelp = "Products appear here after successful payment.";
export const summary = "Summary";
export const total = "Total Transit Value";
export const badge = (orderNumber: string) => `In Transit · ${orderNumber}`;
export const quantity = (count: number) => `Quantity ${count}`;
/** For an item that was stored without a name. */
export const product = "Product";
