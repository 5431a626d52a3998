import { UNNAMED_SITE } from "../contracts/app-settings";

/**
 * The shop's name as people read it: in mails and as their sender, in page titles, in the web manifest.
 * @param stored the setting; the specification's default names no shop, so the brand replaces it
 */
export const siteName = (stored: string = UNNAMED_SITE): string =>
  stored === UNNAMED_SITE ? "STRIVE" : stored;
