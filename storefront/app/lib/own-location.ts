import { isServed, MOST_ACCURACY_M, PIN_DIGITS } from "@strive/backend/contracts/pin-limits";
import type { Pin } from "@strive/backend/contracts/pins";

/** Why nobody knows where the phone is. */
export type LocationProblem = "denied" | "unavailable" | "slow" | "outside";

export type Located = { pin: Pin; problem: null } | { pin: null; problem: LocationProblem };

const FIX_MS = 15_000;
/** The question itself may stay unanswered. */
const PATIENCE_MS = 45_000;

const failed = (problem: LocationProblem): Located => ({ pin: null, problem });

const rounded = (degrees: number) => Number(degrees.toFixed(PIN_DIGITS));

function pinOf({ latitude, longitude, accuracy }: GeolocationCoordinates): Located {
  if (!isServed({ latitude, longitude })) return failed("outside");
  const metres = accuracy >= 0 && accuracy <= MOST_ACCURACY_M ? Math.round(accuracy) : null;
  const pin = { latitude: rounded(latitude), longitude: rounded(longitude), accuracy: metres };
  return { pin, problem: null };
}

function problemOf({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError) {
  if (code === PERMISSION_DENIED) return "denied";
  return code === TIMEOUT ? "slow" : "unavailable";
}

/** Asks the browser, which asks the person. Only on a press; never rejects, and ends in any case. */
export function ownLocation(): Promise<Located> {
  return new Promise((resolve) => {
    // Missing where the page is not secure, whatever the types say.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (geolocation === undefined) {
      resolve(failed("unavailable"));
      return;
    }
    const timer = setTimeout(() => resolve(failed("slow")), PATIENCE_MS);
    const end = (located: Located) => {
      clearTimeout(timer);
      resolve(located);
    };
    geolocation.getCurrentPosition(
      ({ coords }) => end(pinOf(coords)),
      (error) => end(failed(problemOf(error))),
      { enableHighAccuracy: true, timeout: FIX_MS, maximumAge: 60_000 },
    );
  });
}
