import { mix, shadeOf } from "../color";
import type { Fold, Piece, Stitch, Texture } from "../core";
import { label, pair, type GarmentOptions } from "../parts";
import { fold, path, sym, zig } from "../paths";

interface Cut {
  tex?: Texture;
  denim?: boolean;
  short?: boolean;
  /** Ribbed waist with a cord instead of loops and button. */
  jog?: boolean;
  /** How much the hem is narrower than the straight leg. */
  taper?: number;
  wide?: boolean;
  cargo?: boolean;
}

function legPath({ short, wide, taper = 0 }: Cut): string {
  if (short) {
    return path(
      [400, 200],
      [
        [470, 200, 520, 196, 548, 190],
        [574, 300, 610, 440, 634, 560],
        [566, 588, 490, 596, 428, 590],
        [420, 520, 408, 440, 400, 372],
      ],
    );
  }
  if (wide) {
    return path(
      [400, 170],
      [
        [460, 170, 510, 168, 536, 164],
        [572, 300, 606, 560, 636, 912],
        [570, 934, 500, 940, 436, 936],
        [436, 760, 430, 620, 424, 520],
        [420, 450, 410, 400, 400, 366],
      ],
    );
  }
  return path(
    [400, 170],
    [
      [460, 170, 510, 168, 536, 164],
      [566, 280, 588, 460, 580 - taper, 680],
      [578 - taper, 780, 574 - taper, 860, 572 - taper * 1.4, 922],
      [530, 934, 480, 934, 444 + taper, 928],
      [440 + taper * 0.6, 800, 432, 620, 428, 520],
      [424, 450, 412, 400, 400, 366],
    ],
  );
}

function legFolds({ short, wide, tex, jog }: Cut): Fold[] {
  if (short) {
    return [
      [fold(404, 372, 460, 420, 560, 430, 24), 0.8],
      [fold(412, 400, 460, 470, 480, 590, 22), 0.7],
      [fold(560, 330, 570, 440, 590, 560, 22), 0.6],
      [fold(480, 206, 490, 260, 470, 330, 14), 0.6],
      [fold(520, 206, 530, 260, 524, 320, 12), 0.5],
    ];
  }
  const seat: Fold[] = [
    [fold(402, 366, 470, 384, 560, 360, 24), 0.9],
    [fold(404, 376, 460, 430, 560, 430, 22), 0.8],
  ];
  if (wide) {
    return [
      ...seat,
      [fold(500, 230, 520, 560, 534, 926, 26), 0.9],
      [fold(440, 480, 462, 700, 466, 926, 24), 0.7],
      [fold(566, 420, 584, 680, 600, 910, 22), 0.6],
    ];
  }
  return [
    ...seat,
    [fold(420, 430, 480, 470, 540, 480, 18), 0.5],
    [fold(440, 560, 480, 590, 560, 570, 18), 0.7],
    [fold(438, 620, 500, 650, 566, 630, 18), 0.6],
    [fold(450, 800, 500, 830, 566, 800, 20), 0.8],
    [fold(446, 860, 500, 880, 562, 850, 18), 0.8],
    [fold(500, 440, 512, 600, 506, 760, 16), tex === "twill" && !jog ? 0.7 : 0.3],
  ];
}

