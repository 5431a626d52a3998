import { mapLinkOf, type Pin } from "~/lib/pins";
import * as words from "~/words/pins";

/** What may be pressed below a pin. */
export const PIN_LINK =
  "inline-flex min-h-11 items-center font-strong underline underline-offset-3";

/** @param isOwn to whoever shared it, and not to who reads it */
export function pinSentence({ accuracy }: Pin, isOwn: boolean): string {
  if (accuracy === null) return isOwn ? words.isSet : words.hasPin;
  const metres = accuracy.toLocaleString("en");
  return isOwn ? words.isSetWithin(metres) : words.hasPinWithin(metres);
}

/** Opens the map: an app where there is one. Nothing is loaded from there before it is pressed. */
export const PinLink = ({ pin }: { pin: Pin }) => (
  <a href={mapLinkOf(pin)} target="_blank" rel="noopener noreferrer" className={PIN_LINK}>
    {words.openMap}
  </a>
);
