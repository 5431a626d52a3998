import { inkOn, lightOf, mix, shadeOf } from "../color";
import type { Fold, Piece } from "../core";
import { markAt } from "../motif";
import { band, fillPattern, label, type GarmentOptions } from "../parts";
import { fold, sym } from "../paths";

/** A cap turned three quarters, the peak to the right. */
export function cap(o: GarmentOptions): Piece[] {
  const c = o.color;
  const [shade, light] = [shadeOf(c), lightOf(c)];
  const ink = o.ink ?? inkOn(c);
  const seams = ["M386,300C330,360,306,490,330,628", "M378,300C270,336,206,470,196,628"];
  const crown =
    "M158,622C138,462,222,306,386,298C516,300,604,404,620,584C560,604,480,606,404,618C320,634,240,640,158,622Z";
  const brim =
    "M276,632C366,588,520,560,620,580C706,598,778,650,784,692C786,710,768,716,746,706C640,662,480,652,384,668C340,674,298,660,276,632Z";
  const line = (d: string, stroke: string, width: number, opacity: number, dx = 0): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}" transform="translate(${dx},0)"/>`;
  const emblem = (dx: number, color: string, opacity: number): string =>
    `<g transform="translate(${494 + dx},${446 + dx}) skewY(6) scale(.92,1)" opacity="${opacity}">${markAt(0, 0, 132, color)}</g>`;
  return [
    {
      d: "M384,668C480,652,640,662,746,706C768,716,786,710,784,692C788,722,774,746,736,734C636,690,490,674,398,692C388,688,382,678,384,668Z",
      fill: mix(c, "#000000", 0.45),
      tex: "twill",
      cast: 0.3,
      edge: 8,
    },
    {
      d: crown,
      tex: "twill",
      edge: 70,
      edgeBlur: 26,
      cast: 0,
      wr: [0.008, 0.006, 0.35],
      gloss: 1.1,
      folds: [
        [fold(190, 520, 230, 440, 280, 400, 18), 0.3],
        [fold(560, 440, 580, 490, 590, 540, 14), 0.3],
      ],
      detail:
        seams.map((d) => line(d, shade, 3, 0.6) + line(d, light, 2, 0.35, -4)).join("") +
        (o.graphic === "none" ? "" : emblem(3, "#000000", 0.35) + emblem(0, ink, 1)),
      stitch: [
        "M378,302C322,362,298,490,321,628",
        "M394,302C338,362,314,490,339,624",
        "M290,616C390,578,530,554,614,568",
      ],
      over:
        `<ellipse cx="386" cy="298" rx="17" ry="9" fill="${mix(c, shade, 0.2)}"/><ellipse cx="383" cy="295" rx="10" ry="4" fill="${light}" opacity=".5"/>` +
        [
          [262, 418],
          [346, 400],
        ]
          .map(
            ([x, y]) =>
              `<circle cx="${x}" cy="${y}" r="6" fill="${mix(c, shade, 0.5)}"/><circle cx="${x}" cy="${y}" r="6" fill="none" stroke="${light}" stroke-width="1.6" opacity=".5"/>`,
          )
          .join(""),
    },
    {
      d: brim,
      tex: "twill",
      cast: 0.8,
      edge: 20,
      edgeBlur: 12,
      soft: 5,
      wr: [0.004, 0.01, 0.25],
      stitch: [
        "M300,634C390,600,530,578,622,598C700,616,752,656,768,694",
        "M326,646C414,616,536,598,624,618C690,634,734,666,752,700",
        "M356,656C440,632,544,618,628,638C680,650,716,676,734,700",
      ],
    },
  ];
}

/** A ribbed beanie with a turned-up cuff. */
export function beanie(o: GarmentOptions): Piece[] {
  const c = o.color;
  const gathers = Array.from({ length: 9 }, (_, i): Fold => {
    const x = 232 + i * 42;
    return [
      fold(400 + (i - 4) * 9, 262, (x + 400) / 2 + (x < 400 ? -34 : 34), 380, x, 590, 12),
      0.6,
    ];
  });
  return [
    {
      d: "M206,610C192,430,262,256,400,250C538,256,608,430,594,610Z",
      tex: "rib",
      edge: 60,
      edgeBlur: 22,
      folds: gathers,
      wr: [0.012, 0.004, 0.4],
    },
    {
      d: "M194,566C262,548,538,548,606,566C616,616,616,670,608,716C540,736,260,736,192,716C184,670,184,616,194,566Z",
      tex: "rib",
      fill: mix(c, shadeOf(c), 0.06),
      cast: 0.9,
      edge: 30,
      edgeBlur: 12,
      wr: [0.012, 0.006, 0.4],
      over: label(400, 618, 84, 54).replace("scale(.177)", "translate(-13,-13) scale(.45)"),
    },
  ];
}

