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

export type Province = keyof typeof PROVINCES;

const KIGALI: ReadonlySet<string> = new Set(PROVINCES["City of Kigali"]);

/** Towns that people still call by another name than the district they are. */
export const TOWNS: Readonly<Partial<Record<District, readonly string[]>>> = {
  Bugesera: ["Nyamata"],
  Gicumbi: ["Byumba"],
  Huye: ["Butare"],
  Karongi: ["Kibuye"],
  Muhanga: ["Gitarama"],
  Musanze: ["Ruhengeri"],
  Ngoma: ["Kibungo"],
  Nyamagabe: ["Gikongoro"],
  Nyanza: ["Nyabisindu"],
  Rubavu: ["Gisenyi"],
  Rusizi: ["Cyangugu", "Kamembe"],
};

/**
 * Quarters that people of Kigali name when they are asked for their district. A hint only: some of
 * these names are places elsewhere too.
 */
export const QUARTERS: Readonly<Partial<Record<District, readonly string[]>>> = {
  Gasabo: ["Gisozi", "Kacyiru", "Kimihurura", "Kimironko", "Kinyinya", "Nyarutarama", "Remera"],
  Kicukiro: ["Gatenga", "Gikondo", "Kagarama", "Kanombe", "Niboye"],
  Nyarugenge: ["Gitega", "Kimisagara", "Kiyovu", "Muhima", "Nyakabanda", "Nyamirambo"],
};

/** Said around a name: "Akarere ka Huye", "Gasabo District", "Umujyi wa Kigali". */
const AROUND = new Set(
  "district akarere ka ya wa cy umujyi intara province city town ville de du of the rwanda".split(
    " ",
  ),
);

/** A place's name for comparing: small letters only, without what is said around it. */
export function plainPlace(place: string): string {
  const words = place
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .split(/[^a-z]+/)
    .filter((word) => word !== "" && !AROUND.has(word));
  // "Gasabo, Kigali" is Gasabo.
  const others = words.filter((word) => word !== "kigali");
  return (others.length > 0 ? others : words).join("");
}

const BY_NAME: ReadonlyMap<string, District> = new Map(
  DISTRICTS.flatMap((district) =>
    [district, ...(TOWNS[district] ?? [])].map((name) => [plainPlace(name), district] as const),
  ),
);

/** The district that a typed place means, or null. Case, accents and spaces do not matter. */
export const districtOf = (place: string): District | null =>
  BY_NAME.get(plainPlace(place)) ?? null;

export const isKigali = (place: string): boolean => plainPlace(place) === "kigali";

/** Whether a typed district is one of the city's. */
export const isInKigali = (district: string): boolean => KIGALI.has(districtOf(district) ?? "");

/** Delivery promise in business days. */
export const deliveryPromise = (district: string): "1-2" | "3-5" =>
  isInKigali(district) ? "1-2" : "3-5";
