import { plural } from "~/lib/plural";

export const title = "Abakoresha";
export const totalUsers = "Abakoresha bose";
export const active = "Ifunguye";
export const inactive = "Ifunze";
export const activeUsers = "Izifunguye";
export const admins = "Abayobozi";
export const regularUsers = "Abasanzwe";
export const numbersNotLoaded = "Imibare yanze kuza";

export const search = "Shakisha izina cyangwa imeyili";
export const loading = "Abakoresha barimo kuza...";
export const empty = "Nta muntu ubonetse";
export const emptyHelp = "Abakoresha bazagaragara hano bamaze kwiyandikisha.";
export const count = (total: number) => `Abakoresha bose: ${total.toLocaleString("en")}`;

export const user = "Ukoresha";
export const joined = "Yiyandikishije";
export const role = "Inshingano";
export const status = "Konti";
export const roleUser = "Usanzwe";
export const roleAdmin = "Umuyobozi";
export const anyRole = "Inshingano";
export const anyStatus = "Konti zose";
export const onlyUsers = "Abasanzwe";
export const onlyAdmins = "Abayobozi";
export const onlyActive = "Izifunguye gusa";
export const onlyInactive = "Izifunze gusa";

export const roleOf = (name: string) => `Inshingano za ${name}`;
/** Name of a badge button; it begins with the visible text. */
export const deactivateOf = (name: string) => `Ifunguye: funga konti ya ${name}`;
export const activateOf = (name: string) => `Ifunze: fungura konti ya ${name}`;
export const deleteOf = (name: string) => `Siba konti ya ${name}`;
export const deactivate = "Funga konti";
export const activate = "Fungura konti";
export const showDetails = "Reba ibindi";
export const you = "Wowe";

/** Why a control is disabled. */
export const selfRefusal =
  "Uyu ni wowe. Inshingano zawe na konti yawe bihindurwa n'undi muyobozi gusa, ufite konti ifunguye.";
export const lastRefusal = "Ni wowe muyobozi wenyine. Banza ugire undi muntu umuyobozi.";

export const promoteQuestion = (name: string) => `Urashaka kugira ${name} umuyobozi?`;
export const promoteHelp =
  "Umuyobozi ashobora guhindura ibintu byose hano: ibicuruzwa, komande, ubwishyu, abakoresha n'igenamiterere, kandi afungura na Medusa. Agomba kongera kwinjira.";
export const promote = "Mugire umuyobozi";
export const promoting = "Birabikwa...";
export const isAdmin = (name: string) => `Ubu ${name} ni umuyobozi.`;
export const isUser = (name: string) => `Ubu ${name} ntakiri umuyobozi.`;
export const isActive = (name: string) => `${name} ashobora kongera kwinjira.`;
export const isInactive = (name: string) => `${name} yasohowe kandi ntashobora kongera kwinjira.`;
export const undo = "Subiza uko byari";

export const deleteQuestion = (name: string) => `Urashaka gusiba konti ya ${name}?`;
export const deleteHelp =
  "Ibyo kwinjira, izina, telefoni, aho agezwaho ibintu, panier n'ibyo akunda bisibwa burundu. Komande zigumaho, zifite izina n'aho zagombaga kugezwa: uzikenera mu ibaruramari.";
export const isDeleted = (name: string) => `Konti ya ${name} yasibwe.`;

export const notFetched = "Amakuru y'uyu muntu yanze kuza";
export const roleNotUpdated = "Guhindura inshingano byanze";
export const statusNotToggled = "Gufunga cyangwa gufungura konti byanze";
export const notDeleted = "Gusiba konti byanze";
export const notUpdated = "Guhindura konti byanze";
export const updated = (name: string) => `Ibya ${name} byabitswe.`;

export const details = "Ibya konti";
export const emailVerified = "Yemejwe";
export const emailNotVerified = "Ntiremezwa";
export const verification = "Imeyili";
export const noPhone = "Nta yo yatanze";
export const orders = "Komande";
export const ordersLoading = "Komande zirimo kuza...";
export const noOrders = "Nta komande irahari";
export const allOrders = (total: number) =>
  plural(total, {
    one: "Reba komande",
    other: `Reba komande zose (${total.toLocaleString("en")})`,
  });
export const editUser = "Hindura konti";
export const formLabel = "Konti";
export const emailHint = "Guhera ubwo azajya yinjira akoresheje iyi meyili.";
