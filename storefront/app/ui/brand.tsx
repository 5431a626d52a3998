import { BRAND } from "~/lib/brand";
import { cx } from "./cx";

const MARK =
  "M48,17L10,55L48,93M48,31L24,55L48,79M48,45L38,55L48,65M48,3L86,41L48,79M48,17L72,41L48,65M48,31L58,41L48,51";
const LETTERS =
  "M51.09 101.33Q34.22 101.33 23.28 97.05Q12.35 92.77 7.04 85.21Q1.74 77.66 1.65 67.96H30.45Q30.65 72.35 33.06 75.62Q35.47 78.9 40.26 80.67Q45.05 82.44 52.15 82.44Q58.22 82.44 62.34 81.23Q66.45 80.01 68.59 77.64Q70.72 75.27 70.72 71.92Q70.72 68.84 69.57 66.96Q68.41 65.08 65.76 63.98Q63.1 62.88 58.78 62.17Q54.46 61.45 48.03 60.71Q36.9 59.38 28.65 57.24Q20.4 55.1 14.98 51.68Q9.56 48.25 6.88 43.05Q4.19 37.86 4.19 30.55Q4.19 20.32 9.77 13.28Q15.34 6.23 25.76 2.51Q36.17 -1.21 50.64 -1.21Q63.75 -1.21 73.56 2.29Q83.38 5.8 89.07 12.59Q94.77 19.38 95.63 29.2H67.69Q67.18 24.99 64.82 22.41Q62.45 19.83 58.56 18.64Q54.67 17.44 49.54 17.44Q44.17 17.44 40.35 18.63Q36.53 19.81 34.56 22.06Q32.59 24.3 32.59 27.34Q32.59 30.96 34.51 32.88Q36.43 34.8 41.39 35.82Q46.35 36.84 55.4 37.88Q66.78 39.21 75.07 41.24Q83.36 43.27 88.71 46.79Q94.06 50.3 96.66 55.85Q99.26 61.4 99.26 69.67Q99.26 79.56 93.66 86.67Q88.07 93.79 77.37 97.56Q66.67 101.33 51.09 101.33ZM133.47 100V19.91H161.02V100ZM101.74 21.99V0H193.44V21.99ZM201.18 100V0H264.65Q272.08 0 277.87 1.27Q283.66 2.55 287.89 5.04Q292.12 7.52 294.89 10.97Q297.65 14.42 298.95 18.75Q300.25 23.07 300.25 28.23Q300.25 37.99 295.21 44.41Q290.16 50.82 281.93 53.18V54.03Q287.01 54.85 290.52 57.16Q294.04 59.47 295.88 63.25Q297.72 67.02 297.72 72.55V89.63Q297.72 92.55 297.93 94.9Q298.13 97.26 298.86 100H270.77Q270.18 97.79 270.09 95.26Q269.99 92.73 269.99 89.91V76.8Q269.99 72.49 268.7 69.84Q267.41 67.2 264.39 66.02Q261.38 64.84 256.03 64.84H226.79V45.11H255.52Q265.12 45.11 268.67 41.62Q272.21 38.13 272.21 32.47Q272.21 29.2 271.02 26.92Q269.82 24.63 267.63 23.31Q265.43 21.99 262.36 21.4Q259.28 20.81 255.52 20.81H228.85V100ZM310.5 100V0H338.17V100ZM386.89 100 344.62 0H375.07L400.31 67.1L404.27 78.21H405.21L409.05 67.31L434.41 0H464.86L422.57 100ZM471.27 100V0H557.38V21.75H493.16L498.94 15.97V84.01L493.16 78.23H557.73V100ZM493.36 59.83V39.53H550.56V59.83Z";
const PEAK = "M386.2,0H423.7L404.9,44Z";

/** The nested diamonds, in the colour of the text around them. At least 20 px high. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="3 -4 90 104" aria-hidden="true">
      <path
        d={MARK}
        fill="none"
        stroke="currentColor"
        strokeWidth="7.4"
        strokeLinecap="square"
        strokeMiterlimit="10"
      />
    </svg>
  );
}

/** STRIVE as drawn letters: the colour of the text, with the red peak unless `plain`. */
export function Wordmark({ className, plain = false }: { className?: string; plain?: boolean }) {
  return (
    <svg className={className} viewBox="1 -1.3 557.4 103" role="img" aria-label={BRAND.name}>
      <path fill="currentColor" d={LETTERS} />
      <path className={plain ? "fill-current" : "fill-red"} d={PEAK} />
    </svg>
  );
}

export function Lockup({ className }: { className?: string }) {
  return (
    <span className={cx("flex items-center gap-2.5", className)}>
      <Mark className="h-[30px] w-[26px] text-red md:h-[38px] md:w-[33px]" />
      <Wordmark className="h-[15px] w-auto md:h-[19px]" />
    </span>
  );
}