export function tote(o: GarmentOptions): Piece[] {
  const c = o.color;
  const ink = o.ink ?? inkOn(c);
  const accent = o.ink2 ?? "#b5301a";
  const handle = (dx: number, dy: number): string =>
    `M${300 + dx},410C${296 + dx},${240 + dy},330,${120 + dy},${400 + dx},${118 + dy}C${470 + dx * 2},${120 + dy},${504 + dx},${240 + dy},${500 + dx},410L${468 + dx},410C${470 + dx},${260 + dy},${446 + dx},${156 + dy},${400 + dx},${154 + dy}C${354 + dx},${156 + dy},${330 + dx},${260 + dy},${332 + dx},410Z`;
  const motif = o.allover
    ? fillPattern(`th${o.id}`, o.allover, 110, ink, accent, c, [232, 520, 336, 220])
    : [0, 44, 88]
        .map(
          (dy, i) =>
            `<path d="M286,${640 + dy}L343,${560 + dy}L400,${640 + dy}L457,${560 + dy}L514,${640 + dy}" fill="none" stroke="${i === 1 ? accent : ink}" stroke-width="20" stroke-miterlimit="8"/>`,
        )
        .join("");
  return [
    {
      d: handle(18, 30),
      fill: mix(c, shadeOf(c), 0.3),
      tex: "canvas",
      cast: 0.5,
      edge: 10,
      edgeBlur: 6,
    },
    {
      d: "M212,368C330,352,470,352,588,368C540,384,260,384,212,368Z",
      fill: mix(c, shadeOf(c), 0.6),
      tex: "canvas",
      cast: 0,
      edge: 8,
    },
    {
      d: sym(
        [400, 372],
        [
          [470, 374, 540, 372, 588, 368],
          [596, 520, 606, 720, 604, 876],
          [540, 888, 470, 890, 400, 890],
        ],
      ),
      tex: "canvas",
      folds: [
        [fold(230, 400, 260, 560, 240, 720, 26), 0.6],
        [fold(566, 400, 540, 560, 560, 740, 26), 0.6],
        [fold(300, 430, 340, 520, 330, 640, 20), 0.4],
        [fold(500, 430, 460, 520, 470, 640, 20), 0.4],
        [fold(200, 860, 300, 820, 420, 884, 24), 0.5],
        [fold(604, 850, 500, 830, 430, 884, 24), 0.4],
      ],
      detail: motif,
      stitch: ["M212,396C330,404,470,404,588,396"],
      wr: [0.006, 0.005, 0.7],
    },
    {
      d: handle(0, 0),
      tex: "canvas",
      cast: 0.8,
      edge: 10,
      edgeBlur: 6,
      stitch: [
        "M306,410C302,250,336,126,400,125C464,126,498,250,494,410",
        "M326,410C324,256,350,148,400,147C450,148,476,256,474,410",
      ],
      over: [316, 484]
        .map(
          (x) =>
            `<path d="M${x - 14},396h28v22h-28z M${x - 14},396l28,22M${x + 14},396l-28,22" fill="none" stroke="${accent}" stroke-width="2.4"/>`,
        )
        .join(""),
    },
  ];
}

const buckle = (metal: string): string => {
  const frame =
    "M0,10a10,10 0 0 1 10,-10h96a10,10 0 0 1 10,10v112a10,10 0 0 1 -10,10h-96a10,10 0 0 1 -10,-10z M20,22v88h76v-88z";
  return (
    `<g transform="translate(286,530)"><path d="${frame}" fill="#000" opacity=".35" fill-rule="evenodd" transform="translate(5,9)"/><path d="${frame}" fill="${metal}" fill-rule="evenodd"/>` +
    `<path d="M6,124V14a8,8 0 0 1 8,-8h92" stroke="#fff" stroke-width="4" opacity=".7" fill="none"/><path d="M111,12v108a8,8 0 0 1 -8,8h-92M20,22h76" stroke="#5b4c28" stroke-width="3" opacity=".5" fill="none"/>` +
    `<rect x="8" y="60" width="102" height="12" rx="6" fill="${mix(metal, "#000000", 0.1)}"/><rect x="8" y="61" width="102" height="3.4" rx="1.7" fill="#fff" opacity=".6"/></g>`
  );
};

