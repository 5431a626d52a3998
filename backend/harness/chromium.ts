import { existsSync } from "node:fs";
import places from "./chromium-places.json";

/** Of every Chromium that is driven here: nothing of its own on the network, and it starts as root too. */
export const CHROMIUM_FLAGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters as wide as on a phone, where none is moved to whole pixels.
  "--font-render-hinting=none",
];

/**
 * The browser that is named, or the first that is installed: one without windows spends half the processor time of a desktop's on
 * the same pages.
 * @throws Error with a plain sentence when there is none
 */
export function chromiumPath(): string {
  const found = process.env["CHROMIUM_PATH"] ?? places.find((place) => existsSync(place));
  if (found === undefined || !existsSync(found)) {
    throw new Error(
      `There is no Chromium at ${found ?? places.join(" or ")}: install it or set CHROMIUM_PATH.`,
    );
  }
  return found;
}
