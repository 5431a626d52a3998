import {
  categoryListResponseSchema,
  categorySchema,
  productListQuerySchema,
  productListResponseSchema,
  productResponseSchema,
  productSchema,
  type Category,
  type Product,
  type ProductGender,
} from "@strive/backend/contracts/catalogue";
import { MOST_ALSO } from "@strive/backend/contracts/companion-limits";
import {
  companionsResponseSchema,
  lookResponseSchema,
  type Look,
} from "@strive/backend/contracts/companions";
import {
  exchangeRatesResponseSchema,
  type ExchangeRates,
} from "@strive/backend/contracts/exchange-rates";
import { buildImageUrl } from "@strive/backend/contracts/image-url";
import { queryValues } from "@strive/backend/contracts/query";
import { facetsOf, isMatch } from "./product-filter";

/** A small shop. Everything here is parsed by the contracts, so it can't lie about the server. */

interface Sketch {
  handle: string;
  name: string;
  category: string;
  gender: ProductGender | null;
  price: number;
  ground: string;
  colors?: string[];
  sizes?: string[];
  pictures?: number;
  /** Units per variant; 0 is sold out. */
  stock?: number;
}

const CLOTHES_SIZES = ["XS", "S", "M", "L", "XL"];
const BLACK = "#1b1a1a";
const WHITE = "#f2f0ea";
const GREY = "#8b8d8a";
const RED = "#b5301a";

const SKETCHES: Sketch[] = [
  {
    handle: "gahinga-tee",
    name: "Gahinga Boxy Tee",
    category: "T-Shirts",
    gender: "men",
    price: 18_000,
    ground: "#d9d3c7",
    colors: [WHITE, BLACK, GREY],
    pictures: 3,
  },
  {
    handle: "karisimbi-hoodie",
    name: "Karisimbi Heavy Hoodie",
    category: "Hoodies",
    gender: "men",
    price: 45_000,
    ground: "#e2e0da",
    colors: [BLACK, RED],
    pictures: 4,
  },
  {
    handle: "kivu-dress",
    name: "Kivu Wrap Dress",
    category: "Dresses",
    gender: "women",
    price: 52_000,
    ground: "#eadfd8",
    colors: [RED, BLACK],
    pictures: 3,
  },
  {
    handle: "nyamirambo-shirt",
    name: "Nyamirambo Camp Shirt",
    category: "Shirts",
    gender: null,
    price: 32_000,
    ground: "#cfd6d2",
    colors: [RED],
    pictures: 2,
  },
  {
    handle: "rebero-bomber",
    name: "Rebero Bomber",
    category: "Jackets",
    gender: "men",
    price: 68_000,
    ground: "#dfe0d6",
    colors: ["#55604a"],
    pictures: 3,
  },
  {
    handle: "virunga-skirt",
    name: "Virunga Pleated Skirt",
    category: "Dresses",
    gender: "women",
    price: 34_000,
    ground: "#dfe1e2",
    colors: [BLACK],
    pictures: 3,
  },
  {
    handle: "moto-high",
    name: "Moto High-Top",
    category: "Accessories",
    gender: null,
    price: 75_000,
    ground: "#d6d9d3",
    sizes: ["40", "41", "42"],
    stock: 0,
    pictures: 2,
  },
  {
    handle: "nyakarambi-knit",
    name: "Nyakarambi Knit",
    category: "Sweaters",
    gender: "women",
    price: 48_000,
    ground: "#e1e3dc",
    colors: ["#2c4a44"],
    pictures: 3,
  },
  {
    handle: "akagera-chinos",
    name: "Akagera Chinos",
    category: "Trousers",
    gender: "men",
    price: 36_000,
    ground: "#e2e0da",
    colors: ["#b79f7c"],
    sizes: ["28", "30", "32", "34"],
    pictures: 3,
  },
  {
    handle: "bisoke-jeans",
    name: "Bisoke Straight Jeans",
    category: "Jeans",
    gender: "women",
    price: 42_000,
    ground: "#d9d3c7",
    colors: ["#3a5170"],
    sizes: ["28", "30", "32"],
    pictures: 2,
  },
  {
    handle: "kids-diamond-tee",
    name: "Diamond Tee Kids",
    category: "T-Shirts",
    gender: "kids",
    price: 12_000,
    ground: "#eadfd8",
    sizes: ["4-5", "6-7", "8-9"],
    colors: ["#d29f45"],
    pictures: 3,
  },
  {
    handle: "kimironko-tote",
    name: "Kimironko Tote",
    category: "Accessories",
    gender: null,
    price: 9_000,
    ground: "#cfd6d2",
    sizes: [],
    colors: [],
    pictures: 2,
  },
  {
    handle: "kirehe-scarf",
    name: "Kirehe Scarf",
    category: "Accessories",
    gender: null,
    price: 14_000,
    ground: "#dfe0d6",
    sizes: [],
    colors: [RED],
    pictures: 2,
  },
  {
    handle: "mark-cap",
    name: "Mark Cap",
    category: "Accessories",
    gender: null,
    price: 11_000,
    ground: "#dfe1e2",
    sizes: [],
    colors: [BLACK, RED],
    pictures: 3,
  },
  {
    handle: "muhazi-shorts",
    name: "Muhazi Shorts",
    category: "Trousers",
    gender: "men",
    price: 22_000,
    ground: "#d6d9d3",
    colors: ["#3a5170"],
    pictures: 3,
  },
  {
    handle: "rugo-belt",
    name: "Rugo Belt",
    category: "Accessories",
    gender: null,
    price: 16_000,
    ground: "#e1e3dc",
    sizes: [],
    colors: [BLACK],
    pictures: 2,
  },
  {
    handle: "rusumo-crew",
    name: "Rusumo Crew",
    category: "Sweaters",
    gender: "men",
    price: 38_000,
    ground: "#e2e0da",
    colors: ["#d29f45"],
    pictures: 2,
  },
  {
    handle: "spiral-tee",
    name: "Spiral Tee",
    category: "T-Shirts",
    gender: "women",
    price: 17_000,
    ground: "#d9d3c7",
    colors: [BLACK],
    pictures: 2,
  },
];

