import { lightOf, lum, mix, shadeOf, unitRgb } from "./color";
import { motifTile } from "./motif";
import { bounds, H, round1, W } from "./paths";

export type Texture =
  | "jersey"
  | "fleece"
  | "twill"
  | "denim"
  | "canvas"
  | "nylon"
  | "leather"
  | "rib"
  | "knit"
  | "none";

/** A crease and how strongly it shows. */
export type Fold = [d: string, strength: number];
/** A seam, with its thread colour and width when they differ from the cloth's own. */
export type Stitch = string | [d: string, color?: string, width?: number];

/**
 * One closed shape of a garment. A garment is a stack of pieces, back to front; each gets the same
 * treatment: fill, print, relief lit from the top left, folds, edge volume, weave, stitching.
 */
export interface Piece {
  d: string;
  /** The garment's colour when absent. */
  fill?: string;
  tex?: Texture;
  folds?: Fold[];
  /** Wrinkles: frequency along x and y, and how deep. */
  wr?: [number, number, number];
  /** Width and strength of the dark rim that gives the piece volume. */
  edge?: number;
  edgeK?: number;
  edgeBlur?: number;
  /** The shadow on the pieces below; 0 for none. */
  cast?: number;
  /** Under the light, so that it follows the folds. */
  print?: string;
  /** Over the light: drawings of seams, and graphics that must stay crisp. */
  detail?: string;
  /** Over everything, not clipped: buttons, labels, cords. */
  over?: string;
  stitch?: Stitch[];
  gloss?: number;
  soft?: number;
  foldBlur?: number;
}

export interface Layers {
  defs: string;
  body: string;
}

export interface RenderOptions {
  /** Prefix of every id in the drawing; unique within one SVG. */
  id: string;
  color: string;
  seed?: number;
  /** The scale the garment is placed at: filters measure in device pixels, cloth does not. */
  res?: number;
}

interface Weave {
  noise: string;
  strength: number;
  /** Angle, spacing, width, opacity. */
  lines?: [number, number, number, number];
  cross?: boolean;
  stitches?: boolean;
}

const WEAVES: Record<Texture, Weave> = {
  jersey: { noise: ".8 .8", strength: 0.035 },
  fleece: { noise: ".6 .6", strength: 0.06 },
  twill: { noise: ".8 .8", strength: 0.035, lines: [45, 5, 1.6, 0.09] },
  denim: { noise: ".6 .16", strength: 0.16, lines: [-42, 4.4, 1.6, 0.13] },
  canvas: { noise: ".7 .7", strength: 0.09, lines: [0, 5, 1.2, 0.07], cross: true },
  nylon: { noise: ".9 .9", strength: 0.015 },
  leather: { noise: ".34 .34", strength: 0.06 },
  rib: { noise: ".8 .8", strength: 0.03, lines: [90, 9, 4, 0.2] },
  knit: { noise: ".6 .6", strength: 0.05, stitches: true },
  none: { noise: ".8 .8", strength: 0.02 },
};

/** A matrix that turns a grey map into one colour whose alpha grows with `slope` from `offset`. */
const tintMatrix = (hex: string, slope: number, offset: number): string => {
  const [r, g, b] = unitRgb(hex);
  return `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${slope} 0 0 0 ${offset}`;
};