/** A closed ring seen slightly from above, the buckle to the front. */
export function belt(o: GarmentOptions): Piece[] {
  const c = o.color;
  const shade = shadeOf(c);
  const thread = mix(c, "#ffffff", 0.4);
  const [left, right, bow, cy, width] = [110, 690, 157, 440, 86];
  const ring = (dir: 1 | -1): string => {
    const [near, far] = [cy + dir * bow, cy + width + dir * bow];
    return `M${left},${cy}C${left},${near},${right},${near},${right},${cy}L${right},${cy + width}C${right},${far},${left},${far},${left},${cy + width}Z`;
  };
  const seam = (dy: number, dir: 1 | -1): string => {
    const y = cy + dy;
    return `M${left + 4},${y}C${left},${y + dir * bow},${right},${y + dir * bow},${right - 4},${y}`;
  };
  const holes = [0, 1, 2, 3].map((i) => {
    const [x, y] = [444 + i * 40, 597 - i * 3 - i * i * 2.2];
    return (
      `<ellipse cx="${x}" cy="${y}" rx="6" ry="6.5" fill="#0c0a09"/>` +
      `<ellipse cx="${x + 0.6}" cy="${y + 1.4}" rx="6" ry="6.5" fill="none" stroke="#fff" opacity=".25"/>`
    );
  });
  return [
    {
      d: ring(-1),
      fill: mix(c, shade, 0.5),
      tex: "leather",
      cast: 0,
      edge: 40,
      stitch: [seam(10, -1)],
    },
    {
      d: ring(1),
      tex: "leather",
      gloss: 1.3,
      cast: 0.8,
      edge: 30,
      edgeBlur: 14,
      wr: [0.01, 0.03, 0.25],
      stitch: [
        [seam(11, 1), thread, 2],
        [seam(width - 11, 1), thread, 2],
      ],
    },
    {
      d: "M352,552C450,556,540,540,606,508C626,520,630,560,612,588C540,622,450,640,352,638Z",
      tex: "leather",
      gloss: 1.3,
      cast: 0.9,
      edge: 18,
      edgeBlur: 9,
      stitch: [
        ["M360,563C450,567,536,551,600,520", thread, 2],
        ["M360,627C450,628,536,612,606,580", thread, 2],
      ],
      over: holes.join("") + buckle(o.metal ?? "#d8c9a0"),
    },
    {
      d: "M618,494L650,474L658,566L626,592Z",
      fill: mix(c, shade, 0.2),
      tex: "leather",
      cast: 0.7,
      edge: 10,
      edgeBlur: 5,
    },
  ];
}

export function scarf(o: GarmentOptions): Piece[] {
  const c = o.color;
  const [yarn, ground] = [o.ink ?? "#f4f4f1", o.ink2 ?? "#191614"];
  const shade = shadeOf(c);
  const tail = (x: number, y1: number, y2: number, w: number, lean: number): string => {
    const [mid, foot] = [(y1 + y2) / 2, x + lean];
    return `M${x},${y1}C${x + 8},${mid},${foot - 10},${y2 - 80},${foot - 6},${y2}L${foot + w + 6},${y2 + 6}C${foot + w + 8},${y2 - 80},${x + w - 4},${mid},${x + w},${y1}Z`;
  };
  const fringe = (x: number, y: number, w: number): string =>
    Array.from(
      { length: 15 },
      (_, i) =>
        `<path d="M${x + (i * w) / 14},${y - 4}q${((i % 3) - 1) * 5},26,${i % 2 ? 4 : -4},56" fill="none" stroke="${i % 2 ? c : mix(c, shade, 0.25)}" stroke-width="6" stroke-linecap="round"/>`,
    ).join("");
  const bands = (x: number, y: number, w: number): string =>
    band(y, 78, yarn, ground, x, w) + band(y - 130, 40, yarn, c, x, w);
  return [
    {
      d: "M262,300C250,200,320,128,404,126C492,128,556,200,540,300C520,330,470,346,400,346C330,346,282,330,262,300Z",
      tex: "knit",
      folds: [
        [fold(270, 290, 300, 180, 400, 150, 26), 0.9],
        [fold(530, 290, 500, 180, 400, 150, 26), 0.9],
        [fold(300, 320, 330, 230, 400, 200, 18), 0.7],
      ],
    },
    {
      d: "M322,262C322,206,360,182,402,182C446,182,480,208,478,262C466,290,436,304,400,304C364,304,334,290,322,262Z",
      fill: mix(c, shade, 0.72),
      tex: "knit",
      cast: 0,
      edge: 50,
    },
    {
      d: tail(416, 300, 800, 150, 34),
      fill: mix(c, shade, 0.06),
      tex: "knit",
      cast: 0.8,
      print: bands(380, 690, 300),
      folds: [
        [fold(470, 320, 480, 560, 500, 790, 26), 0.8],
        [fold(540, 320, 540, 540, 560, 780, 20), 0.6],
      ],
      wr: [0.012, 0.003, 0.5],
      over: fringe(446, 806, 158),
    },
    {
      d: tail(246, 310, 846, 164, -18),
      tex: "knit",
      cast: 1,
      print: bands(200, 734, 320),
      folds: [
        [fold(300, 330, 300, 580, 280, 840, 28), 0.8],
        [fold(370, 330, 368, 560, 350, 830, 22), 0.7],
      ],
      wr: [0.012, 0.003, 0.5],
      over: fringe(222, 852, 172),
    },
    {
      d: "M258,292C300,330,360,336,420,318C470,304,520,290,542,270C552,316,540,352,516,376C450,412,330,414,268,384C248,356,248,320,258,292Z",
      tex: "knit",
      cast: 1,
      folds: [
        [fold(264, 320, 380, 360, 530, 310, 24), 0.9],
        [fold(270, 360, 380, 392, 520, 350, 20), 0.7],
      ],
    },
  ];
}
