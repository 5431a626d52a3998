import { plural } from "~/lib/plural";

export const title = "Iduka";
export const products = (count: number) =>
  plural(count, { one: `igicuruzwa ${count}`, other: `ibicuruzwa ${count}` });

export const categoriesLabel = "Ibyiciro";
export const allCategories = "Byose";
export const categoriesLoading = "Ibyiciro birimo kuza...";
export const categoriesFailed = "Ibyiciro byanze kuza";
export const categoriesEmpty = "Nta byiciro bihari";

export const search = "Shakisha";
export const genderLabel = "Abo bigenewe";
export const men = "Abagabo";
export const women = "Abagore";
export const kids = "Abana";
export const sortLabel = "Tondeka";
export const bestMatch = "IBIHUYE";
export const latest = "IBISHYA";
export const highToLow = "IBIHENZE";
export const lowToHigh = "IBIHENDUTSE";
export const bestSelling = "IBIKUNZWE";
export const discount = "PROMOSIYO";
export const apply = "Emeza";

export const filters = "Yungurura";
export const allFilters = "Yungurura byose";
export const size = "Ingano";
export const color = "Ibara";
export const price = "Igiciro";
export const inStock = "Birahari";
export const onSale = "Promosiyo";
/** For screen readers, after a number. */
export const chosen = "byahiswemo";

export const loading = "Ibicuruzwa birimo kuza...";
export const failed = "Ibicuruzwa byanze kuza";
export const clearFilters = "Erekana byose";
export const nothingMatches = "Nta bicuruzwa bihuye n'ibyo wahisemo.";
