import { inkOn, lum, mix, shadeOf } from "../color";
import type { Fold, Piece, Texture } from "../core";
import { band, button, graphic, label, neck, pair, type GarmentOptions } from "../parts";
import { fold, mirror, path, sym } from "../paths";

export const LONG_SLEEVE = path(
  [582, 204],
  [
    [646, 226, 680, 330, 700, 470],
    [716, 580, 724, 680, 728, 772],
    [702, 790, 672, 794, 648, 790],
    [640, 690, 622, 550, 590, 404],
    [578, 340, 574, 268, 582, 204],
  ],
);
export const longSleeveFolds: Fold[] = [
  [fold(592, 410, 640, 430, 692, 520, 24), 1],
  [fold(612, 520, 650, 530, 706, 600, 22), 0.8],
  [fold(628, 600, 668, 590, 714, 640, 18), 0.7],
  [fold(640, 700, 676, 690, 722, 720, 18), 0.8],
  [fold(644, 750, 680, 740, 724, 760, 16), 0.8],
  [fold(588, 290, 640, 320, 684, 400, 20), 0.6],
];
const BODY = sym(
  [400, 222],
  [
    [434, 222, 466, 204, 478, 168],
    [514, 180, 556, 192, 594, 212],
    [582, 270, 580, 340, 594, 408],
    [604, 520, 602, 680, 598, 800],
    [540, 812, 470, 814, 400, 814],
  ],
);
const HEM = sym(
  [400, 812],
  [
    [470, 812, 540, 808, 598, 796],
    [600, 820, 592, 846, 588, 862],
    [530, 874, 460, 876, 400, 876],
  ],
);
const CUFF = path(
  [648, 786],
  [
    [672, 792, 704, 786, 729, 768],
    [732, 800, 730, 826, 724, 846],
    [704, 858, 680, 862, 660, 858],
    [652, 834, 648, 812, 648, 786],
  ],
);
const bodyFolds: Fold[] = [
  [fold(592, 404, 520, 440, 480, 560, 30), 1],
  [fold(208, 404, 280, 440, 320, 560, 30), 1],
  [fold(596, 470, 570, 560, 560, 690, 20), 0.7],
  [fold(204, 470, 230, 560, 240, 690, 20), 0.7],
  [fold(250, 700, 290, 770, 280, 812, 26), 0.7],
  [fold(540, 680, 520, 760, 530, 812, 26), 0.7],
  [fold(330, 740, 350, 790, 340, 814, 18), 0.6],
  [fold(460, 730, 450, 780, 462, 814, 18), 0.6],
  [fold(580, 250, 546, 310, 544, 380, 18), 0.5],
  [fold(220, 250, 254, 310, 256, 380, 18), 0.5],
];

interface LongTop {
  tex: Texture;
  rib?: Texture;
  ribColor?: string;
  /** Instead of the round neck. */
  collar?: { back: Piece[]; front: Piece[] };
  pockets?: Piece[];
  detail?: string;
  body?: Partial<Piece>;
  sleeve?: Partial<Piece>;
  hem?: Partial<Piece>;
}

/** A top with long sleeves, cuffs and a hem band: the base of sweats, knits and short jackets. */
export function longTop(o: GarmentOptions, t: LongTop): Piece[] {
  const rib = t.rib ?? "rib";
  const round = neck(o.color);
  const trim = { tex: rib, fill: t.ribColor, edge: 16, edgeBlur: 8 };
  return [
    ...(t.collar?.back ?? [round.back, round.backRib]),
    ...pair(CUFF, { ...trim, wr: [0.02, 0.02, 0.2] }),
    ...pair(LONG_SLEEVE, {
      tex: t.tex,
      folds: longSleeveFolds,
      wr: [0.007, 0.009, 0.55],
      ...t.sleeve,
    }),
    { d: HEM, ...trim, wr: [0.02, 0.01, 0.2], ...t.hem },
    {
      d: BODY,
      tex: t.tex,
      cast: 0.9,
      folds: bodyFolds,
      detail: (t.detail ?? "") + graphic(o),
      wr: [0.007, 0.004, 0.7],
      ...t.body,
    },
    ...(t.pockets ?? []),
    ...(t.collar?.front ?? [round.front]),
  ];
}

