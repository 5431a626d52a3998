export const outOfStock = "Out of stock";
export const add = "Add to Cart";
export const addOf = (name: string) => `Add to Cart: ${name}`;
export const added = "Added";
export const addedOf = (name: string) => `Added: ${name}`;
/** Names the size and colour that the card chose by itself. */
export const addedMessage = (name: string, size: string, color: string) =>
  `Added 1 ${name} to cart! Size ${size}, ${color}.`;
export const change = "Change";
export const buyNow = "Buy Now";
export const buyNowOf = (name: string) => `Buy Now: ${name}`;
export const addWishOf = (name: string) => `Add to wishlist: ${name}`;
export const removeWishOf = (name: string) => `Remove from wishlist: ${name}`;
