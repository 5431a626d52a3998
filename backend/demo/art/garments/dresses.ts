import { lightOf, mix, shadeOf } from "../color";
import type { Piece } from "../core";
import { allover, button, label, pair, pleats, type GarmentOptions } from "../parts";
import { fold, path, sym } from "../paths";
import { longshirt } from "./shirts";

const WRAP_EDGE = "M462,112C448,176,424,226,388,270C352,312,322,360,306,436";

/** A wrap dress with a tied sash. */
export function dress(o: GarmentOptions): Piece[] {
  const c = o.color;
  const shade = shadeOf(c);
  const print = allover(o, "pd");
  const sash = (k: number): string => o.sash ?? mix(c, shade, k);
  const ribbon = { tex: "jersey", edge: 10, edgeBlur: 6 } as const;
  return [
    {
      d: "M336,120C360,136,440,136,464,120C456,180,430,226,400,256C370,226,344,180,336,120Z",
      fill: mix(c, shade, 0.5),
      tex: "jersey",
      cast: 0,
      over: label(400, 140, 44, 20),
    },
    {
      d: sym(
        [400, 434],
        [
          [450, 434, 480, 432, 500, 428],
          [540, 560, 590, 740, 628, 888],
          [560, 916, 480, 922, 400, 922],
        ],
      ),
      tex: "jersey",
      print,
      folds: pleats(312, 488, 440, 916, 9, 2.3, 1.1),
      wr: [0.013, 0.002, 0.8],
      foldBlur: 6,
      stitch: ["M176,872C300,906,500,906,624,872"],
    },
    ...pair(
      path(
        [512, 122],
        [
          [552, 138, 582, 186, 598, 250],
          [578, 268, 556, 276, 534, 274],
          [520, 230, 508, 176, 512, 122],
        ],
      ),
      { tex: "jersey", print, folds: [[fold(530, 150, 556, 200, 560, 270, 16), 0.8]] },
    ),
    {
      d: sym(
        [400, 262],
        [
          [424, 226, 448, 176, 462, 112],
          [482, 114, 500, 120, 516, 128],
          [508, 176, 516, 222, 536, 250],
          [526, 310, 504, 380, 500, 440],
          [470, 448, 430, 450, 400, 450],
        ],
      ),
      tex: "jersey",
      print,
      cast: 0.5,
      folds: [
        [fold(520, 250, 470, 300, 412, 330, 18), 0.8],
        [fold(280, 250, 330, 300, 388, 330, 18), 0.8],
        [fold(502, 400, 460, 380, 420, 400, 14), 0.7],
        [fold(298, 400, 340, 380, 380, 400, 14), 0.7],
        [fold(500, 350, 470, 360, 430, 370, 14), 0.5],
        [fold(300, 350, 330, 360, 370, 370, 14), 0.5],
      ],
      stitch: ["M342,122C352,180,376,226,406,266"],
      detail:
        `<path d="${WRAP_EDGE}" fill="none" stroke="${shade}" stroke-width="3" opacity=".55"/>` +
        `<path d="${WRAP_EDGE}" fill="none" stroke="#000" stroke-width="14" opacity=".10" transform="translate(-8,4)"/>`,
    },
    {
      d: sym(
        [400, 420],
        [
          [440, 420, 476, 418, 501, 414],
          [502, 430, 502, 440, 503, 450],
          [470, 458, 430, 460, 400, 460],
        ],
      ),
      tex: "jersey",
      fill: sash(0.25),
      cast: 0.5,
      edge: 12,
      edgeBlur: 6,
    },
    {
      d: "M398,432C420,470,424,560,440,640L414,652C404,580,392,500,384,440Z",
      fill: sash(0.25),
      cast: 0.7,
      ...ribbon,
    },
    {
      d: "M404,434C404,490,386,560,384,612L358,604C366,550,378,490,388,436Z",
      fill: sash(0.2),
      cast: 0.7,
      ...ribbon,
    },
    {
      d: "M378,424C388,416,412,416,422,424C426,438,424,452,418,460C408,464,392,464,382,460C376,450,374,438,378,424Z",
      fill: sash(0.15),
      cast: 0.8,
      ...ribbon,
    },
  ];
}

