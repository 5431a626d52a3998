export const lowStock = "Low stock";
/** Where all of it is sold out. */
export const tell = "Tell me when it's back";
/** What a button does, and to what. */
export const doOf = (what: string, name: string) => `${what}: ${name}`;
export const add = "Add to Cart";
export const added = "Added";
export const addedToCart = (count: number, name: string) => `Added ${count} ${name} to cart!`;
export const addFailed = "Failed to add item to cart";
export const cartHoldsAll = (count: number) => `Your cart already holds all ${count}.`;
export const viewCart = "View cart";
/** Names the swatches of a card. */
export const colors = "Colours";
export const buyNow = "Buy Now";
export const addWishOf = (name: string) => `Add to wishlist: ${name}`;
export const removeWishOf = (name: string) => `Remove from wishlist: ${name}`;

/** What buyers give it, and how many of them. */
export const rating = (average: number, count: number) => `${average.toFixed(1)} (${count})`;
/** The same, for screen readers. */
export const rated = (average: number, count: number) =>
  `${average.toFixed(1)} out of 5, reviews: ${count}`;