function trousers(o: GarmentOptions, cut: Cut): Piece[] {
  const { tex = "twill", denim, short, jog, wide, taper = 0, cargo } = cut;
  const c = o.color;
  const shade = shadeOf(c);
  const thread = denim ? "#c98a3c" : undefined;
  const [top, base] = short ? [148, 204] : [118, 174];
  const waist = short
    ? sym(
        [400, top],
        [
          [460, top, 510, top - 4, 546, top - 6],
          [552, top + 16, 552, top + 34, 550, base - 6],
          [500, base + 4, 450, base + 6, 400, base + 6],
        ],
      )
    : sym(
        [400, top + 6],
        [
          [450, top + 6, 500, top + 4, 532, top],
          [536, top + 20, 538, top + 40, 538, base - 6],
          [500, base, 450, base + 2, 400, base + 2],
        ],
      );
  const fade = denim
    ? `<defs><radialGradient id="fd${o.id}" cx=".5" cy=".4" r=".5"><stop offset="0" stop-color="${mix(c, "#e6ebf0", 0.6)}" stop-opacity=".7"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></radialGradient></defs>` +
      [510, 290]
        .map((x) => `<ellipse cx="${x}" cy="420" rx="58" ry="230" fill="url(#fd${o.id})"/>`)
        .join("")
    : "";
  const pocketSeams: Stitch[] = denim
    ? [
        ["M480,174C484,214,510,238,552,244", thread, 2.2],
        ["M472,174C476,222,506,248,554,254", thread, 2.2],
      ]
    : jog
      ? ["M500,196C506,240,520,280,556,300"]
      : ["M500,170C510,220,530,262,560,292", "M492,170C502,224,524,270,562,302"];
  const hem: Stitch = short
    ? "M432,566C500,574,566,566,628,538"
    : wide
      ? ["M438,908C500,912,570,906,632,886", thread]
      : [`M${446 + taper},900C480,906,530,906,${573 - taper * 1.4},898`, thread];
  const sideSeam: Stitch[] =
    denim && !wide ? [["M556,330C578,460,574,640,566,900", thread, 1.6]] : [];
  const loop = (x: number): string =>
    `<g><rect x="${x - 6}" y="${top - 4}" width="14" height="${base - top + 8}" fill="#000" opacity=".3"/><rect x="${x - 7}" y="${top - 5}" width="13" height="${base - top + 8}" rx="2" fill="${c}"/>` +
    `<path d="M${x - 4},${top - 4}v${base - top + 6}M${x + 3},${top - 4}v${base - top + 6}" stroke="${thread ?? shade}" stroke-width="1.3" stroke-dasharray="5 3" opacity=".8"/></g>`;
  const cord = (side: 1 | -1): string => {
    const x = (dx: number): number => 400 + side * dx;
    const d = `M${x(14)},${base - 14}C${x(24)},${base + 30},${x(18)},${base + 60},${x(26)},${base + 104}`;
    return (
      `<path d="${d}" fill="none" stroke="#000" opacity=".25" stroke-width="8" transform="translate(3,4)"/>` +
      `<path d="${d}" fill="none" stroke="#efece6" stroke-width="6.5"/><path d="M${x(26)},${base + 98}l${side},18" stroke="#b5301a" stroke-width="8"/>`
    );
  };
  const middle = (top + base) / 2;
  const fly =
    ["M436,174C440,240,436,300,402,340", "M430,174C434,236,430,290,402,328"]
      .map(
        (d) =>
          `<path d="${d}" stroke="${thread ?? shade}" stroke-width="2" stroke-dasharray="6 3.2" opacity=".75"/>`,
      )
      .join("") + `<path d="M400,${base}V366" stroke="${shade}" stroke-width="3" opacity=".6"/>`;
  const closure =
    [290, 352, 448, 510].map(loop).join("") +
    `<circle cx="402" cy="${middle + 6}" r="12" fill="#000" opacity=".3"/><circle cx="400" cy="${middle + 4}" r="11.5" fill="${denim ? "#b98545" : mix(c, "#000000", 0.25)}"/>` +
    `<circle cx="400" cy="${middle + 4}" r="7" fill="none" stroke="#fff" stroke-width="1.5" opacity=".45"/><g fill="none">${fly}</g>`;
  const inset = short ? 262 : 270;
  return [
    {
      d: `M${inset},${top + 4}C340,${top - 18},460,${top - 18},${800 - inset},${top + 4}C460,${top + 24},340,${top + 24},${inset},${top + 4}Z`,
      fill: mix(c, shade, 0.55),
      tex: "jersey",
      cast: 0,
      edge: 8,
    },
    ...pair(legPath(cut), {
      tex,
      cast: 0.5,
      print: fade,
      folds: legFolds({ ...cut, tex }),
      stitch: [...pocketSeams, hem, ...sideSeam],
      wr: denim ? [0.012, 0.007, 0.7] : [0.008, 0.004, 0.6],
      edge: 44,
      edgeK: 1.1,
    }),
    ...(cargo ? cargoPockets() : []),
    {
      d: waist,
      tex: jog ? "rib" : tex,
      cast: 0.5,
      edge: 14,
      edgeBlur: 7,
      stitch: jog
        ? []
        : [
            [`M268,${top + 10}C340,${top + 16},460,${top + 16},532,${top + 10}`, thread],
            [`M264,${base - 10}C340,${base - 4},460,${base - 4},536,${base - 10}`, thread],
          ],
      over: jog ? cord(-1) + cord(1) : closure,
    },
  ];
}

