import { plural } from "~/lib/plural";

/** Where an order goes: at the checkout, and where it is changed. */
export const address = "Address";
export const city = "City";
export const district = "District";
export const districts = "Districts";
export const districtExample = "Gasabo";

export const province = (name: string) => (name === "City of Kigali" ? name : `${name} Province`);
/** Below a district's name, with how long its delivery takes. */
export const alsoCalled = (town: string, promise: string) => `also called ${town} · ${promise}`;
export const withQuarter = (quarter: string, promise: string) => `with ${quarter} · ${promise}`;
export const districtsFound = (count: number) =>
  plural(count, { one: `${count} district`, other: `${count} districts` });
/** Before names shown as buttons. */
export const didYouMean = "Did you mean";
export const orBefore = " or ";
