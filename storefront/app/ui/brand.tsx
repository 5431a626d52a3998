import { BRAND } from "~/lib/brand";
import { cx } from "./cx";

const MARK =
  "M48,17L10,55L48,93M48,31L24,55L48,79M48,45L38,55L48,65M48,3L86,41L48,79M48,17L72,41L48,65M48,31L58,41L48,51";
const LETTERS =
  "M51.1 101.3Q34.2 101.3 23.3 97Q12.3 92.8 7 85.2Q1.7 77.7 1.6 68H30.4Q30.6 72.3 33.1 75.6Q35.5 78.9 40.3 80.7Q45 82.4 52.1 82.4Q58.2 82.4 62.3 81.2Q66.5 80 68.6 77.6Q70.7 75.3 70.7 71.9Q70.7 68.8 69.6 67Q68.4 65.1 65.8 64Q63.1 62.9 58.8 62.2Q54.5 61.5 48 60.7Q36.9 59.4 28.6 57.2Q20.4 55.1 15 51.7Q9.6 48.2 6.9 43Q4.2 37.9 4.2 30.6Q4.2 20.3 9.8 13.3Q15.3 6.2 25.8 2.5Q36.2 -1.2 50.6 -1.2Q63.8 -1.2 73.6 2.3Q83.4 5.8 89.1 12.6Q94.8 19.4 95.6 29.2H67.7Q67.2 25 64.8 22.4Q62.5 19.8 58.6 18.6Q54.7 17.4 49.5 17.4Q44.2 17.4 40.4 18.6Q36.5 19.8 34.6 22.1Q32.6 24.3 32.6 27.3Q32.6 31 34.5 32.9Q36.4 34.8 41.4 35.8Q46.4 36.8 55.4 37.9Q66.8 39.2 75.1 41.2Q83.4 43.3 88.7 46.8Q94.1 50.3 96.7 55.9Q99.3 61.4 99.3 69.7Q99.3 79.6 93.7 86.7Q88.1 93.8 77.4 97.6Q66.7 101.3 51.1 101.3ZM133.5 100V19.9H161V100ZM101.7 22V0H193.4V22ZM201.2 100V0H264.6Q272.1 0 277.9 1.3Q283.7 2.5 287.9 5Q292.1 7.5 294.9 11Q297.6 14.4 298.9 18.8Q300.2 23.1 300.2 28.2Q300.2 38 295.2 44.4Q290.2 50.8 281.9 53.2V54Q287 54.9 290.5 57.2Q294 59.5 295.9 63.2Q297.7 67 297.7 72.5V89.6Q297.7 92.5 297.9 94.9Q298.1 97.3 298.9 100H270.8Q270.2 97.8 270.1 95.3Q270 92.7 270 89.9V76.8Q270 72.5 268.7 69.8Q267.4 67.2 264.4 66Q261.4 64.8 256 64.8H226.8V45.1H255.5Q265.1 45.1 268.7 41.6Q272.2 38.1 272.2 32.5Q272.2 29.2 271 26.9Q269.8 24.6 267.6 23.3Q265.4 22 262.4 21.4Q259.3 20.8 255.5 20.8H228.8V100ZM310.5 100V0H338.2V100ZM386.9 100 344.6 0H375.1L400.3 67.1L404.3 78.2H405.2L409.1 67.3L434.4 0H464.9L422.6 100ZM471.3 100V0H557.4V21.8H493.2L498.9 16V84L493.2 78.2H557.7V100ZM493.4 59.8V39.5H550.6V59.8Z";
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