export const sweatshirt = (o: GarmentOptions): Piece[] => longTop(o, { tex: "fleece" });

/** A round-neck jumper with two imigongo bands, or plain when its graphic is "none". */
export function sweater(o: GarmentOptions): Piece[] {
  const yarn = o.ink ?? (lum(o.color) > 0.45 ? "#191614" : "#f4f4f1");
  const base = mix(o.color, "#000000", 0.06);
  const bands = o.graphic ? "" : band(330, 96, yarn, base) + band(452, 44, yarn, base);
  return longTop({ ...o, graphic: o.graphic ?? "none" }, { tex: "knit", detail: bands });
}

/** A knitted cardigan: deep V, buttoned. */
export function cardigan(o: GarmentOptions): Piece[] {
  const c = o.color;
  const trim = mix(c, shadeOf(c), 0.16);
  const facing = path(
    [474, 160],
    [
      [484, 166, 492, 172, 498, 182],
      [478, 280, 446, 370, 418, 440],
      [420, 580, 420, 720, 419, 872],
      [404, 875, 392, 875, 382, 873],
      [382, 720, 382, 580, 382, 440],
      [420, 360, 456, 260, 474, 160],
    ],
  );
  const rows = [470, 560, 650, 740, 830];
  return longTop(
    { ...o, graphic: "none" },
    {
      tex: "knit",
      collar: {
        back: [
          {
            d: "M326,160C352,146,448,146,474,160C458,270,430,360,400,440C370,360,342,270,326,160Z",
            fill: mix(c, shadeOf(c), 0.5),
            tex: "knit",
            cast: 0,
            edge: 30,
            over: label(400, 176, 50, 24),
          },
        ],
        front: [
          { d: mirror(facing), tex: "rib", fill: trim, cast: 0.5, edge: 12, edgeBlur: 6 },
          {
            d: facing,
            tex: "rib",
            fill: trim,
            cast: 0.6,
            edge: 12,
            edgeBlur: 6,
            over: rows.map((y) => button(401, y, o.button ?? "#3a2a20", 10)).join(""),
          },
        ],
      },
      body: {
        d: sym(
          [400, 440],
          [
            [430, 360, 462, 260, 478, 168],
            [514, 180, 556, 192, 594, 212],
            [582, 270, 580, 340, 594, 408],
            [604, 520, 602, 680, 598, 800],
            [540, 812, 470, 814, 400, 814],
          ],
        ),
      },
    },
  );
}

const HOOD = sym(
  [400, 62],
  [
    [472, 62, 520, 112, 520, 186],
    [520, 226, 470, 262, 400, 268],
  ],
);
const HOOD_INSIDE = sym(
  [400, 104],
  [
    [446, 104, 472, 136, 468, 182],
    [464, 226, 430, 250, 400, 262],
  ],
);
const HOOD_FLAP = path(
  [520, 180],
  [
    [524, 222, 484, 262, 404, 296],
    [396, 290, 388, 278, 384, 266],
    [436, 246, 468, 216, 470, 176],
    [474, 140, 452, 108, 410, 102],
    [410, 88, 408, 74, 404, 62],
    [476, 64, 518, 112, 520, 180],
  ],
);
const KANGAROO = sym(
  [400, 606],
  [
    [500, 606],
    [516, 640, 534, 690, 548, 726],
    [550, 760, 550, 780, 548, 800],
    [500, 808, 450, 810, 400, 810],
  ],
);

