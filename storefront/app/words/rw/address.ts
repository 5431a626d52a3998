import { plural } from "~/lib/plural";

export const address = "Aderesi";
export const city = "Umujyi";
export const district = "Akarere";
export const districts = "Uturere";
export const districtExample = "Gasabo";

/** By their English names, which code uses: not one of them is formed like another. */
const PROVINCES: Readonly<Record<string, string>> = {
  "City of Kigali": "Umujyi wa Kigali",
  Eastern: "Intara y'Iburasirazuba",
  Northern: "Intara y'Amajyaruguru",
  Southern: "Intara y'Amajyepfo",
  Western: "Intara y'Iburengerazuba",
};
export const province = (name: string) => PROVINCES[name] ?? name;
export const alsoCalled = (town: string, promise: string) => `hitwa na ${town} · ${promise}`;
export const withQuarter = (quarter: string, promise: string) => `harimo ${quarter} · ${promise}`;
export const districtsFound = (count: number) =>
  plural(count, { one: `akarere ${count}`, other: `uturere ${count}` });
export const didYouMean = "Washakaga kuvuga";
export const orBefore = " cyangwa ";