const NAMES = [...new Set(SKETCHES.map((sketch) => sketch.category))];

const categories: Category[] = NAMES.map((name, index) =>
  categorySchema.parse({
    _id: `cat_${index + 1}`,
    id: `cat_${index + 1}`,
    category_name: name,
    gender: "unisex",
    product_count: SKETCHES.filter((sketch) => sketch.category === name).length,
  } satisfies Category),
);

const pictureOf = (handle: string, index: number, ground: string): string =>
  buildImageUrl({
    id: `${handle}${index}`.replace(/[^a-z0-9]/g, "").padEnd(16, "x"),
    width: 1080,
    height: 1350,
    placeholder: ground,
  });

function variantsOf(id: string, { sizes = CLOTHES_SIZES, colors = [], stock = 12 }: Sketch) {
  const allSizes = sizes.length > 0 ? sizes : ["S"];
  const allColors = colors.length > 0 ? colors : ["Gray"];
  return allSizes.flatMap((size, row) =>
    allColors.map((color, column) => ({
      id: `variant_${id}_${row}_${column}`,
      size,
      color,
      stock_quantity: stock,
    })),
  );
}

function productOf(sketch: Sketch, index: number): Product {
  const id = `prod_${String(index + 1).padStart(2, "0")}`;
  const category = categories.find((known) => known.category_name === sketch.category);
  const images = Array.from({ length: sketch.pictures ?? 1 }, (_, at) =>
    pictureOf(sketch.handle, at, sketch.ground),
  );
  const variants = variantsOf(id, sketch);
  return productSchema.parse({
    _id: id,
    id,
    product_name: sketch.name,
    name: sketch.name,
    handle: sketch.handle,
    description: `${sketch.name}, cut in Kigali for people who keep climbing.`,
    price: sketch.price,
    compare_at_price: null,
    sale_ends_at: null,
    images,
    image: images[0] ?? null,
    gender: sketch.gender,
    category_id: category
      ? { _id: category._id, category_name: category.category_name, gender: category.gender }
      : null,
    category_name: sketch.category,
    stock_quantity: variants.reduce((sum, variant) => sum + variant.stock_quantity, 0),
    colors: sketch.colors ?? [],
    sizes: sketch.sizes ?? CLOTHES_SIZES,
    image_colors: images.map((_, at) => sketch.colors?.[at] ?? null),
    variants,
    status: "published",
    createdAt: new Date(Date.UTC(2025, 5, 30 - index)).toISOString(),
  } satisfies Product);
}

