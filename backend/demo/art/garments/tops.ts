import { inkOn, mix, shadeOf } from "../color";
import type { Fold, Piece } from "../core";
import { allover, button, graphic, label, neck, pair, type GarmentOptions } from "../parts";
import { fold, path, sym } from "../paths";
import { COLLAR_WING } from "./shirts";

const TEE_SLEEVE = path(
  [578, 200],
  [
    [634, 218, 672, 316, 716, 436],
    [694, 462, 652, 478, 610, 482],
    [604, 448, 596, 416, 586, 388],
    [576, 330, 570, 262, 578, 200],
  ],
);
const TEE_SIDES = [
  [512, 180, 552, 190, 590, 207],
  [578, 262, 578, 330, 592, 398],
  [601, 520, 592, 700, 599, 852],
  [540, 866, 470, 868, 400, 868],
];
const bodyFolds: Fold[] = [
  [fold(590, 396, 520, 440, 470, 540, 26), 0.9],
  [fold(210, 396, 280, 440, 330, 540, 26), 0.9],
  [fold(588, 420, 560, 520, 548, 640, 18), 0.7],
  [fold(212, 420, 240, 520, 252, 640, 18), 0.7],
  [fold(300, 700, 330, 780, 310, 862, 24), 0.6],
  [fold(500, 660, 480, 760, 505, 862, 26), 0.7],
  [fold(420, 560, 400, 690, 415, 800, 20), 0.35],
  [fold(574, 240, 540, 300, 536, 360, 16), 0.5],
  [fold(226, 240, 260, 300, 264, 360, 16), 0.5],
];

const teeSleeves = (o: GarmentOptions): Piece[] =>
  pair(TEE_SLEEVE, {
    tex: "jersey",
    print: allover(o, "ps"),
    folds: [
      [fold(590, 384, 640, 396, 672, 450, 20), 0.8],
      [fold(584, 300, 640, 330, 690, 400, 22), 0.7],
      [fold(600, 240, 640, 280, 660, 330, 16), 0.5],
    ],
    stitch: ["M603,460C644,456,684,442,708,418"],
    wr: [0.008, 0.008, 0.45],
  });

export function tee(o: GarmentOptions): Piece[] {
  const parts = neck(o.color);
  const striped = o.graphic === "stripe";
  return [
    parts.back,
    parts.backRib,
    ...teeSleeves(o),
    {
      d: sym([400, 220], [[434, 220, 466, 203, 476, 168], ...TEE_SIDES]),
      tex: "jersey",
      // Stripes are knitted in, so they take the light; chest prints lie on top and stay crisp.
      print: allover(o, "pb") + (striped ? graphic(o) : ""),
      folds: bodyFolds,
      detail: striped ? "" : graphic(o),
      stitch: ["M201,834C300,850,500,850,599,834"],
      wr: [0.008, 0.0045, 0.6],
    },
    parts.front,
  ];
}

export function polo(o: GarmentOptions): Piece[] {
  const c = o.color;
  const trim = o.ink2 ?? mix(c, shadeOf(c), 0.12);
  const cuff = path(
    [607, 470],
    [
      [650, 466, 690, 452, 714, 424],
      [720, 432, 722, 440, 724, 448],
      [698, 476, 656, 492, 612, 496],
      [610, 488, 608, 480, 607, 470],
    ],
  );
  return [
    {
      d: "M330,164C352,150,448,150,470,164C458,206,430,236,400,262C370,236,342,206,330,164Z",
      fill: mix(c, shadeOf(c), 0.5),
      tex: "jersey",
      cast: 0,
      over: label(400, 174),
    },
    ...teeSleeves(o),
    ...pair(cuff, { tex: "rib", fill: trim, cast: 0.4, edge: 10, edgeBlur: 6 }),
    {
      d: sym([400, 262], [[428, 232, 456, 200, 470, 166], ...TEE_SIDES]),
      tex: "jersey",
      folds: bodyFolds,
      detail: graphic(o),
      stitch: ["M201,834C300,850,500,850,599,834"],
      wr: [0.008, 0.0045, 0.6],
    },
    {
      d: "M380,238L420,238L420,384L400,392L380,384Z",
      tex: "jersey",
      fill: mix(c, shadeOf(c), 0.06),
      cast: 0.45,
      edge: 8,
      edgeBlur: 5,
      stitch: ["M385,250V378", "M415,250V378"],
      over: [292, 332, 370].map((y) => button(400, y, o.button ?? inkOn(c), 6.4)).join(""),
    },
    {
      d: "M326,166C346,138,454,138,474,166C468,178,462,182,456,184C440,168,360,168,344,184C338,182,332,178,326,166Z",
      tex: "rib",
      fill: trim,
      cast: 0.4,
      edge: 10,
      edgeBlur: 6,
    },
    ...pair(COLLAR_WING, { tex: "rib", fill: trim, cast: 0.8, edge: 14, edgeBlur: 7 }),
  ];
}

export function tank(o: GarmentOptions): Piece[] {
  const c = o.color;
  return [
    {
      d: "M322,160C346,190,454,190,478,160C472,220,446,268,400,270C354,268,328,220,322,160Z",
      fill: mix(c, shadeOf(c), 0.45),
      tex: "rib",
      cast: 0,
      edge: 26,
      over: label(400, 192),
    },
    {
      d: sym(
        [400, 276],
        [
          [446, 276, 470, 226, 476, 158],
          [492, 156, 508, 158, 522, 164],
          [520, 250, 540, 320, 592, 352],
          [586, 500, 588, 700, 598, 852],
          [540, 866, 470, 868, 400, 868],
        ],
      ),
      tex: "rib",
      folds: bodyFolds.slice(2),
      detail: graphic(o),
      stitch: [
        "M201,834C300,850,500,850,599,834",
        "M468,160C462,222,440,286,400,286C360,286,338,222,332,160",
        "M514,166C512,256,534,330,588,362",
        "M286,166C288,256,266,330,212,362",
      ],
      wr: [0.009, 0.004, 0.55],
    },
  ];
}
