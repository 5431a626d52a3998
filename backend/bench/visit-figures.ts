import { median } from "./load";

/** One step of a visit: how long until the product was seen, and what passed until all was quiet. */
export interface Step {
  seenMs: number;
  bytes: number;
  requests: number;
}

export const STEPS = ["home", "product", "home again", "product again"] as const;
export type StepName = (typeof STEPS)[number];

/** What was measured of one shop, on one network, with or without data saving, in one run. */
export interface Sample {
  shop: string;
  network: string;
  isSaving: boolean;
  steps: Partial<Record<StepName, Step>>;
}

interface Spread {
  median: number;
  min: number;
  max: number;
  /** Of the first shop's median; 1 for that one. */
  ratio: number;
}

export interface Row {
  network: string;
  isSaving: boolean;
  step: StepName;
  shop: string;
  runs: number;
  figures: Record<keyof Step, Spread>;
}

const unique = <T>(values: T[]): T[] => [...new Set(values)];

/** Medians with their spread, and each shop's ratio to the first one, which is ours. */
export function summarise(samples: Sample[]): Row[] {
  const rows: Row[] = [];
  const shops = unique(samples.map(({ shop }) => shop));
  for (const network of unique(samples.map((sample) => sample.network))) {
    for (const isSaving of [false, true]) {
      for (const step of STEPS) {
        const measured = shops.map((shop) =>
          samples.flatMap((sample) => {
            const isMeant =
              sample.shop === shop && sample.network === network && sample.isSaving === isSaving;
            const found = sample.steps[step];
            return isMeant && found ? [found] : [];
          }),
        );
        const own = measured[0] ?? [];
        for (const [index, shop] of shops.entries()) {
          const steps = measured[index] ?? [];
          if (steps.length === 0) continue;
          const spread = (figure: keyof Step): Spread => {
            const values = steps.map((found) => found[figure]);
            const middle = median(values);
            const reference = median(own.map((found) => found[figure]));
            return {
              median: middle,
              min: Math.min(...values),
              max: Math.max(...values),
              ratio: middle === reference ? 1 : middle / reference,
            };
          };
          rows.push({
            network,
            isSaving,
            step,
            shop,
            runs: steps.length,
            figures: {
              seenMs: spread("seenMs"),
              bytes: spread("bytes"),
              requests: spread("requests"),
            },
          });
        }
      }
    }
  }
  return rows;
}

const times = (ratio: number) => (Number.isFinite(ratio) ? `${ratio.toFixed(1)} ×` : "–");

/** As a table of a document. */
export function asMarkdown(rows: Row[]): string {
  const lines = rows.map(({ network, isSaving, step, shop, runs, figures }) => {
    const { seenMs, bytes, requests } = figures;
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    return [
      network,
      isSaving ? "saving" : "usual",
      step,
      shop,
      `${seconds(seenMs.median)} (${seconds(seenMs.min)}–${seconds(seenMs.max)})`,
      times(seenMs.ratio),
      Math.round(bytes.median / 1000),
      times(bytes.ratio),
      requests.median,
      runs,
    ].join(" | ");
  });
  const head =
    "network | data | step | shop | first product s | ÷ ours | kB | ÷ ours | requests | runs";
  const rule = "--- | --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---:";
  return [head, rule, ...lines].map((line) => `| ${line} |`).join("\n");
}
