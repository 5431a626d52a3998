import { plural } from "~/lib/plural";

export const list = "Promosiyo";
export const loading = "Promosiyo zirimo kuza...";
export const add = "Promosiyo nshya";
export const empty = "Nta promosiyo irahari";
export const emptyHelp = "Promosiyo igabanya ibiciro by'ibicuruzwa mu gihe cy'iminsi mike.";

export const on = "Irakora";
export const planned = "Iteganyijwe";
export const ended = "Yarangiye";
export const isOff = "Ntikora";

/** "29 Ugu, 23:59" */
export const at = (day: string, time: string) => `${day}, ${time}`;
export const until = (moment: string) => `Kugeza ${moment}`;
export const from = (day: string) => `Guhera ${day}`;
export const between = (first: string, last: string) => `${first} – ${last}`;
export const endedOn = (day: string) => `Yarangiye ${day}`;
export const isOver = "Ntikiriho";
export const isDraft = "Inyandiko itararangira yo muri Medusa";
export const noEnd = "Nta herezo";
export const productCount = (count: number) =>
  count === 0
    ? "Nta kirajyamo"
    : plural(count, { one: "Igicuruzwa 1", other: `Ibicuruzwa ${count.toLocaleString("en")}` });

export const sale = "Promosiyo";
export const loadingOne = "Promosiyo irimo kuza...";
export const gone = "Iyi promosiyo ntikiriho";
export const backToList = "Promosiyo zose";
export const fromFiles =
  "Ibi biciro byavuye muri dosiye y'ibicuruzwa iheruka, kandi dosiye itaha izabisimbura. Kugira ngo ubihindure, injiza dosiye.";

export const details = "Izina n'amatariki";
export const name = "Izina";
export const nameHint = "Ribonwa n'abakozi gusa.";
export const starts = "Itangira";
export const startsHint = "Isaha yo mu Rwanda. Utanditsemo, itangira ako kanya.";
export const ends = "Irangira";
export const endsHint = "Isaha yo mu Rwanda. Utanditsemo, nta herezo igira.";
export const enterDate = "Andika itariki n'isaha";
export const create = "Kora promosiyo";
export const saveDetails = "Bika izina n'amatariki";
export const created = (sale: string) => `Wakoze ${sale}. Noneho shyiraho ibiciro.`;
export const detailsSaved = (sale: string) => `Byabitswe: ${sale}.`;
export const notSaved = "Kubika promosiyo byanze";

export const endNow = "Rangiza ubu";
export const ending = "Irarangira...";
export const endQuestion = (sale: string) => `Urashaka kurangiza ${sale} nonaha?`;
export const endHelp = "Ibicuruzwa byayo bihita bisubira ku biciro bisanzwe.";
export const isEnded = (sale: string) => `Warangije ${sale}.`;
export const notEnded = "Kurangiza promosiyo byanze";
export const deleteQuestion = (sale: string) => `Urashaka gusiba ${sale}?`;
export const deleteHelp = "Ibiciro byayo na byo birasibwa. Ibisibwe ntibigaruka.";
export const deleteOnHelp =
  "Irimo gukora: ibicuruzwa byayo bihita bisubira ku biciro bisanzwe. Ibisibwe ntibigaruka.";
export const deleted = (sale: string) => `Wasibye ${sale}.`;
export const notDeleted = "Gusiba promosiyo byanze";

export const prices = "Ibiciro";
export const struckHelp =
  "Iduka rica umurongo ku giciro cyo hasi cyane cyo mu minsi 30 ibanziriza promosiyo, kugira ngo hatagira ikigaragara nk'aho gihendutse kurusha uko biri. Ibiciro bitamaze umunsi wose ntibibarwa.";
export const searchProducts = "Shakisha igicuruzwa";
export const onlyInSale = "Ibiri muri iyi promosiyo gusa";
export const loadingProducts = "Ibicuruzwa birimo kuza...";
export const noProducts = "Nta bicuruzwa birahari";
export const noProductsHelp = "Banza utangaze igicuruzwa.";
export const noneInSale = "Nta gicuruzwa kirajya muri iyi promosiyo";
export const showAll = "Reba ibicuruzwa byose";
export const nothingFound = "Nta gicuruzwa kibonetse";

export const product = "Igicuruzwa";
export const price = "Igiciro, RWF";
export const salePrice = "Muri promosiyo";
export const salePriceOf = (product: string) => `Igiciro muri promosiyo: ${product}`;
export const off = "Havaho";
export const percent = (value: number) => `−${value}%`;
export const none = "–";
export const mixed =
  "Ingano cyangwa amabara yacyo ntibifite igiciro kimwe. Bihindurire muri Medusa, cyangwa wandike igiciro kimwe kuri byose.";
export const fromPrice = (price: string) => `guhera kuri ${price}`;
export const several = "Byinshi";
export const enterPrice = "Andika amafaranga yuzuye, 1 cyangwa arenga";
export const notBelow = (price: string) => `Andika ari munsi ya ${price}`;

export const setMany = "Shyiraho byinshi icyarimwe";
export const setManyHelp =
  "Byuzuza ibicuruzwa byose biri hasi, cyangwa ibyo utoranyije gusa. Nta cyo bibika.";
export const percentOff = "Ijanisha rivaho";
export const enterPercent = "Andika umubare urenze 0 kandi uri munsi ya 100";
export const rounding = "Kuringaniza";
export const roundTo = (step: number) => (step === 1 ? "Ifaranga ryuzuye" : `Ringaniza: ${step}`);
export const fillIn = (count: number) => `Uzuza ${count.toLocaleString("en")}`;

export const shownOf = (shown: number, count: number) =>
  `Ibicuruzwa bigaragara: ${shown.toLocaleString("en")} kuri ${count.toLocaleString("en")}.`;
export const inSale = (count: number) =>
  plural(count, {
    one: "Igicuruzwa 1 kiri muri iyi promosiyo.",
    other:
      count === 0
        ? "Nta gicuruzwa kirajya muri iyi promosiyo."
        : `Ibicuruzwa ${count.toLocaleString("en")} biri muri iyi promosiyo.`,
  });
/** What saving does, after the sentence above. */
export const paidAtOnce = "Abakiriya bishyura ibi biciro ukimara kubibika.";
export const paidFrom = (moment: string) =>
  `Abakiriya bazishyura ibi biciro guhera tariki ${moment}.`;
export const paidNoMore = "Promosiyo yarangiye: abakiriya bishyura ibiciro bisanzwe.";
export const paidNever = "Ni inyandiko itararangira: jya kuyitangiza muri Medusa.";
export const savePrices = "Bika ibiciro";
export const saving = "Birabikwa...";
export const undo = "Subiza uko byari";
export const unsaved = (count: number) =>
  plural(count, {
    one: "Igiciro 1 ntikirabikwa.",
    other: `Ibiciro ${count.toLocaleString("en")} ntibirabikwa.`,
  });
export const pricesSaved = (count: number) =>
  plural(count, {
    one: "Igiciro 1 cyabitswe.",
    other: `Ibiciro ${count.toLocaleString("en")} byabitswe.`,
  });
export const pricesNotSaved = "Kubika ibiciro byanze";
/** Of a product that is not among those shown. */
export const faultOf = (product: string, fault: string) => `${product}: ${fault}`;
