export const outOfStock = "Out of stock";
export const lowStock = "Low stock";
export const add = "Add to Cart";
export const addOf = (name: string) => `Add to Cart: ${name}`;
export const added = "Added";
export const addedOf = (name: string) => `Added: ${name}`;
export const addedToCart = (count: number, name: string) => `Added ${count} ${name} to cart!`;
export const addFailed = "Failed to add item to cart";
export const cartHoldsAll = (count: number) => `Your cart already holds all ${count}.`;
export const viewCart = "View cart";
/** Names the swatches of a card. */
export const colors = "Colours";
export const buyNow = "Buy Now";
export const buyNowOf = (name: string) => `Buy Now: ${name}`;
export const addWishOf = (name: string) => `Add to wishlist: ${name}`;
export const removeWishOf = (name: string) => `Remove from wishlist: ${name}`;

/** What buyers give it, and how many of them. */
export const rating = (average: number, count: number) => `${average.toFixed(1)} (${count})`;
/** The same, for screen readers. */
export const rated = (average: number, count: number) =>
  `${average.toFixed(1)} out of 5, reviews: ${count}`;
