import type { ComponentProps } from "react";
import { Field } from "~/ui/field";

/** The latest that such an input can name. */
const LAST = "9999-12-31T23:59";

/** A moment in Rwanda: `localInput` and `momentOf` of kigali-time.ts translate its value. */
export const DateTimeField = (props: ComponentProps<typeof Field>) => (
  <Field {...props} type="datetime-local" max={LAST} isHalf />
);

/**
 * The names of inputs that hold something the browser can't read, such as a day without its time:
 * it gives no value for them.
 */
export const unreadableDates = (place: HTMLElement | null): string[] =>
  Array.from(place?.querySelectorAll<HTMLInputElement>("input[type=datetime-local]") ?? [])
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => name);
