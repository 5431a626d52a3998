import { inkOn, lightOf, lum, mix, shadeOf } from "../color";
import type { Piece } from "../core";
import { band, pair, type GarmentOptions } from "../parts";
import { mark, markAt } from "../motif";
import { fold, path, zig } from "../paths";

const HIGH = {
  upper:
    "M120,560C116,500,122,436,140,392C150,372,176,366,198,374C214,384,226,398,240,404C262,400,286,386,306,364C318,352,336,352,348,364C392,410,448,456,520,484C580,504,640,520,668,556C676,572,676,586,674,600L122,600C118,588,118,574,120,560Z",
  toe: "M520,484C580,504,640,520,668,556C676,572,676,590,674,604L516,604C498,568,498,520,520,484Z",
  heel: "M120,560C116,500,122,436,140,392C148,376,164,368,184,371C196,420,204,520,196,604L122,604C118,588,118,574,120,560Z",
  eye: "M306,364C318,352,336,352,348,364C392,410,448,456,512,482C500,508,486,520,468,530C414,508,340,462,288,414C292,396,298,378,306,364Z",
  tongue:
    "M296,372C300,334,322,304,352,300C374,300,384,316,380,334C376,356,380,380,400,404L350,420Z",
  collar:
    "M140,392C150,372,176,366,198,374C214,384,226,398,240,404C262,400,286,386,306,364L300,386C286,404,262,420,238,422C212,416,190,396,168,394C156,394,148,400,142,412Z",
  inside: "M160,382C180,360,290,340,320,352C330,380,260,430,240,424C210,420,170,410,160,382Z",
};
const SOLE =
  "M112,590C118,584,130,588,146,590L668,590C684,592,690,606,688,622C686,646,670,656,644,658L150,658C124,656,110,640,108,618C107,606,108,596,112,590Z";
const OUTSOLE =
  "M110,640C118,656,134,660,152,660L644,660C668,658,682,650,688,632C690,652,682,672,650,674L146,674C122,674,108,660,110,640Z";

