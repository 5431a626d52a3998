/**
 * Prints which pictures the studio is to make, as its `catalogue.py` reads them:
 *
 *   npx tsx backend/demo/order-pictures.ts > orders.json
 */
import { DEMO_PRODUCTS, SHEET_PICTURES, type DemoProduct } from "./catalogue";

/** What is seen from a hand's width, by the studio's names of cloth; anything else is jersey. */
const CLOTH: Readonly<Record<string, string>> = {
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

function orderOf({ handle, gender, images }: DemoProduct) {
  const picture = SHEET_PICTURES.get(handle);
  if (!picture) throw new Error(`Nothing says how ${handle} looks`);
  const { type, graphic = "", wall, inks = {}, take = 1 } = picture;
  const cloth = CLOTH[type] ?? "jersey";
  return { handle, type, form: gender, graphic, cloth, wall, inks, take, images };
}

console.log(JSON.stringify(DEMO_PRODUCTS.map(orderOf), null, 2));
