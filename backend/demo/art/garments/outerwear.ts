import { mix, shadeOf } from "../color";
import type { Piece } from "../core";
import { button, label, pair, type GarmentOptions } from "../parts";
import { fold, mirror, path, sym } from "../paths";
import { COLLAR_STAND, COLLAR_WING } from "./shirts";
import { LONG_SLEEVE, longSleeveFolds, longTop, zip } from "./sweats";

/** A bomber in nylon. */
export function jacket(o: GarmentOptions): Piece[] {
  const c = o.color;
  const trim = mix(c, "#000000", 0.18);
  const stand = sym(
    [400, 178],
    [
      [440, 178, 472, 158, 484, 132],
      [498, 144, 504, 166, 498, 190],
      [470, 214, 436, 224, 400, 226],
    ],
  );
  const welt = path(
    [470, 560],
    [
      [528, 664],
      [516, 676],
      [456, 574],
    ],
  );
  return longTop(o, {
    tex: "nylon",
    ribColor: trim,
    sleeve: { gloss: 1.25, wr: [0.0084, 0.0108, 0.62] },
    body: { gloss: 1.25, wr: [0.01, 0.006, 0.62], foldBlur: 3.5 },
    collar: {
      back: [
        {
          d: "M316,136C350,112,450,112,484,136C478,176,440,196,400,200C360,196,322,176,316,136Z",
          fill: o.lining ?? "#b5301a",
          tex: "nylon",
          cast: 0,
          edge: 26,
          over: label(400, 146, 54, 26),
        },
      ],
      front: [
        {
          d: stand,
          tex: "rib",
          fill: trim,
          cast: 0.8,
          edge: 14,
          edgeBlur: 7,
          // The zip is drawn last because it runs over body and hem.
          over: zip(mix(c, "#000000", 0.35), 196, 868),
        },
      ],
    },
    pockets: [welt, mirror(welt)].map((d): Piece => ({
      d,
      tex: "nylon",
      gloss: 1.25,
      cast: 0.5,
      edge: 8,
      edgeBlur: 4,
    })),
  });
}

/** A denim trucker: yoke, two flap pockets, metal buttons, tobacco thread. */
export function trucker(o: GarmentOptions): Piece[] {
  const c = o.color;
  const thread = "#c98a3c";
  const flap = path(
    [438, 356],
    [
      [548, 356],
      [550, 400],
      [494, 424],
      [438, 400],
    ],
  );
  const rows = [330, 440, 550, 660, 770, 846];
  const wing = { tex: "denim", cast: 0.8, edge: 14, edgeBlur: 7 } as const;
  return longTop(
    { ...o, graphic: "none" },
    {
      tex: "denim",
      rib: "denim",
      hem: {
        stitch: [
          ["M204,812C300,826,500,826,596,812", thread],
          ["M212,854C300,868,500,868,588,854", thread],
        ],
      },
      collar: {
        back: [
          {
            d: "M330,164C352,150,448,150,470,164C458,220,430,270,400,300C370,270,342,220,330,164Z",
            fill: mix(c, shadeOf(c), 0.5),
            tex: "denim",
            cast: 0,
            over: label(400, 172, 50, 24),
          },
        ],
        front: [
          { d: COLLAR_STAND, tex: "denim", cast: 0.4, edge: 10, edgeBlur: 6 },
          {
            d: mirror(COLLAR_WING),
            ...wing,
            stitch: [["M306,206C318,236,334,262,348,288", thread]],
          },
          {
            d: COLLAR_WING,
            ...wing,
            stitch: [["M494,206C482,236,466,262,452,288", thread]],
            over: rows.map((y) => button(400, y, "#b98545", 9.5)).join(""),
          },
        ],
      },
      detail: `<path d="M418,260V872" stroke="#000" stroke-width="9" opacity=".16" transform="translate(5,0)"/>`,
      body: {
        stitch: [
          ["M382,262V812", thread],
          ["M418,262V812", thread],
          ["M204,350C300,356,500,356,596,350", thread],
          ["M204,358C300,364,500,364,596,358", thread],
          ["M452,420L430,812", thread],
          ["M536,420L520,812", thread],
          ["M348,420L370,812", thread],
          ["M264,420L280,812", thread],
        ],
        wr: [0.012, 0.007, 0.7],
      },
      sleeve: { wr: [0.012, 0.009, 0.6] },
      pockets: pair(flap, {
        tex: "denim",
        cast: 0.6,
        edge: 10,
        edgeBlur: 5,
        stitch: [["M444,362V396L494,416L544,396V362", thread]],
        over: "",
      }),
    },
  );
}

