/** The five first-level units of Rwanda and their 30 districts. */
export const PROVINCES = {
  "City of Kigali": ["Gasabo", "Kicukiro", "Nyarugenge"],
  Eastern: ["Bugesera", "Gatsibo", "Kayonza", "Kirehe", "Ngoma", "Nyagatare", "Rwamagana"],
  Northern: ["Burera", "Gakenke", "Gicumbi", "Musanze", "Rulindo"],
  Southern: [
    "Gisagara",
    "Huye",
    "Kamonyi",
    "Muhanga",
    "Nyamagabe",
    "Nyanza",
    "Nyaruguru",
    "Ruhango",
  ],
  Western: ["Karongi", "Ngororero", "Nyabihu", "Nyamasheke", "Rubavu", "Rusizi", "Rutsiro"],
} as const;

export const DISTRICTS = Object.values(PROVINCES).flat();
export type District = (typeof DISTRICTS)[number];

const KIGALI: ReadonlySet<string> = new Set(PROVINCES["City of Kigali"]);
/** Places people still call by their old name, to the district they lie in. */
const OLD_NAMES: Readonly<Record<string, District>> = {
  butare: "Huye",
  gisenyi: "Rubavu",
  ruhengeri: "Musanze",
  cyangugu: "Rusizi",
  kibuye: "Karongi",
  gitarama: "Muhanga",
  byumba: "Gicumbi",
  kibungo: "Ngoma",
};

/** The district that a typed place means, or null. Case and spaces around do not matter. */
export function districtOf(place: string): District | null {
  const wanted = place.trim().toLowerCase();
  return (
    DISTRICTS.find((district) => district.toLowerCase() === wanted) ?? OLD_NAMES[wanted] ?? null
  );
}

/** Delivery promise in business days. */
export const deliveryPromise = (district: string): "1-2" | "3-5" =>
  KIGALI.has(districtOf(district) ?? "") ? "1-2" : "3-5";