function lace(t: number, x: number, y: number, color: string): string {
  const d = `M${x - 34},${y + 30}C${x - 20},${y + 2},${x + 2},${y - 14},${x + 26},${y - 12}`;
  return (
    `<g><path d="${d}" fill="none" stroke="#000" opacity=".3" stroke-width="13" transform="translate(2,5)"/>` +
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="11.5" stroke-linecap="round"/><circle cx="${x - 36}" cy="${y + 32}" r="${t < 2 ? 4 : 3.6}" fill="#1a1816"/></g>`
  );
}

function soles(o: GarmentOptions, accent: string): Piece[] {
  const sole = o.sole ?? "#f1efe9";
  const treads = Array.from(
    { length: 40 },
    (_, i) => `<path d="M${110 + i * 15},662v14" stroke="#000" opacity=".25" stroke-width="3"/>`,
  );
  return [
    {
      d: OUTSOLE,
      fill: mix(sole, "#8a7f70", 0.35),
      tex: "none",
      cast: 0,
      edge: 10,
      edgeBlur: 5,
      detail: treads.join(""),
    },
    {
      d: SOLE,
      fill: sole,
      tex: "none",
      cast: 0.3,
      edge: 18,
      edgeBlur: 8,
      stitch: ["M122,602C300,606,500,606,682,602"],
      detail: `<path d="${zig(110, 648, 240, 18, 36)}" fill="none" stroke="${accent}" stroke-width="4" opacity=".9"/>`,
    },
  ];
}

/** A high-top in leather, seen from the side. */
export function sneakers(o: GarmentOptions): Piece[] {
  const c = o.color;
  const accent = o.accent ?? "#b5301a";
  const shade = shadeOf(c);
  const peak = (d: string, stroke: string): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="15" stroke-miterlimit="8"/>`;
  const laces = [0, 1, 2, 3, 4, 5].map((i) =>
    lace(i, 330 + i * 30, 386 + i * 21.2, o.lace ?? "#f4f2ed"),
  );
  return [
    { d: HIGH.inside, fill: mix(accent, "#000000", 0.25), tex: "fleece", cast: 0, edge: 30 },
    {
      d: HIGH.tongue,
      tex: "canvas",
      cast: 0.5,
      folds: [[fold(320, 320, 340, 350, 350, 400, 14), 0.6]],
      over: `<g transform="rotate(18 346 326)"><rect x="330" y="314" width="34" height="22" fill="#f4f4f1"/><g transform="translate(338,316) scale(.18)">${mark("#b5301a", 8)}</g></g>`,
    },
    {
      d: HIGH.upper,
      tex: "leather",
      gloss: 1.2,
      cast: 0.3,
      edge: 54,
      folds: [
        [fold(480, 500, 520, 540, 516, 590, 14), 0.5],
        [fold(210, 430, 260, 480, 250, 560, 20), 0.3],
      ],
      wr: [0.012, 0.012, 0.35],
      detail:
        peak("M226,598L306,462L386,598", lum(c) > 0.2 ? "#191614" : "#f4f4f1") +
        peak("M266,598L306,530L346,598", accent),
      stitch: ["M206,420C216,470,220,540,214,590", "M246,440C290,480,380,530,470,560"],
    },
    {
      d: HIGH.heel,
      fill: o.heel ?? mix(c, shade, 0.15),
      tex: "leather",
      cast: 0.4,
      edge: 30,
      stitch: ["M188,384C198,430,205,520,198,590"],
      detail: markAt(156, 500, 56, accent),
    },
    {
      d: HIGH.toe,
      fill: o.toe ?? mix(c, "#ffffff", 0.08),
      tex: "leather",
      cast: 0.4,
      gloss: 1.4,
      edge: 34,
      stitch: ["M528,492C508,528,508,566,522,596"],
      detail: [0, 1, 2, 3]
        .map(
          (i) =>
            `<circle cx="${566 + i * 20}" cy="${534 + i * 8}" r="3" fill="${shade}" opacity=".7"/>`,
        )
        .join(""),
    },
    {
      d: HIGH.eye,
      fill: o.eye ?? mix(c, shade, 0.1),
      tex: "leather",
      cast: 0.5,
      edge: 16,
      edgeBlur: 8,
      stitch: ["M300,412C350,458,414,500,466,520"],
      over: laces.join(""),
    },
    {
      d: HIGH.collar,
      fill: mix(accent, "#000000", 0.1),
      tex: "fleece",
      cast: 0.4,
      edge: 12,
      edgeBlur: 6,
    },
    ...soles(o, accent),
  ];
}

/** A low canvas shoe, seen from the side. */
export function lowtop(o: GarmentOptions): Piece[] {
  const c = o.color;
  const accent = o.accent ?? "#b5301a";
  const shade = shadeOf(c);
  const laces = [0, 1, 2, 3].map((i) => lace(i, 384 + i * 34, 444 + i * 18, o.lace ?? "#f4f2ed"));
  return [
    {
      d: "M142,462C180,436,320,424,360,420C366,446,280,490,242,484C206,480,160,478,142,462Z",
      fill: mix(c, "#000000", 0.45),
      tex: "canvas",
      cast: 0,
      edge: 24,
    },
    {
      d: "M332,438C336,410,352,386,378,382C398,384,402,400,402,416C404,436,412,450,430,464L380,476Z",
      tex: "canvas",
      cast: 0.5,
      over: `<g transform="rotate(18 374 406)"><rect x="358" y="394" width="32" height="20" fill="#f4f4f1"/><g transform="translate(366,396) scale(.165)">${mark("#b5301a", 8)}</g></g>`,
    },
    {
      d: "M120,566C114,528,120,486,136,462C146,448,166,448,182,458C206,472,224,482,248,482C284,476,316,456,342,432C354,424,368,426,380,434C420,462,470,482,524,498C590,516,642,532,670,566C676,580,676,590,674,600L122,600C118,588,120,578,120,566Z",
      tex: "canvas",
      cast: 0.3,
      edge: 44,
      folds: [[fold(486, 506, 520, 546, 518, 594, 14), 0.5]],
      wr: [0.012, 0.012, 0.35],
      detail: `<path d="${zig(206, 584, 250, 40, 62)}" fill="none" stroke="${o.ink ?? inkOn(c)}" stroke-width="11" stroke-miterlimit="8"/>`,
      stitch: ["M206,480C214,520,216,560,212,594"],
    },
    {
      d: "M120,566C114,528,120,486,136,462C144,450,158,447,172,452C184,490,190,548,186,602L122,602C118,588,120,578,120,566Z",
      fill: o.heel ?? accent,
      tex: "leather",
      cast: 0.4,
      edge: 24,
      stitch: ["M176,464C186,500,191,550,188,592"],
    },
    {
      d: "M536,502C600,518,646,534,670,566C676,580,676,592,674,604L536,604C514,572,516,528,536,502Z",
      fill: o.toe ?? "#f1efe9",
      tex: "none",
      cast: 0.4,
      gloss: 1.3,
      edge: 28,
    },
    {
      d: "M342,432C354,424,368,426,380,434C420,462,464,480,516,496C506,518,494,528,478,536C428,522,368,498,322,466C328,452,334,442,342,432Z",
      fill: o.eye ?? mix(c, shade, 0.08),
      tex: "canvas",
      cast: 0.5,
      edge: 14,
      edgeBlur: 7,
      stitch: ["M334,466C380,494,430,514,476,526"],
      over: laces.join(""),
    },
    ...soles(o, accent),
  ];
}

/** A pair of slides from above: moulded footbed, one wide strap. */
export function slides(o: GarmentOptions): Piece[] {
  const c = o.color;
  const bed = o.sole ?? mix(c, shadeOf(c), 0.3);
  const shoe = path(
    [514, 180],
    [
      [570, 180, 622, 240, 626, 340],
      [630, 430, 604, 500, 604, 580],
      [604, 660, 606, 720, 590, 770],
      [572, 826, 482, 826, 462, 770],
      [446, 720, 450, 650, 446, 580],
      [442, 500, 416, 420, 422, 330],
      [428, 240, 462, 180, 514, 180],
    ],
  );
  const inner = path(
    [514, 204],
    [
      [560, 204, 602, 256, 606, 342],
      [608, 430, 584, 500, 584, 580],
      [584, 660, 586, 716, 572, 758],
      [556, 800, 494, 800, 480, 758],
      [466, 716, 468, 650, 466, 580],
      [462, 500, 436, 420, 442, 334],
      [448, 256, 474, 204, 514, 204],
    ],
  );
  const strap = path(
    [410, 388],
    [
      [440, 330, 590, 316, 650, 366],
      [652, 420, 646, 480, 634, 520],
      [580, 480, 486, 486, 424, 538],
      [412, 490, 410, 440, 410, 388],
    ],
  );
  return [
    ...pair(shoe, { fill: mix(bed, "#000000", 0.15), tex: "none", cast: 0.6, edge: 20 }),
    ...pair(inner, { fill: bed, tex: "leather", cast: 0, edge: 40, wr: [0.01, 0.01, 0.5] }),
    ...pair(strap, {
      tex: "leather",
      gloss: 1.25,
      cast: 1,
      edge: 26,
      edgeBlur: 12,
      wr: [0.01, 0.01, 0.3],
      stitch: ["M408,400C450,346,584,332,644,378", "M420,524C482,474,580,468,630,506"],
      over: "",
    }).map((p, i): Piece => ({
      ...p,
      over: markAt(i === 0 ? 528 : 272, 424, 86, o.ink ?? inkOn(c), 7.4),
    })),
  ];
}

const SOCK =
  "M0,0C40,8,92,8,132,0C138,120,140,240,140,330C140,380,170,410,220,436C280,466,310,490,304,530C298,566,250,576,196,566C120,552,40,520,10,450C-6,410,2,330,2,250C2,160,0,80,0,0Z";

/** A pair of ribbed socks with a ridge at the top. */
export function socks(o: GarmentOptions): Piece[] {
  const c = o.color;
  const ink = o.ink ?? inkOn(c);
  const placed = (dx: number, dy: number): string =>
    SOCK.replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, x: string, y: string) => `${Number(x) * 1.12 + dx},${Number(y) * 1.12 + dy}`,
    );
  const one = (dx: number, dy: number, fill: string): Piece[] => [
    {
      d: placed(dx, dy),
      fill,
      tex: "rib",
      cast: 0.9,
      print:
        band(dy + 96, 70, ink, mix(c, "#000000", 0.06), dx - 30, 230) +
        `<rect x="${dx - 30}" y="${dy}" width="230" height="44" fill="${o.ink2 ?? "#b5301a"}"/>`,
      folds: [
        [fold(dx + 10, dy + 380, dx + 70, dy + 400, dx + 150, dy + 380, 22), 0.9],
        [fold(dx + 14, dy + 440, dx + 80, dy + 440, dx + 156, dy + 410, 20), 0.7],
        [fold(dx + 40, dy + 200, dx + 60, dy + 280, dx + 50, dy + 340, 18), 0.4],
      ],
      detail: `<path d="M${dx + 4},${dy + 470}C${dx + 60},${dy + 440},${dx + 90},${dy + 500},${dx + 84},${dy + 600}M${dx + 300},${dy + 500}C${dx + 270},${dy + 540},${dx + 270},${dy + 600},${dx + 280},${dy + 640}" fill="none" stroke="${lightOf(c)}" stroke-width="4" opacity=".25"/>`,
      wr: [0.012, 0.006, 0.5],
    },
  ];
  return [...one(300, 170, mix(c, shadeOf(c), 0.12)), ...one(196, 220, c)];
}
