import { mix, shadeOf } from "../color";
import type { Fold, Piece } from "../core";
import { allover, button, label, pair, type GarmentOptions } from "../parts";
import { fold, mirror, path, sym } from "../paths";
import { LONG_SLEEVE, longSleeveFolds } from "./sweats";

export const COLLAR_WING = path(
  [470, 160],
  [
    [486, 170, 494, 186, 500, 204],
    [488, 236, 470, 268, 452, 300],
    [434, 286, 416, 268, 404, 252],
    [428, 226, 448, 196, 456, 168],
    [460, 162, 466, 160, 470, 160],
  ],
);
export const COLLAR_STAND =
  "M326,166C346,138,454,138,474,166C468,178,462,182,456,184C440,168,360,168,344,184C338,182,332,178,326,166Z";
const LAPEL = path(
  [404, 252],
  [
    [416, 268, 434, 286, 452, 300],
    [438, 320, 420, 340, 402, 352],
    [400, 330, 398, 300, 398, 270],
  ],
);
const SHORT_SLEEVE = path(
  [580, 200],
  [
    [638, 220, 684, 330, 726, 452],
    [702, 478, 656, 496, 612, 498],
    [606, 456, 598, 424, 588, 392],
    [578, 330, 572, 262, 580, 200],
  ],
);
const frontFolds: Fold[] = [
  [fold(592, 400, 520, 450, 470, 560, 26), 0.8],
  [fold(208, 400, 280, 450, 330, 560, 26), 0.8],
  [fold(560, 560, 540, 700, 556, 850, 22), 0.7],
  [fold(240, 560, 260, 700, 244, 850, 22), 0.7],
  [fold(330, 640, 340, 740, 322, 856, 22), 0.6],
  [fold(476, 640, 460, 740, 482, 856, 22), 0.6],
];

/** Inside of the collar, then the collar itself; the body goes between the two. */
function collar(o: GarmentOptions): { inside: Piece; outside: Piece[] } {
  const c = o.color;
  const wing = { tex: "twill", cast: 0.8, edge: 14, edgeBlur: 7 } as const;
  const lapel = { tex: "twill", cast: 0.6, edge: 12, edgeBlur: 7 } as const;
  return {
    inside: {
      d: "M330,164C352,150,448,150,470,164C458,220,430,280,400,326C370,280,342,220,330,164Z",
      fill: mix(c, shadeOf(c), 0.5),
      tex: "twill",
      cast: 0,
      over: label(400, 172, 50, 24),
    },
    outside: [
      { d: mirror(LAPEL), print: allover(o, "pl"), ...lapel },
      { d: LAPEL, print: allover(o, "pm"), ...lapel },
      {
        d: COLLAR_STAND,
        tex: "twill",
        print: allover(o, "pk"),
        cast: 0.4,
        edge: 10,
        edgeBlur: 6,
      },
      { d: mirror(COLLAR_WING), print: allover(o, "pc"), ...wing },
      { d: COLLAR_WING, print: allover(o, "pd"), ...wing },
    ],
  };
}

function front(o: GarmentOptions, hem: number): Piece {
  const shade = shadeOf(o.color);
  const rows = Array.from({ length: Math.round((hem - 400) / 88) }, (_, i) => 400 + i * 88);
  return {
    d: sym(
      [400, 318],
      [
        [430, 270, 456, 214, 470, 166],
        [512, 178, 552, 190, 592, 208],
        [580, 262, 580, 330, 594, 400],
        [602, 520, 598, 700, 604, hem - 20],
        [540, hem - 4, 470, hem, 400, hem],
      ],
    ),
    tex: "twill",
    print: allover(o, "pb"),
    folds: frontFolds,
    detail:
      `<path d="M384,330V${hem}M418,340V${hem}" stroke="${shade}" stroke-width="2" opacity=".5"/>` +
      `<path d="M418,340V${hem}" stroke="#000" stroke-width="9" opacity=".12" transform="translate(5,0)"/>`,
    stitch: [
      `M388,340V${hem}`,
      `M414,346V${hem}`,
      `M197,${hem - 36}C300,${hem - 18},500,${hem - 18},603,${hem - 36}`,
      "M470,392H556V468L513,488L470,468Z",
    ],
    over: rows.map((y) => button(400, y, o.button)).join(""),
    wr: [0.009, 0.005, 0.6],
  };
}

/** A camp-collar shirt with short sleeves. */
export function shirt(o: GarmentOptions): Piece[] {
  const { inside, outside } = collar(o);
  return [
    inside,
    ...pair(SHORT_SLEEVE, {
      tex: "twill",
      print: allover(o, "ps"),
      folds: [
        [fold(590, 396, 650, 410, 690, 470, 20), 0.8],
        [fold(590, 300, 650, 340, 704, 420, 20), 0.7],
      ],
      stitch: ["M606,474C650,470,692,456,718,432"],
      wr: [0.008, 0.008, 0.5],
    }),
    front(o, 858),
    ...outside,
  ];
}

/** A buttoned shirt with long sleeves. */
export function longshirt(o: GarmentOptions): Piece[] {
  const { inside, outside } = collar(o);
  const cuff = path(
    [646, 772],
    [
      [672, 780, 704, 774, 730, 758],
      [734, 796, 732, 822, 728, 838],
      [704, 852, 680, 856, 656, 852],
      [650, 826, 646, 800, 646, 772],
    ],
  );
  return [
    inside,
    ...pair(LONG_SLEEVE, {
      tex: "twill",
      print: allover(o, "ps"),
      folds: longSleeveFolds,
      wr: [0.009, 0.008, 0.5],
    }),
    ...pair(cuff, {
      tex: "twill",
      print: allover(o, "pu"),
      cast: 0.5,
      edge: 14,
      edgeBlur: 8,
      stitch: ["M650,784C676,790,706,784,730,768", "M657,842C682,846,706,842,726,830"],
      over: button(700, 816, o.button, 6.6),
    }),
    front(o, 880),
    ...outside,
  ];
}
