import type { Crop, GarmentType } from "./garments";

const TOP: Crop = [200, 60, 400, 500];
const CUFF: Crop = [330, 490, 400, 500];
const WAIST: Crop = [200, 60, 400, 500];
const LEG: Crop = [240, 480, 400, 500];
const SHORTS: [Crop, Crop] = [
  [200, 200, 400, 500],
  [380, 300, 380, 475],
];
const tops: [Crop, Crop] = [TOP, CUFF];
const legs: [Crop, Crop] = [WAIST, LEG];

/** Per type: first how it is made (collar, waistband, toe), then how it ends (hem, cuff, heel). */
export const CLOSEUPS: Record<GarmentType, readonly [Crop, Crop]> = {
  tee: tops,
  polo: tops,
  tank: tops,
  sweatshirt: tops,
  hoodie: tops,
  ziphoodie: tops,
  sweater: tops,
  cardigan: tops,
  shirt: tops,
  longshirt: tops,
  jacket: tops,
  trucker: tops,
  blazer: tops,
  overshirt: tops,
  dress: [
    [220, 60, 360, 450],
    [280, 460, 400, 500],
  ],
  slipdress: [
    [220, 60, 360, 450],
    [280, 460, 400, 500],
  ],
  shirtdress: [
    [200, 100, 400, 500],
    [200, 440, 400, 500],
  ],
  skirt: legs,
  midi: legs,
  denimskirt: [
    [220, 150, 360, 450],
    [260, 400, 400, 500],
  ],
  jeans: legs,
  widejeans: legs,
  chinos: legs,
  widetrousers: legs,
  cargos: [
    [200, 60, 400, 500],
    [360, 380, 360, 450],
  ],
  joggers: legs,
  leggings: legs,
  shorts: SHORTS,
  chinoshorts: SHORTS,
  denimshorts: SHORTS,
  sneakers: [
    [330, 260, 400, 500],
    [60, 280, 400, 500],
  ],
  lowtop: [
    [330, 280, 400, 500],
    [60, 280, 400, 500],
  ],
  slides: [
    [400, 160, 360, 450],
    [120, 440, 360, 450],
  ],
  socks: [
    [180, 130, 360, 450],
    [230, 480, 400, 500],
  ],
  cap: [
    [320, 230, 400, 500],
    [100, 240, 400, 500],
  ],
  beanie: [
    [220, 420, 360, 450],
    [200, 180, 400, 500],
  ],
  tote: [
    [200, 60, 400, 500],
    [200, 400, 400, 500],
  ],
  belt: [
    [180, 330, 340, 425],
    [430, 300, 340, 425],
  ],
  scarf: [
    [200, 80, 400, 500],
    [180, 500, 400, 500],
  ],
};
