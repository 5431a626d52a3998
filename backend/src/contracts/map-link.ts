import { PIN_DIGITS } from "./pin-limits";

interface Place {
  latitude: number;
  longitude: number;
}

/** "-1.94995, 30.05885" */
export const pinText = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(PIN_DIGITS)}, ${longitude.toFixed(PIN_DIGITS)}`;

const linkTo = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** Opens a map at a pin, in an app where there is one. */
export const mapLinkOf = (pin: Place): string => linkTo(pinText(pin).replace(" ", ""));

/** The same for an address: at its pin, else where a map finds its words. */
export const mapOfAddress = ({
  address,
  city,
  district,
  pin,
}: {
  address: string;
  city: string;
  district: string;
  pin: Place | null;
}): string => (pin === null ? linkTo(`${address}, ${city}, ${district}, Rwanda`) : mapLinkOf(pin));
