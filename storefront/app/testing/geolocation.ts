const CODES = { denied: 1, unavailable: 2, slow: 3 } as const;

function geolocate(getCurrentPosition: Geolocation["getCurrentPosition"]): void {
  const geolocation = { getCurrentPosition } as Geolocation;
  Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true });
}

/** The phone finds itself there. */
export function placeAt(
  coords: Pick<GeolocationCoordinates, "latitude" | "longitude" | "accuracy">,
) {
  geolocate((onPlace) => onPlace({ coords } as GeolocationPosition));
}

/** The browser answers that it may not, or can't, or did not in time. */
export function placeFails(fault: keyof typeof CODES) {
  const names = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  geolocate((_, onError) => onError?.({ ...names, code: CODES[fault], message: "" }));
}

/** As where a page is not secure: there is no such thing. */
export function noPlace() {
  Object.defineProperty(navigator, "geolocation", { value: undefined, configurable: true });
}
