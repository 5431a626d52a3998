import { plural } from "~/lib/plural";

export const title = "Products";
export const loading = "Loading products...";
export const listError = (why: string) => `Error: ${why}`;
export const searchLabel = "Search products";
export const noneYet = "No products yet";
export const noneYetHelp = "Add the first one, or import a file.";
export const total = (count: number) => `Total products: ${count.toLocaleString("en")}`;

export const add = "Add Product";
export const doImport = "Import";
export const doExport = "Export";
export const exporting = "Preparing...";
export const exported = (file: string) => `Saved as ${file}`;
export const notExported = "The products could not be exported.";
export const exportFile = "products.csv";

export const product = "Product";
export const category = "Category";
export const price = "Price";
export const stock = "Stock";
export const more = "Import and export";
export const filters = "Filters";
export const filtersOn = (count: number) => `Filters (${count})`;
export const actions = "Actions";
export const noCategory = "No category";
export const draft = "Draft";
export const giftCard = "Gift card";
export const published = "Published";
/** Behind the price of a sale. */
export const elsePrice = (price: string) => `(usually ${price})`;
export const inStock = (count: number) => `${count.toLocaleString("en")} in stock`;
export const left = (count: number) => `${count} left`;
export const outOfStock = "Out of stock";
/** The stock of gift cards. */
export const notCounted = "Not counted";

export const anyCategory = "All categories";
export const anyStatus = "Any status";
export const status = "Status";
export const anyGender = "Anyone";
export const gender = "Gender";
export const men = "Men";
export const women = "Women";
export const kids = "Kids";
export const male = "men";
export const female = "women";
export const unisex = "unisex";
/** "Hoodies · men": a category, and who it is for. */
export const categoryFor = (name: string, whom: string) => `${name} · ${whom}`;
export const anyStock = "Any stock";
export const hasStock = "In stock";

export const edit = "Edit Product";
export const editOf = (name: string) => `Edit: ${name}`;
export const remove = "Delete";
export const removeOf = (name: string) => `Delete: ${name}`;
export const duplicate = "Duplicate";
export const viewInShop = "View in shop";
export const close = "Close";

export const notFound = "Failed to fetch product";
export const description = "Description";
export const noDescription = "No description";
export const colors = "Colors";
export const noColors = "No colors";
export const sizes = "Sizes";
export const noSizes = "One size";
export const oneSize = "One size";
export const noColor = "No color";
export const forEveryone = "Everyone";
/** How many people asked to be told when it is back. */
export const waitingFor = "Waiting for it";
export const waiting = (count: number) =>
  count === 0
    ? "Nobody"
    : plural(count, { one: "1 person", other: `${count.toLocaleString("en")} people` });
export const waitingOne = (count: number) => `${count.toLocaleString("en")} waiting`;
export const waitingLoading = "Counting...";
export const waitingUnknown = "Could not be counted";
export const stockByVariant = "Stock by variant";
export const pictures = "Images";
export const pictureOf = (name: string, at: number, count: number) =>
  `${name}, picture ${at} of ${count}`;
export const showPicture = (at: number) => `Show picture ${at}`;
/** "Karisimbi Hoodie, size M, Black": a cell of the stock table. */
export const stockOf = (size: string, color: string) => `Stock, ${size}, ${color}`;
export { sizeNamed as size } from "./sizes";

export const deleteQuestion =
  "Are you sure you want to delete this product? This action cannot be undone.";
export const deleted = "Product deleted successfully!";
export const notDeleted = "Error deleting product. Please try again.";

export const saved = "Product saved successfully!";
export const notSaved = "Error saving product. Please try again.";
export const name = "Name";
export const priceLabel = "Price (RWF)";
export const chooseCategory = "Choose a category";
export const noCategories = "Failed to load categories";
export const save = "Save Product";
export const statusHint = "Shoppers see published products only.";
export const giftCardHint =
  "Whoever buys it gets a gift card of its price by email. Nothing is delivered or counted. Make one product for each amount.";
export const giftCardPrice = (least: number, most: number) =>
  `A gift card has RWF ${least.toLocaleString("en")} to ${most.toLocaleString("en")}`;
