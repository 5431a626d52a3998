export const title = "Your Shopping Cart";
export const loading = "Loading cart...";
export const empty = "Your cart is empty";
export const itemsLabel = "Items";
export const total = "Total";
export const summary = "Summary";
export const proceed = "Proceed to Checkout";
export const youPay = (total: string, shipping: string) =>
  `You pay ${total}, plus ${shipping} for shipping.`;
/** Of a cart that holds nothing but gift cards. */
export const mailed = "Gift cards are sent by email.";
export const freeShipping = "Shipping is free.";
export const shippingAdded = (fee: string) => `Shipping of ${fee} is added at checkout.`;