export const products: Product[] = SKETCHES.map(productOf);

/** What the shop sells as gift cards; in no list. Its amounts stand where sizes do. */
export const giftCard: Product = (() => {
  const sizes = ["10,000 RWF", "25,000 RWF"];
  const card = productOf(
    {
      handle: "gift-card",
      name: "Strive Gift Card",
      category: "Gift Cards",
      gender: null,
      price: 10_000,
      ground: "#d9d3c7",
      sizes,
    },
    SKETCHES.length,
  );
  const variants = card.variants.map((variant, at) =>
    at === 0 ? variant : { ...variant, price: 25_000, compare_at_price: null },
  );
  return productSchema.parse({ ...card, variants, is_gift_card: true });
})();

/** A product of the fixtures by name. */
export function productNamed(name: string): Product {
  const product = products.find((known) => known.name === name);
  if (!product) throw new Error(`The fixtures have no product named ${name}`);
  return product;
}

const exchangeRates: ExchangeRates = {
  base: "RWF",
  rates: { USD: 0.0007, EUR: 0.0006 },
  as_of: "2025-06-30T06:00:00.000Z",
  source: "live",
};

/** GET /products, as the server would answer it. */
export function answerProducts(params: URLSearchParams, from: readonly Product[] = products) {
  const query = productListQuerySchema.parse(queryValues(params, productListQuerySchema).values);
  const matches = from.filter((product) => isMatch(product, query));
  const direction = query.sort === "price_asc" ? 1 : -1;
  // All of the few matches are equally relevant.
  const sorted =
    query.sort === "price_asc" || query.sort === "price_desc"
      ? matches.toSorted((one, other) => direction * (one.price - other.price))
      : matches;
  return productListResponseSchema.parse({
    success: true,
    data: sorted.slice(query.offset, query.offset + query.limit),
    count: matches.length,
    limit: query.limit,
    offset: query.offset,
    ...(query.facets && { facets: facetsOf(from, query) }),
  });
}

/** GET /products/{id or handle}; null is a 404. */
export function answerProduct(key: string) {
  const all = [...products, giftCard];
  const product = all.find((known) => known.id === key || known.handle === key);
  return product ? productResponseSchema.parse({ success: true, data: product }) : null;
}

/** GET /products/{id or handle}/companions: the newest others; null is a 404. */
export function answerCompanions(key: string, look: readonly Product[] = []) {
  const answer = answerProduct(key);
  if (!answer) return null;
  const also_like = products.filter(({ id }) => id !== answer.data.id).slice(0, MOST_ALSO);
  return companionsResponseSchema.parse({ success: true, data: { also_like, look } });
}

export const answerLook = (data: Look) => lookResponseSchema.parse({ success: true, data });

export const answerCategories = (list: readonly Category[] = categories) =>
  categoryListResponseSchema.parse({ success: true, data: list });

export const answerRates = () =>
  exchangeRatesResponseSchema.parse({ success: true, data: exchangeRates });