export const copyOf = (of: string) => `${of} (copy)`;

export const oneNumber = "One number";
export const byVariant = "By variant";
export const stockKind = "How to enter stock";
export const oneNumberHint = "Spread evenly over sizes and colors.";
export const byVariantHint = "Leave a cell empty for a combination you don't sell.";
export const stockSum = (count: number) => `${count.toLocaleString("en")} in all`;
export const badStock = "Valid stock quantity is required";

export const addSize = (value: string) => `Add size ${value}`;
export const removeSize = (value: string) => `Remove size ${value}`;
export const otherSize = "Other size";
export const otherSizeHint = "Several at once: 28, 30, 32";
export const addOther = "Add";
export const sizeTooLong = "A size can have at most 20 characters";
export const addColor = "Add color";
export const addNamed = (color: string) => `Add ${color}`;
export const removeColor = (color: string) => `Remove ${color}`;
export const ownColor = "Another color";
export const palette = "Shop colors";
export const namedColor = (color: string, hex: string) => `${color} ${hex}`;

export const addPicture = "Add picture";
export const picturesHint = (count: number) =>
  `${count} of 5 pictures. JPEG, PNG, GIF or WEBP, up to 5 MB each. The first one is the cover.`;
export const cover = "Cover";
export const removePicture = (at: number) => `Remove picture ${at}`;
export const moveBack = (at: number) => `Move picture ${at} forward`;
export const moveOn = (at: number) => `Move picture ${at} back`;
export const picture = (at: number) => `Picture ${at}`;
export const pictureColor = (at: number) => `Colour of picture ${at}`;
export const pictureView = (at: number) => `View of picture ${at}`;
export const noView = "What it shows";
export const views = {
  front: "Front",
  back: "Back",
  side: "Side",
  detail: "Detail",
  fabric: "Fabric",
  worn: "Worn",
};
export const anyColor = "Any colour";
export const preview = (at: number) => `Picture ${at}, preview`;
export const sortable = "sortable";
export const dragHelp =
  "To move a picture, press Space or Enter, then the arrow keys, then Space or Enter again. Escape cancels.";
export const lifted = (at: number) => `Picture ${at} is lifted.`;
export const isOver = (at: number, to: number) => `Picture ${at} is at position ${to}.`;
export const dropped = (at: number, to: number) => `Picture ${at} was put at position ${to}.`;
export const dragCancelled = (at: number) => `Picture ${at} stays where it was.`;
export const tooManyPictures = "Maximum 5 images allowed per product";
export const badType = (file: string) =>
  `${file} is not a valid image type. Only JPEG, PNG, GIF, or WEBP are allowed.`;
export const tooLarge = (file: string) => `${file} is too large. Maximum size is 5MB.`;
export const picturesNotCopied = "The pictures could not be copied. Please add them by hand.";

export const conflict = "This product was changed meanwhile";
export const conflictHelp =
  "Somebody else saved it while you were editing. Choose what to keep. Nothing is saved until you press Save Product.";
export const theirs = "Saved meanwhile";
export const mine = "Yours";
export const takeAllTheirs = "Take theirs";
export const keepAllMine = "Keep mine";
export const goOn = "Use this choice";
export const nothing = "Nothing";
export const yes = "Yes";
export const no = "No";
const pictureCount = (count: number) =>
  plural(count, { one: `${count} picture`, other: `${count} pictures` });
/** For pictures that were reordered or replaced. */
export const picturesDiffer = (count: number, fresh: number) =>
  fresh === 0 ? pictureCount(count) : `${pictureCount(count)}, ${fresh} new`;
export const cells = (size: string, count: string) => `${size}: ${count}`;

export const publish = "Publish";
export const toDraft = "Set to draft";
export const publishing = "Publishing products";
export const drafting = "Setting products to draft";
export const deletingAll = "Deleting products";
export const deleteAllQuestion = (count: number) =>
  plural(count, {
    one: `Are you sure you want to delete ${count} product? This action cannot be undone.`,
    other: `Are you sure you want to delete ${count} products? This action cannot be undone.`,
  });
