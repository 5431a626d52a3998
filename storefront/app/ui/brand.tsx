import { BRAND } from "~/lib/brand";
import { cx } from "./cx";

const MARK =
  "M48,17L10,55L48,93M48,31L24,55L48,79M48,45L38,55L48,65M48,3L86,41L48,79M48,17L72,41L48,65M48,31L58,41L48,51";
const LETTERS =
  "M51.1 101.3q-16.9 0-27.8-4.3-11-4.2-16.3-11.8-5.3-7.5-5.4-17.2h28.8q.2 4.3 2.7 7.6 2.4 3.3 7.2 5.1 4.7 1.7 11.8 1.7 6.1 0 10.2-1.2 4.2-1.2 6.3-3.6 2.1-2.3 2.1-5.7 0-3.1-1.1-4.9-1.2-1.9-3.8-3-2.7-1.1-7-1.8-4.3-.7-10.8-1.5-11.1-1.3-19.4-3.5-8.2-2.1-13.6-5.5-5.4-3.5-8.1-8.7-2.7-5.1-2.7-12.4 0-10.3 5.6-17.3 5.5-7.1 16-10.8 10.4-3.7 24.8-3.7 13.2 0 23 3.5 9.8 3.5 15.5 10.3 5.7 6.8 6.5 16.6h-27.9q-.5-4.2-2.9-6.8-2.3-2.6-6.2-3.8-3.9-1.2-9.1-1.2-5.3 0-9.1 1.2-3.9 1.2-5.8 3.5-2 2.2-2 5.2 0 3.7 1.9 5.6 1.9 1.9 6.9 2.9 5 1 14 2.1 11.4 1.3 19.7 3.3 8.3 2.1 13.6 5.6 5.4 3.5 8 9.1 2.6 5.5 2.6 13.8 0 9.9-5.6 17-5.6 7.1-16.3 10.9-10.7 3.7-26.3 3.7zm82.4-1.3v-80.1h27.5v80.1zm-31.8-78v-22h91.7v22zm99.5 78v-100h63.4q7.5 0 13.3 1.3 5.8 1.2 10 3.7 4.2 2.5 7 6 2.7 3.4 4 7.8 1.3 4.3 1.3 9.4 0 9.8-5 16.2-5 6.4-13.3 8.8v.8q5.1.9 8.6 3.2 3.5 2.3 5.4 6 1.8 3.8 1.8 9.3v17.1q0 2.9.2 5.3.2 2.4 1 5.1h-28.1q-.6-2.2-.7-4.7-.1-2.6-.1-5.4v-13.1q0-4.3-1.3-7-1.3-2.6-4.3-3.8-3-1.2-8.4-1.2h-29.2v-19.7h28.7q9.6 0 13.2-3.5 3.5-3.5 3.5-9.1 0-3.3-1.2-5.6-1.2-2.3-3.4-3.6-2.2-1.3-5.2-1.9-3.1-.6-6.9-.6h-26.7v79.2zm109.3 0v-100h27.7v100zm76.4 0l-42.3-100h30.5l25.2 67.1 4 11.1h.9l3.9-10.9 25.3-67.3h30.5l-42.3 100zm84.4 0v-100h86.1v21.8h-64.2l5.7-5.8v68l-5.7-5.8h64.5v21.8zm22.1-40.2v-20.3h57.2v20.3z";
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