function weaveDefs(key: string, weave: Weave, shade: string, light: string, dark: boolean): string {
  const k = weave.strength * (dark ? 1.3 : 1);
  let defs =
    `<filter id="${key}" x="0" y="0" width="${W}" height="${H}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${weave.noise}" numOctaves="2" seed="5" result="t"/>` +
    `<feColorMatrix in="t" values="${tintMatrix(shade, -k * 5, k * 2.5)}" result="S"/>` +
    `<feColorMatrix in="t" values="${tintMatrix(light, k * 4, -k * 2.1)}" result="Q"/>` +
    `<feMerge><feMergeNode in="S"/><feMergeNode in="Q"/></feMerge></filter>`;
  if (weave.lines) {
    const [angle, gap, width, opacity] = weave.lines;
    defs +=
      `<pattern id="p${key}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
      `<rect width="${gap}" height="${width}" fill="${shade}" opacity="${opacity}"/>` +
      `<rect y="${width}" width="${gap}" height="1" fill="${light}" opacity="${opacity * 0.8}"/>` +
      (weave.cross
        ? `<rect width="${width}" height="${gap}" fill="${shade}" opacity="${opacity}"/>`
        : "") +
      `</pattern>`;
  }
  if (weave.stitches) {
    defs +=
      `<pattern id="p${key}" width="11" height="10" patternUnits="userSpaceOnUse">` +
      `<path d="M0.5,0L5.5,6L10.5,0" fill="none" stroke="${shade}" stroke-width="1.6" opacity=".32"/>` +
      `<path d="M0.5,4L5.5,10L10.5,4" fill="none" stroke="${light}" stroke-width="2" opacity=".22"/></pattern>`;
  }
  return defs;
}

function stitchMarkup(stitch: Stitch, cloth: string, shade: string): string {
  const [d, color, width = 1.6] = typeof stitch === "string" ? [stitch] : stitch;
  const own = lum(cloth) > 0.35 ? mix(cloth, "#000000", 0.24) : mix(cloth, "#ffffff", 0.26);
  return (
    `<path d="${d}" fill="none" stroke="${shade}" stroke-width="${width + 1.6}" opacity=".28"/>` +
    `<path d="${d}" fill="none" stroke="${color ?? own}" stroke-width="${width}" stroke-dasharray="6 3.2" opacity=".85"/>`
  );
}

export function renderPieces(pieces: readonly Piece[], o: RenderOptions): Layers {
  const weavesDone = new Set<string>();
  let defs = "";
  let body = "";
  for (const [i, p] of pieces.entries()) {
    const cloth = p.fill ?? o.color;
    const [shade, light, l] = [shadeOf(cloth), lightOf(cloth), lum(cloth)];
    const [bright, dark] = [l > 0.42, l < 0.05];
    const k = `${o.id}${i}`;
    const box = bounds(p.d);
    const [x, y, w, h] = [box.x - 20, box.y - 20, box.w + 40, box.h + 40].map(round1) as [
      number,
      number,
      number,
      number,
    ];
    const frame = `x="${x}" y="${y}" width="${w}" height="${h}"`;
    const region = `${frame} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"`;
    const [fx, fy, depth] = p.wr ?? [0.009, 0.004, 0.5];
    const shadeK = bright ? 0.66 : dark ? 0.9 : 0.92;
    const lightK = (bright ? 1 : dark ? 1.05 : 0.95) * (p.gloss ?? 1);
    // A flat surface under this light reads .719; both maps start from there.
    const flat = 0.719;
    defs +=
      `<clipPath id="c${k}"><path d="${p.d}"/></clipPath>` +
      `<filter id="l${k}" ${region}><feGaussianBlur in="SourceAlpha" stdDeviation="${p.soft ?? (bright ? 9 : 7)}" result="a"/>` +
      `<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="3" seed="${(o.seed ?? 3) * 7 + i}" result="t"/>` +
      `<feColorMatrix in="t" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feGaussianBlur stdDeviation="3" result="n"/>` +
      `<feComposite in="a" in2="n" operator="arithmetic" k1="0" k2=".5" k3="${(depth * 0.42).toFixed(4)}" k4="0"/>` +
      `<feDiffuseLighting surfaceScale="${round1(58 * (o.res ?? 1))}" diffuseConstant="1" lighting-color="#fff"><feDistantLight azimuth="236" elevation="46"/></feDiffuseLighting>` +
      `<feGaussianBlur stdDeviation="2.2" result="L"/>` +
      `<feColorMatrix in="L" values="${tintMatrix(shade, -shadeK, shadeK * flat)}" result="S"/>` +
      `<feColorMatrix in="L" values="${tintMatrix(light, lightK, -lightK * flat)}" result="Hh"/>` +
      `<feMerge><feMergeNode in="S"/><feMergeNode in="Hh"/></feMerge></filter>` +
      `<filter id="e${k}" ${region}><feGaussianBlur stdDeviation="${p.edgeBlur ?? 15}"/></filter>` +
      `<filter id="f${k}" ${region}><feGaussianBlur stdDeviation="${p.foldBlur ?? 4.5}"/></filter>`;

    const texture = p.tex ?? "jersey";
    const weave = WEAVES[texture];
    const weaveKey = `t${o.id}${texture}${cloth.slice(1)}`;
    if (!weavesDone.has(weaveKey)) {
      weavesDone.add(weaveKey);
      defs += weaveDefs(weaveKey, weave, shade, light, dark);
    }
    if (p.cast !== 0) {
      const cast = p.cast ?? 1;
      defs += `<filter id="d${k}" x="${x - 30}" y="${y - 30}" width="${w + 60}" height="${h + 60}" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="${6 * cast}"/></filter>`;
      body += `<path d="${p.d}" fill="${mix(shade, "#000000", 0.5)}" opacity="${0.5 * Math.min(1, cast)}" transform="translate(${2 * cast},${5 * cast})" filter="url(#d${k})"/>`;
    }
    const folds = p.folds ?? [];
    const relief = folds.map(([d, s]) => `<path d="${d}" fill="#fff" fill-opacity="${0.34 * s}"/>`);
    const creases = folds.map(
      ([d, s]) =>
        `<path d="${d}" fill="${shade}" opacity="${0.34 * s}" transform="translate(5,6)"/>` +
        `<path d="${d}" fill="${light}" opacity="${(dark ? 0.2 : 0.26) * s}" transform="translate(-4,-4)"/>`,
    );
    const rim = (bright ? 0.17 : dark ? 0.46 : 0.33) * (p.edgeK ?? 1);
    body +=
      `<path d="${p.d}" fill="${cloth}"/><g clip-path="url(#c${k})">${p.print ?? ""}` +
      `<g filter="url(#l${k})"><path d="${p.d}" fill="#fff" fill-opacity=".62"/>${relief.join("")}</g>` +
      (creases.length ? `<g filter="url(#f${k})">${creases.join("")}</g>` : "") +
      `<path d="${p.d}" fill="none" stroke="${shade}" stroke-width="${p.edge ?? 38}" opacity="${rim}" transform="translate(-7,-9)" filter="url(#e${k})"/>` +
      (p.detail ?? "") +
      `<rect ${frame} filter="url(#${weaveKey})"/>` +
      (weave.lines || weave.stitches ? `<rect ${frame} fill="url(#p${weaveKey})"/>` : "") +
      (p.stitch ?? []).map((s) => stitchMarkup(s, cloth, shade)).join("") +
      `<path d="${p.d}" fill="none" stroke="${shade}" stroke-width="1.8" opacity=".32"/></g>${p.over ?? ""}`;
  }
  return { defs, body };
}

