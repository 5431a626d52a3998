/** A box around Rwanda, in degrees. */
export const SERVED_AREA = { south: -2.85, north: -1.04, west: 28.85, east: 30.9 } as const;

/** Decimals of a degree that are kept: about a metre. */
export const PIN_DIGITS = 5;

/** Metres beyond which a pin says nothing: the country is not wider. */
export const MOST_ACCURACY_M = 250_000;

export const isServed = ({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): boolean =>
  latitude >= SERVED_AREA.south &&
  latitude <= SERVED_AREA.north &&
  longitude >= SERVED_AREA.west &&
  longitude <= SERVED_AREA.east;
