import { plural } from "~/lib/plural";

export const title = "Incamake";
export const totalProducts = "Ibicuruzwa byose";
export const totalOrders = "Komande zose";
export const totalRevenue = "Ayinjiye yose";
export const activeUsers = "Konti zifunguye";
export const notLoaded = "Ibi byanze kuza.";
export const loading = "Incamake irimo kuza...";

/** Names the list of what waits besides orders. */
export const waits = "Ibitegereje";
export const reviewsWait = (count: number) =>
  plural(count, {
    one: `Igitekerezo ${count} cyo gusoma`,
    other: `Ibitekerezo ${count} byo gusoma`,
  });
export const alertsWait = (count: number) =>
  plural(count, {
    one: `Hari abategereje ikintu ${count} cyashize`,
    other: `Hari abategereje ibintu ${count} byashize`,
  });
/** @param moment when it opens */
export const nextDrop = (title: string, moment: string) => `Ibizakurikiraho: ${title}, ${moment}`;
export const waitsNotLoaded = "Bimwe mu bitegereje ntibyabonetse.";

export const recentActivity = "Ibiheruka gukorwa";
export const noActivity = "Nta kirahinduka.";

export const revenue = "Ayinjiye";
export const orders = "Komande";
export const shown = "Ibyerekanwa";
export const period = "Igihe";
export const days14 = "iminsi 14";
export const days30 = "iminsi 30";
export const months12 = "amezi 12";
// Days and months agree differently with "ishize" and "ashize": neither is said.
export const chartTitle = (measure: string, length: string) => `${measure}, ${length} kugeza ubu`;
export const revenueSub = "Ayishyuwe, mu madolari ya Amerika, havuyemo ayasubijwe";
export const ordersSub = "Komande zatanzwe, n'izahagaritswe zibariwemo";
export const inAll = "byose hamwe";
export const chartLoading = "Igishushanyo kirimo kuza...";
export const noRevenue = "Nta mafaranga yinjiye muri iki gihe.";
export const noOrders = "Nta komande yatanzwe muri iki gihe.";
export const day = "Umunsi";
export const month = "Ukwezi";
export const chartHelp =
  "Koresha utwambi tw'ibumoso n'iburyo kugira ngo uve ku nkingi imwe ujye ku yindi.";
export const today = (label: string) => `${label}, uyu munsi`;
export const thisMonth = (label: string) => `${label}, uku kwezi`;
export const dollarTick = (amount: string) => `$${amount}`;

export const ordersByStatus = "Komande n'aho zigeze";
export const noOrdersYet = "Nta komande ibonetse";

export const topProducts = "Ibigurwa cyane";
export const topProductsSub = "Dukurikije pisi zagurishijwe, tutabaze komande zahagaritswe";
export const nothingSold = "Nta kiragurishwa.";
export const sold = (pieces: number) =>
  plural(pieces, {
    one: `Hagurishijwe ${pieces.toLocaleString("en")}`,
    other: `Hagurishijwe ${pieces.toLocaleString("en")}`,
  });

export const lowStock = "Ibigiye gushira";
export const lowStockSub = (variants: number, soldOut: number) => {
  const low = plural(variants, {
    one: "Ingano n'ibara 1 hasigaye pisi 10 cyangwa munsi yazo",
    other: `Ingano n'amabara ${variants.toLocaleString("en")} hasigaye pisi 10 cyangwa munsi yazo`,
  });
  return soldOut === 0 ? low : `${low}, ibyashize ni ${soldOut.toLocaleString("en")}`;
};
export const plenty = "Byose bisigaranye pisi zirenga 10.";
export const left = (pieces: number) => `Hasigaye ${pieces}`;
export const outOfStock = "Byashize";

export const unpaid = "Izitarishyurwa";
export const unpaidSub = (orders_: number, amount: string) =>
  plural(orders_, {
    one: `Komande 1, ${amount}`,
    other: `Komande ${orders_.toLocaleString("en")}, ${amount} yose hamwe`,
  });
export const allPaid = "Nta muntu uturimo ideni.";
export const showUnpaid = "Reba izitarishyurwa";
export const orderOf = (number: string, name: string) => `${number}, ${name}`;

export const districts = "Uturere";
export const districtsSub = "Aho komande zijya";
export const collected = "Kwifatira mu iduka";
export const noDistricts = "Nta komande iraza.";
export const districtOrders = (count: number) =>
  plural(count, {
    one: "Komande 1",
    other: `Komande ${count.toLocaleString("en")}`,
  });
export const showAllDistricts = (count: number) => `Reba twose (${count})`;
