/** Centimetres of a range: the contract's, which would bring zod to the page. */
const HEIGHT_STEP = 5;
/** Centimetres that people may differ by and still be about as tall. */
const ABOUT = 5;

/** @param range its lower end, as reviews tell heights; null: not told */
export const isAboutAsTall = (range: number | null, height: number): boolean =>
  range !== null && range < height + ABOUT && range + HEIGHT_STEP > height - ABOUT;
