import { BRAND } from "~/lib/brand";
import { tagline } from "./brand";

export const loading = "Loading product...";
export const notFound = "Product not found.";
export const viewAll = "View All Products";
export const failed = "Failed to load product";
/** The title of a page whose product is not loaded or unknown. */
export const anyTitle = "Product";
export const notFoundTitle = "Product not found";
export const pageTitle = (name: string, siteName: string) => `${name} · ${siteName}`;
/** For search results, where a product has no description. */
export const summary = (name: string) => `${name} by ${BRAND.name}. ${tagline}`;

export const pictures = (name: string) => `Pictures of ${name}`;
export const picture = (position: number) => `Picture ${position}`;
export const pictureOf = (position: number, count: number) => `Picture ${position} of ${count}`;
export const previousPicture = "Previous picture";
export const nextPicture = "Next picture";
/** Names the link that zooms a picture; `alt` is its description. */
export const zoom = (alt: string) => `Zoom: ${alt}`;
/** Follows the product's name in a picture's description, from the second picture on. */
/** What a picture shows, after the product's name and colour. */
export const pictureViews = {
  front: "front",
  back: "back",
  side: "from the side",
  detail: "a detail",
  fabric: "the fabric close up",
  worn: "worn",
};
export const pictureNumber = (position: number) => `picture ${position}`;

/** Of a reduced price. */
export const until = (day: string) => `Until ${day}`;

export const size = "Size";
/** In its place for a gift card. */
export const amount = "Amount";
export const sizeGuide = "Size guide";
export const colors = "Available Colors";
/** Follows a size or a colour, for screen readers. */
export const soldOut = ", sold out";
export const crossedOut = "Crossed-out sizes are sold out. Choose one to hear when it's back.";
export const onlyLeft = (count: number) => `Only ${count} left`;
export const mostPerOrder = (count: number) => `At most ${count} per order`;
export { sizeNamed as sizeName } from "./sizes";
export const isSoldOut = (what: string) => `${what} is sold out.`;
export const sizeIn = (size: string, color: string) => `${size} in ${color}`;
export const otherSize = "Choose another size.";
export const otherColor = "Choose another color.";

export const addToCart = "ADD TO CART";
export const outOfStock = "Out of stock";
export const buyNow = "BUY NOW";

export const details = "Product Details";
export const delivery = "Delivery";
export const returns = "Returns";
/** How long a piece may go back, whatever the reason. */
export const returnDays = (days: number) => `${days} days, exchange or refund`;
/** In its place for a gift card. */
export const mailed = "Sent by email, to you or as a gift. Say whom it is for at checkout.";
export const share = "Share";
export const askOnWhatsApp = "Ask on WhatsApp";
/** The prefilled WhatsApp message; `choice` is size and colour in words, or empty. */
export const question = (name: string, choice: string, url: string) =>
  `Hello ${BRAND.name}, I have a question about ${name}${choice && ` (${choice})`}: ${url}`;

export const alsoLike = "You May Also Like";
export const alsoLoading = "Loading products...";
export const alsoFailed = "Failed to load products";
