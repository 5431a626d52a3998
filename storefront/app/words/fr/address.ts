import { plural } from "~/lib/plural";

export const address = "Adresse";
export const city = "Ville";
export const district = "District";
export const districts = "Districts";
export const districtExample = "Gasabo";

const PROVINCES: Readonly<Record<string, string>> = {
  "City of Kigali": "Ville de Kigali",
  Eastern: "Province de l'Est",
  Northern: "Province du Nord",
  Southern: "Province du Sud",
  Western: "Province de l'Ouest",
};

export const province = (name: string) => PROVINCES[name] ?? name;
export const alsoCalled = (town: string, promise: string) => `aussi appelé ${town} · ${promise}`;
export const withQuarter = (quarter: string, promise: string) => `avec ${quarter} · ${promise}`;
export const districtsFound = (count: number) =>
  plural(count, { one: `${count} district`, other: `${count} districts` });
export const didYouMean = "Vouliez-vous dire";
export const orBefore = " ou ";