/** Studio ground: tinted paper with a tonal imigongo relief that fades out towards the light. */
export function ground(id: string, tint: string): Layers {
  const side = 160;
  const [low, high] = [mix(tint, "#000000", 0.055), mix(tint, "#ffffff", 0.5)];
  const all = `width="${W}" height="${H}"`;
  const tile = `width="${side}" height="${side}" patternUnits="userSpaceOnUse"`;
  return {
    defs:
      `<pattern id="m${id}" ${tile}>${motifTile("zig", side, low, low)}</pattern>` +
      `<pattern id="mm${id}" ${tile} patternTransform="translate(-2.5,-3)">${motifTile("zig", side, high, high)}</pattern>` +
      `<linearGradient id="mg${id}" x1=".15" y1=".1" x2=".95" y2="1"><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>` +
      `<mask id="mk${id}"><rect ${all} fill="url(#mg${id})"/></mask>` +
      `<radialGradient id="v${id}" cx=".4" cy=".3" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${shadeOf(tint)}" stop-opacity=".12"/></radialGradient>`,
    body:
      `<rect ${all} fill="${tint}"/><g mask="url(#mk${id})"><rect ${all} fill="url(#mm${id})" opacity=".8"/><rect ${all} fill="url(#m${id})"/></g>` +
      `<rect ${all} fill="url(#v${id})"/>`,
  };
}

/** The filter `s{id}`: a garment's contact and far shadow on the ground, to the lower right. */
export const castShadow = (id: string, k = 1): string =>
  `<filter id="s${id}" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${20 * k}"/><feOffset dx="${12 * k}" dy="${26 * k}"/><feColorMatrix values="0 0 0 0 .10 0 0 0 0 .07 0 0 0 0 .06 0 0 0 .34 0" result="far"/>` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${4 * k}"/><feOffset dx="${2 * k}" dy="${5 * k}"/><feColorMatrix values="0 0 0 0 .08 0 0 0 0 .05 0 0 0 0 .04 0 0 0 .34 0" result="near"/>` +
  `<feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