/** A long satin slip dress on thin straps. */
export function slipdress(o: GarmentOptions): Piece[] {
  const c = o.color;
  const strap = path(
    [478, 232],
    [
      [482, 180, 470, 130, 448, 92],
      [452, 90, 455, 90, 458, 91],
      [482, 130, 494, 180, 490, 236],
      [486, 238, 482, 236, 478, 232],
    ],
  );
  return [
    {
      d: "M318,236C340,252,370,262,400,262C430,262,460,252,482,236C470,286,440,300,400,302C360,300,330,286,318,236Z",
      fill: mix(c, shadeOf(c), 0.5),
      tex: "nylon",
      cast: 0,
      over: label(400, 264, 40, 18),
    },
    ...pair(strap, { tex: "nylon", cast: 0.5, edge: 6, edgeBlur: 4, wr: [0.02, 0.02, 0.1] }),
    {
      d: sym(
        [400, 312],
        [
          [432, 300, 460, 262, 484, 224],
          [500, 246, 512, 276, 530, 294],
          [512, 350, 502, 400, 506, 450],
          [540, 570, 572, 740, 590, 916],
          [530, 934, 460, 938, 400, 938],
        ],
      ),
      tex: "nylon",
      print: allover(o, "pd"),
      gloss: 1.5,
      folds: [
        ...pleats(330, 470, 480, 930, 6, 2.1, 0.9),
        [fold(516, 330, 470, 380, 410, 400, 18), 0.7],
        [fold(284, 330, 330, 380, 390, 400, 18), 0.7],
        [fold(508, 440, 470, 450, 420, 470, 16), 0.6],
        [fold(292, 440, 330, 450, 380, 470, 16), 0.6],
      ],
      stitch: [
        "M318,232C340,276,370,308,400,318C430,308,460,276,482,232",
        "M214,900C300,922,500,922,586,900",
      ],
      wr: [0.011, 0.003, 0.75],
      foldBlur: 6,
    },
  ];
}

/** A shirt dress: the long shirt, cut to the knee and belted. */
export function shirtdress(o: GarmentOptions): Piece[] {
  const c = o.color;
  const front = sym(
    [400, 318],
    [
      [430, 270, 456, 214, 470, 166],
      [512, 178, 552, 190, 588, 208],
      [576, 262, 560, 330, 560, 400],
      [548, 480, 530, 520, 524, 566],
      [560, 680, 596, 830, 622, 964],
      [560, 984, 480, 990, 400, 990],
    ],
  );
  const rows = [400, 476, 640, 716, 792, 868, 940];
  return [
    ...longshirt(o).map((p): Piece => {
      if (!p.d.startsWith("M400,318")) return p;
      return {
        ...p,
        d: front,
        folds: [
          ...pleats(320, 480, 590, 980, 7, 2.1, 0.9),
          [fold(556, 410, 510, 470, 440, 520, 20), 0.7],
          [fold(244, 410, 290, 470, 360, 520, 20), 0.7],
        ],
        stitch: [
          "M388,340V990",
          "M414,346V990",
          "M184,944C300,966,500,966,616,944",
          "M452,372H530V440L491,458L452,440Z",
        ],
        over: rows.map((y) => button(400, y, o.button)).join(""),
      };
    }),
    {
      d: "M274,548C350,560,450,560,526,548C528,566,528,580,528,596C450,608,350,608,272,596C272,580,272,566,274,548Z",
      tex: "twill",
      fill: o.sash ?? mix(c, shadeOf(c), 0.25),
      cast: 0.6,
      edge: 12,
      edgeBlur: 6,
      stitch: ["M276,558C350,570,450,570,524,558", "M276,588C350,600,450,600,524,588"],
      over: `<path d="M376,546h48v60h-48z M386,556v40h28v-40z" fill="${o.metal ?? "#3a2a20"}" fill-rule="evenodd"/>`,
    },
  ];
}

const SKIRT = sym(
  [400, 196],
  [
    [460, 196, 500, 194, 536, 190],
    [576, 380, 620, 640, 648, 838],
    [560, 868, 480, 872, 400, 872],
  ],
);
const SKIRT_BAND = sym(
  [400, 146],
  [
    [450, 146, 500, 144, 532, 140],
    [536, 160, 538, 180, 538, 198],
    [500, 206, 450, 208, 400, 208],
  ],
);