/** A two-button blazer with notched lapels. */
export function blazer(o: GarmentOptions): Piece[] {
  const c = o.color;
  const shade = shadeOf(c);
  const wool = "twill" as const;
  const lapel = path(
    [462, 158],
    [
      [480, 176, 496, 206, 506, 246],
      [486, 262],
      [528, 290],
      [508, 380, 456, 470, 402, 548],
      [398, 530, 396, 510, 398, 496],
      [430, 400, 456, 280, 462, 158],
    ],
  );
  const collarTop = path(
    [444, 146],
    [
      [466, 148, 480, 160, 488, 180],
      [498, 204, 504, 226, 508, 246],
      [492, 256, 480, 258, 472, 262],
      [466, 220, 458, 184, 444, 146],
    ],
  );
  const half = path(
    [400, 520],
    [
      [436, 420, 462, 280, 470, 160],
      [512, 174, 556, 188, 594, 208],
      [580, 280, 576, 360, 584, 430],
      [570, 540, 592, 700, 612, 852],
      [560, 872, 500, 880, 452, 872],
      [420, 850, 404, 790, 400, 720],
    ],
  );
  const sleeve = path(
    [582, 204],
    [
      [646, 226, 680, 330, 700, 470],
      [716, 590, 724, 720, 728, 846],
      [706, 858, 680, 862, 658, 858],
      [644, 720, 622, 560, 590, 404],
      [578, 340, 574, 268, 582, 204],
    ],
  );
  const flap = path(
    [466, 640],
    [
      [576, 632],
      [580, 668],
      [470, 678],
    ],
  );
  return [
    {
      d: "M322,160C352,140,448,140,478,160C470,300,440,430,440,520L440,870L360,870L360,520C360,430,330,300,322,160Z",
      fill: o.lining ?? mix(c, shade, 0.7),
      tex: "nylon",
      cast: 0,
      edge: 30,
      over: label(400, 174, 54, 26),
    },
    ...pair(sleeve, {
      tex: wool,
      folds: longSleeveFolds.slice(0, 3),
      wr: [0.008, 0.006, 0.45],
      over: "",
    }),
    {
      d: mirror(half),
      tex: wool,
      folds: [
        [fold(216, 430, 280, 470, 330, 560, 22), 0.6],
        [fold(240, 560, 260, 700, 232, 850, 20), 0.5],
      ],
      stitch: ["M238,356L318,342L322,358L240,372Z"],
      wr: [0.008, 0.004, 0.5],
    },
    { d: mirror(flap), tex: wool, cast: 0.45, edge: 8, edgeBlur: 5 },
    {
      d: half,
      tex: wool,
      cast: 0.7,
      folds: [
        [fold(584, 430, 520, 470, 470, 560, 22), 0.6],
        [fold(560, 560, 540, 700, 568, 850, 20), 0.5],
      ],
      wr: [0.008, 0.004, 0.5],
    },
    { d: flap, tex: wool, cast: 0.45, edge: 8, edgeBlur: 5 },
    { d: mirror(lapel), tex: wool, cast: 0.6, edge: 12, edgeBlur: 7 },
    {
      d: lapel,
      tex: wool,
      cast: 0.8,
      edge: 12,
      edgeBlur: 7,
      over: [572, 664].map((y) => button(414, y, o.button ?? mix(c, "#000000", 0.45), 12)).join(""),
    },
    { d: mirror(collarTop), tex: wool, cast: 0.5, edge: 10, edgeBlur: 5 },
    { d: collarTop, tex: wool, cast: 0.5, edge: 10, edgeBlur: 5 },
  ];
}

/** A hip-length coat of boiled wool with a stand-up collar and hidden buttons. */
export function overshirt(o: GarmentOptions): Piece[] {
  const c = o.color;
  const pocket = path(
    [446, 560],
    [
      [562, 560],
      [564, 716],
      [505, 738],
      [446, 716],
    ],
  );
  const chest = path(
    [440, 352],
    [
      [546, 352],
      [548, 452],
      [494, 472],
      [440, 452],
    ],
  );
  const rows = [330, 424, 518, 612, 706, 800];
  const wing = { tex: "canvas", cast: 0.8, edge: 14, edgeBlur: 7 } as const;
  const square = { tex: "canvas", cast: 0.45, edge: 10, edgeBlur: 6 } as const;
  return [
    {
      d: "M330,164C352,150,448,150,470,164C458,220,430,270,400,300C370,270,342,220,330,164Z",
      fill: o.lining ?? mix(c, shadeOf(c), 0.5),
      tex: "twill",
      cast: 0,
      over: label(400, 172, 50, 24),
    },
    ...pair(
      LONG_SLEEVE.replace(/728,772C702,790,672,794,648,790/, "732,846C704,862,676,864,654,858"),
      {
        tex: "canvas",
        folds: longSleeveFolds,
        stitch: ["M652,826C678,832,708,828,730,812"],
        wr: [0.008, 0.008, 0.5],
      },
    ),
    {
      d: sym(
        [400, 288],
        [
          [430, 258, 456, 214, 470, 166],
          [512, 178, 556, 192, 596, 212],
          [582, 270, 580, 340, 596, 408],
          [604, 520, 604, 700, 610, 862],
          [540, 876, 470, 880, 400, 880],
        ],
      ),
      tex: "canvas",
      folds: [
        [fold(592, 404, 530, 440, 490, 540, 26), 0.8],
        [fold(208, 404, 270, 440, 310, 540, 26), 0.8],
        [fold(590, 730, 560, 800, 572, 872, 20), 0.5],
        [fold(210, 730, 240, 800, 228, 872, 20), 0.5],
      ],
      detail: `<path d="M418,280V880" stroke="#000" stroke-width="9" opacity=".16" transform="translate(5,0)"/>`,
      stitch: ["M382,292V878", "M418,282V878", "M194,846C300,862,500,862,606,846"],
      wr: [0.008, 0.004, 0.6],
    },
    ...pair(pocket, { ...square, stitch: ["M452,582H558", "M452,592V712L505,730L558,712V592"] }),
    ...pair(chest, { ...square, stitch: ["M446,374H542", "M446,384V448L494,464L542,448V384"] }),
    { d: COLLAR_STAND, tex: "canvas", cast: 0.4, edge: 10, edgeBlur: 6 },
    { d: mirror(COLLAR_WING), ...wing },
    {
      d: COLLAR_WING,
      ...wing,
      over: rows.map((y) => button(400, y, o.button ?? mix(c, "#000000", 0.5), 9)).join(""),
    },
  ];
}
