/**
 * Prints which pictures the studio is to make, as its `catalogue.py` reads them:
 *
 *   npx tsx backend/demo/order-pictures.ts > orders.json
 */
import { DEMO_DRAWINGS, DEMO_PRODUCTS, type DemoProduct } from "./catalogue";
import type { ProductSheet } from "./catalogue/product-sheet";

type Drawing = ProductSheet["drawing"];

/** What is seen from a hand's width, by the studio's names of cloth; anything else is jersey. */
const CLOTH: Partial<Record<Drawing["type"], string>> = {
  polo: "pique",
  tank: "rib",
  hoodie: "fleece",
  sweatshirt: "fleece",
  ziphoodie: "fleece",
  joggers: "fleece",
  shorts: "fleece",
  sweater: "knit",
  cardigan: "knit",
  beanie: "chunky",
  scarf: "knit",
  socks: "rib",
  longshirt: "poplin",
  shirt: "twill",
  shirtdress: "twill",
  chinos: "twill",
  chinoshorts: "twill",
  cargos: "twill",
  cap: "twill",
  skirt: "twill",
  blazer: "wool",
  widetrousers: "wool",
  jacket: "nylon",
  leggings: "nylon",
  overshirt: "canvas",
  tote: "canvas",
  lowtop: "canvas",
  trucker: "denim",
  jeans: "denim",
  widejeans: "denim",
  denimshorts: "denim",
  denimskirt: "denim",
  slipdress: "satin",
  midi: "poplin",
  sneakers: "leather",
  slides: "leather",
  belt: "leather",
};

/** A sweater has its bands of ridges unless its drawing says otherwise. */
function graphicOf({ type, graphic, allover }: Drawing): string {
  if (type === "sweater" && graphic === undefined) return "bands";
  return allover ?? (graphic === "none" ? undefined : graphic) ?? "";
}

function orderOf(product: DemoProduct) {
  const drawing = DEMO_DRAWINGS.get(product.handle);
  if (!drawing) throw new Error(`No drawing for ${product.handle}`);
  const { ink, ink2, pa, pb, lining, sash, accent } = drawing;
  const [first, second] = product.colors.map(({ hex }) => hex);
  const closer = [
    { color: first, view: "back" },
    { color: first, view: "cloth" },
    { color: second, view: "back" },
    { color: second, view: "cloth" },
  ];
  const fronts = product.colors.map(({ hex }) => ({ color: hex, view: "front" }));
  return {
    handle: product.handle,
    type: drawing.type,
    form: product.gender,
    graphic: graphicOf(drawing),
    cloth: CLOTH[drawing.type] ?? "jersey",
    wall: drawing.bg,
    /** For the first colour; the others take black or white by their own lightness. */
    inks: { print: ink ?? pa, print2: ink2 ?? pb, lining, sash, accent },
    images: [...fronts, ...closer]
      .slice(0, 5)
      .map((image, index) => ({ key: `${product.handle}-${index + 1}`, ...image })),
  };
}

console.log(JSON.stringify(DEMO_PRODUCTS.map(orderOf), null, 2));
