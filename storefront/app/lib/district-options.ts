import { likelyDistricts } from "@strive/backend/contracts/likely-districts";
import {
  districtOf,
  plainPlace,
  PROVINCES,
  QUARTERS,
  TOWNS,
  type District,
  type Province,
} from "@strive/backend/contracts/places";

export { districtOf, likelyDistricts };

export interface DistrictOption {
  district: District;
  /** The other name that was typed, where that is how the district was found. */
  town?: string;
  quarter?: string;
}

export interface OptionGroup {
  province: Province;
  options: DistrictOption[];
}

const begins = (names: readonly string[] | undefined, typed: string): string | undefined =>
  names?.find((name) => plainPlace(name).startsWith(typed));

/** How a district is found by what was typed; null: it isn't. */
function byName(district: District, typed: string): DistrictOption | null {
  if (plainPlace(district).startsWith(typed)) return { district };
  const town = begins(TOWNS[district], typed);
  return town === undefined ? null : { district, town };
}

function byQuarter(district: District, typed: string): DistrictOption | null {
  const quarter = begins(QUARTERS[district], typed);
  return quarter === undefined ? null : { district, quarter };
}

const groupsOf = (optionFor: (district: District) => DistrictOption | null): OptionGroup[] =>
  (Object.keys(PROVINCES) as Province[])
    .map((province) => ({
      province,
      options: PROVINCES[province].map(optionFor).filter((option) => option !== null),
    }))
    .filter(({ options }) => options.length > 0);

/** All thirty, by province. */
export const ALL_DISTRICTS: readonly OptionGroup[] = groupsOf((district) => ({ district }));

export interface FoundDistricts {
  groups: readonly OptionGroup[];
  /** What was typed begins a name: the first may be taken. Else these are guesses. */
  isBegun: boolean;
}

/** The districts whose name or town begins like what was typed, else whose quarter, else the likely. */
export function findDistricts(typed: string): FoundDistricts {
  const wanted = plainPlace(typed);
  if (wanted === "") return { groups: ALL_DISTRICTS, isBegun: false };
  // Muhanga is meant by "muh" sooner than Muhima in Kigali.
  for (const find of [byName, byQuarter]) {
    const groups = groupsOf((district) => find(district, wanted));
    if (groups.length > 0) return { groups, isBegun: true };
  }
  const likely = new Set(likelyDistricts(typed));
  return {
    groups: groupsOf((district) => (likely.has(district) ? { district } : null)),
    isBegun: false,
  };
}