function cord(side: 1 | -1, color: string): string {
  const x = (dx: number): number => 400 + side * dx;
  const d = `M${x(26)},284C${x(34)},340,${x(28)},390,${x(36)},452`;
  return (
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#000" stroke-width="9" opacity=".28" transform="translate(3,5)"/>` +
    `<path d="${d}" stroke="${color}" stroke-width="7.5"/><path d="${d}" stroke="#000" stroke-width="7.5" stroke-dasharray="1 5" opacity=".18"/>` +
    `<path d="M${x(36)},446l${side},24" stroke="#b5301a" stroke-width="9" stroke-linecap="butt"/></g>` +
    `<circle cx="${x(26)}" cy="282" r="7.5" fill="#c9c7c2"/><circle cx="${x(26)}" cy="282" r="3.6" fill="#1a1816"/>`
  );
}

const hood = (o: GarmentOptions): Piece[] => {
  const color = o.cord ?? (inkOn(o.color) === "#191614" ? "#f4f4f1" : "#e8e6e1");
  return [
    { d: HOOD, tex: "fleece", wr: [0.01, 0.008, 0.5] },
    {
      d: HOOD_INSIDE,
      fill: o.lining ?? mix(o.color, shadeOf(o.color), 0.55),
      tex: "fleece",
      cast: 0,
      edge: 40,
      wr: [0.012, 0.01, 0.4],
      detail: `<path d="M400,100V262" stroke="#000" stroke-width="3" opacity=".35"/>`,
      over: label(400, 158),
    },
    {
      d: mirror(HOOD_FLAP),
      tex: "fleece",
      cast: 0.6,
      folds: [
        [fold(296, 200, 330, 250, 392, 286, 20), 0.8],
        [fold(292, 150, 312, 120, 352, 90, 16), 0.7],
      ],
      stitch: ["M334,176C336,210,364,242,410,264"],
    },
    {
      d: HOOD_FLAP,
      tex: "fleece",
      cast: 0.8,
      folds: [
        [fold(504, 200, 470, 250, 410, 286, 20), 0.8],
        [fold(508, 150, 488, 120, 448, 90, 16), 0.7],
      ],
      stitch: ["M480,178C478,216,444,250,392,274"],
      over: cord(1, color) + cord(-1, color),
    },
  ];
};

export const hoodie = (o: GarmentOptions): Piece[] =>
  longTop(o, {
    tex: "fleece",
    collar: { back: [], front: hood(o) },
    pockets: [
      {
        d: KANGAROO,
        tex: "fleece",
        cast: 0.55,
        edgeK: 0.7,
        folds: [
          [fold(300, 640, 330, 720, 320, 800, 22), 0.6],
          [fold(500, 640, 470, 720, 480, 800, 22), 0.6],
        ],
        stitch: [
          "M302,614H498",
          "M292,612C276,646,262,690,258,724",
          "M508,612C524,646,538,690,542,724",
        ],
      },
    ],
  });

/** A hoodie that opens: the same hood, a zip to the hem. */
export function ziphoodie(o: GarmentOptions): Piece[] {
  const pieces = hoodie(o);
  const pocketAt = pieces.findIndex((p) => p.d === KANGAROO);
  const pocket = pieces[pocketAt];
  if (pocket) pocket.over = zip(mix(o.color, "#000000", 0.35), 290, 874);
  return pieces;
}

/** A metal zip down the middle, with its pull at the top. */
export const zip = (tape: string, y0: number, y1: number, metal = "#cfccc6"): string =>
  `<path d="M400,${y0}V${y1}" stroke="#000" stroke-width="20" opacity=".35" transform="translate(2,0)"/>` +
  `<path d="M400,${y0}V${y1}" stroke="${tape}" stroke-width="17"/><path d="M400,${y0}V${y1}" stroke="${metal}" stroke-width="6.5" stroke-dasharray="3 2.6"/>` +
  `<g transform="translate(400,${y0 + 42})"><path d="M-6,0h12l2,14h-16z" fill="${metal}"/><rect x="-4" y="14" width="8" height="34" rx="3" fill="${metal}"/><rect x="-1.4" y="20" width="2.8" height="20" fill="#6d6a66"/></g>`;