/** A knife-pleated skirt. */
export function skirt(o: GarmentOptions): Piece[] {
  const c = o.color;
  const [shade, light] = [shadeOf(c), lightOf(c)];
  const knife = Array.from({ length: 13 }, (_, i) => {
    const [x, xb] = [268 + 22 * i, 152 + (496 / 12) * i];
    return (
      `<path d="M${x},196L${xb},880L${xb + 24},880L${x + 9},196Z" fill="${shade}" opacity=".42"/>` +
      `<path d="M${x},196L${xb},880" stroke="${shade}" stroke-width="2" opacity=".6"/>` +
      `<path d="M${x - 2},196L${xb - 3},880" stroke="${light}" stroke-width="2.6" opacity=".5"/>`
    );
  });
  return [
    {
      d: SKIRT,
      tex: "twill",
      detail: `<g>${knife.join("")}</g>`,
      folds: pleats(280, 520, 200, 866, 6, 1.9, 0.7),
      wr: [0.012, 0.002, 0.55],
      stitch: ["M150,822C300,852,500,852,650,822"],
    },
    {
      d: SKIRT_BAND,
      tex: "twill",
      cast: 0.7,
      edge: 16,
      edgeBlur: 8,
      stitch: ["M266,154C340,160,460,160,534,154", "M263,194C340,200,460,200,537,194"],
      over: `<circle cx="500" cy="174" r="10" fill="${mix(c, "#000000", 0.3)}"/><circle cx="500" cy="174" r="6" fill="none" stroke="#fff" opacity=".4"/>`,
    },
  ];
}

/** A flared midi skirt in soft cloth, plain or printed. */
export function midi(o: GarmentOptions): Piece[] {
  return [
    {
      d: SKIRT,
      tex: "jersey",
      print: allover(o, "pm"),
      folds: pleats(300, 500, 206, 866, 8, 2.2, 1.1),
      wr: [0.012, 0.002, 0.85],
      foldBlur: 6,
      stitch: ["M150,822C300,852,500,852,650,822"],
    },
    {
      d: SKIRT_BAND,
      tex: "rib",
      print: allover(o, "pn"),
      cast: 0.6,
      edge: 16,
      edgeBlur: 8,
      over: label(400, 166, 44, 20),
    },
  ];
}

/** A knee-length denim skirt that buttons down the front. */
export function denimskirt(o: GarmentOptions): Piece[] {
  const c = o.color;
  const thread = "#c98a3c";
  const rows = [250, 322, 394, 466, 538, 610];
  return [
    {
      d: sym(
        [400, 196],
        [
          [460, 196, 500, 194, 538, 190],
          [566, 330, 588, 520, 598, 690],
          [540, 712, 470, 716, 400, 716],
        ],
      ),
      tex: "denim",
      folds: [
        [fold(520, 220, 540, 400, 560, 690, 26), 0.5],
        [fold(280, 220, 260, 400, 240, 690, 26), 0.5],
        [fold(470, 420, 480, 560, 474, 700, 22), 0.5],
        [fold(330, 420, 320, 560, 326, 700, 22), 0.5],
      ],
      detail: `<path d="M420,200V720" stroke="#000" stroke-width="10" opacity=".18" transform="translate(5,0)"/>`,
      stitch: [
        ["M380,206V712", thread],
        ["M420,206V712", thread],
        ["M206,668C300,686,500,686,594,668", thread],
        ["M472,206C480,250,510,280,556,288", thread, 2],
        ["M328,206C320,250,290,280,244,288", thread, 2],
        ["M206,680C300,698,500,698,594,680", thread],
      ],
      over: rows.map((y) => button(400, y, "#b98545", 10)).join(""),
      wr: [0.012, 0.007, 0.6],
    },
    {
      d: SKIRT_BAND,
      tex: "denim",
      cast: 0.6,
      edge: 14,
      edgeBlur: 7,
      stitch: [
        ["M266,154C340,160,460,160,534,154", thread],
        ["M263,194C340,200,460,200,537,194", thread],
      ],
      over: button(400, 178, mix(c, "#b98545", 0.9), 12),
    },
  ];
}