function cargoPockets(): Piece[] {
  const bag = path(
    [506, 500],
    [
      [590, 488],
      [600, 628],
      [514, 640],
    ],
  );
  const flap = path(
    [500, 490],
    [
      [594, 476],
      [596, 520],
      [548, 536],
      [504, 532],
    ],
  );
  const square = { tex: "twill", edge: 10, edgeBlur: 6 } as const;
  return [
    ...pair(bag, { ...square, cast: 0.6, stitch: ["M512,632L594,620"] }),
    ...pair(flap, { ...square, cast: 0.6, stitch: ["M508,526L548,529L590,514"] }),
  ];
}

export const jeans = (o: GarmentOptions): Piece[] => trousers(o, { tex: "denim", denim: true });
export const widejeans = (o: GarmentOptions): Piece[] =>
  trousers(o, { tex: "denim", denim: true, wide: true });
export const chinos = (o: GarmentOptions): Piece[] => trousers(o, { taper: 14 });
export const widetrousers = (o: GarmentOptions): Piece[] => trousers(o, { wide: true });
export const cargos = (o: GarmentOptions): Piece[] => trousers(o, { taper: 6, cargo: true });
export const joggers = (o: GarmentOptions): Piece[] =>
  trousers(o, { tex: "fleece", jog: true, taper: 22 });
export const shorts = (o: GarmentOptions): Piece[] =>
  trousers(o, { short: true, jog: true, tex: "fleece" });
export const chinoshorts = (o: GarmentOptions): Piece[] => trousers(o, { short: true });
export const denimshorts = (o: GarmentOptions): Piece[] =>
  trousers(o, { short: true, denim: true, tex: "denim" });

/** High-waisted leggings with a ridge along the seam. */
export function leggings(o: GarmentOptions): Piece[] {
  const c = o.color;
  const accent = o.accent ?? "#b5301a";
  const leg = path(
    [400, 190],
    [
      [450, 190, 500, 188, 524, 184],
      [552, 290, 548, 430, 526, 560],
      [510, 660, 506, 790, 492, 926],
      [474, 934, 452, 934, 436, 928],
      [432, 800, 422, 670, 416, 560],
      [412, 480, 408, 420, 400, 384],
    ],
  );
  return [
    ...pair(leg, {
      tex: "nylon",
      cast: 0.5,
      gloss: 1.15,
      folds: [
        [fold(402, 386, 450, 400, 520, 384, 16), 0.6],
        [fold(420, 580, 460, 600, 512, 590, 14), 0.5],
        [fold(424, 640, 460, 660, 504, 650, 12), 0.4],
        [fold(440, 850, 466, 866, 492, 850, 12), 0.5],
      ],
      detail: `<g transform="translate(531,240) rotate(92.4)"><path d="${zig(0, 0, 660, 12, 24)}" fill="none" stroke="${accent}" stroke-width="5"/></g>`,
      stitch: ["M440,906C456,910,476,910,494,904"],
      wr: [0.009, 0.004, 0.4],
      edge: 52,
    }).map((p, i): Piece =>
      i === 0
        ? p
        : {
            ...p,
            detail: `<g transform="translate(269,240) rotate(87.6)"><path d="${zig(0, 0, 660, 12, 24)}" fill="none" stroke="${accent}" stroke-width="5"/></g>`,
          },
    ),
    {
      d: sym(
        [400, 104],
        [
          [440, 104, 470, 102, 500, 98],
          [508, 128, 518, 160, 526, 190],
          [480, 204, 440, 206, 400, 206],
        ],
      ),
      tex: "nylon",
      fill: mix(c, shadeOf(c), 0.1),
      cast: 0.5,
      edge: 20,
      edgeBlur: 10,
      stitch: ["M276,184C340,198,460,198,524,184"],
      over: label(400, 118, 44, 20),
    },
  ];
}
