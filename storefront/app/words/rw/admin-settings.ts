import { plural } from "~/lib/plural";

export const title = "Igenamiterere";
export const security = "Umutekano";
export const name = "Izina";
export const appSettings = "Iby'iduka";

export const everywhereTitle = "Sohoka hose";
export const everywhereHelp =
  "Konti yawe isohoka kuri telefoni na mudasobwa zose, no muri Medusa. Hano ho ugumamo.";
export const everywhere = "Sohoka hose";
export const everywhereQuestion = "Urashaka gusohoka ku bindi bikoresho byose?";
export const everywhereDone = "Wasohotse ahandi hose.";
export const everywhereFailed = "Gusohoka hose byanze";
export const signingOut = "Urasohoka...";

export const loading = "Igenamiterere ririmo kuza...";
export const formLabel = "Iby'iduka";
export const save = "Bika iby'iduka";
export const saving = "Birabikwa...";
export const updated = "Iby'iduka byabitswe!";
export const notUpdated = "Kubika iby'iduka byanze";
export const unsaved = (count: number) =>
  plural(count, {
    one: "Icyahinduwe 1 ntikirabikwa.",
    other: `Ibyahinduwe ${count} ntibirabikwa.`,
  });
export const undoChanges = "Subiza uko byari";

export const siteName = "Izina ry'urubuga";
// As the shop is first named in what it stores: in no language of its own.
export const unnamed = "E-Commerce Admin";
export const siteNameHint = (unnamed: string, brand: string) =>
  `Rigaragara hejuru ku mapaji, mu meyili no ku rupapuro rubanza rwa telefoni. Igihe rikiri "${unnamed}", iduka ryitwa ${brand}.`;
export const defaultOrderStatus = "Uko komande nshya itangira";
export const defaultOrderStatusHint =
  'Aho komande nshya ihera; "yemejwe" ni irategurwa, ifite inyandiko mu mateka yayo.';
export const itemsPerPage = "Ibintu kuri paji";
export const itemsPerPageHint = "Imirongo iba kuri paji imwe y'intonde zo mu buyobozi.";
export const holdMinutes = "Gutegereza ubwishyu (iminota)";
export const holdMinutesHint =
  "Iyo iki gihe gishize, komande itishyuwe kandi utemeje irahagarikwa; 1440 ni umunsi. Iyo hasigaye munsi ya kimwe cya cumi cy'igicuruzwa, ni iminota 30. Komande zishyurwa bigezeyo zo ziragutegereza.";
export const maxUnpaidPieces = "Pisi zitishyuwe ku muguzi";
export const maxUnpaidPiecesHint =
  "Ukoresha nimero ya telefoni imwe, imeyili imwe cyangwa internet imwe ntatumiza izirenze izi atarishyura cyangwa utaramwemerera.";
export const taxMode = "TVA";
export const noVat = "Ntitwanditse";
export const vat = "Twanditse muri TVA";
export const taxModeHint =
  "Iyo iduka ryanditse muri TVA, ibiciro byaryo biba birimo TVA ya 18 %, kandi buri komande yishyuwe ibona inyemezabuguzi. Bireba komande zishyurwa guhera ubu.";
export const tin = "TIN y'iduka";
export const tinHint = "Imibare 9. Iba kuri buri nyemezabuguzi.";
export const pending = "itegereje";
export const processing = "irategurwa";
export const confirmed = "yemejwe";

export const maintenanceMode = "Gufunga iduka gato";
export const maintenanceModeHelp =
  "Iyo biri gukora, abakiriya babona ko hafunze kandi ntibashobora gutanga komande. Abakozi bo bakomeza gukora.";
export const emailNotifications = "Imeyili z'abakiriya";
export const emailNotificationsHelp =
  "Abakiriya babona imeyili zibabwira aho komande zabo zigeze. Kode n'inyemezabuguzi zo zihora zoherezwa.";
export const orderNotifications = "Kumenyesha komande";
export const orderNotificationsHelp =
  "Abakozi bamenyeshwa buri komande nshya, hano no kuri imeyili.";
export const lowStockAlerts = "Kuburira ku bigiye gushira";
export const lowStockAlertsHelp =
  "Abakozi baburirwa iyo ku ngano n'ibara hasigaye pisi 10 cyangwa munsi yazo, n'iyo byashize.";
export const autoApproveProducts = "Kwemeza ibicuruzwa ako kanya";
export const autoApproveProductsHelp =
  "Ibicuruzwa byinjijwe bitangazwa uko dosiye ibivuga. Iyo bidakora, ibishya bibanza kuba ibitararangira kugira ngo ubirebe, icyo dosiye yaba ivuga cyose.";
export const shopPickup = "Kwifatira mu iduka";
export const shopPickupHelp =
  "Iyo abantu batanga komande, bashobora guhitamo kuyifatira mu iduka. Nta mafaranga yo kubagezaho bishyura.";

export const closeQuestion = "Urashaka gufunga iduka by'igihe gito?";
export const closeHelp =
  "Abakiriya bazabona ko hafunze, kandi nta muntu uzashobora gutanga komande utarongera gufungura.";
export const closeShop = "Funga iduka";

export const delivery = "Kugeza ku bakiriya";
export const deliveryHelp =
  "Bireba komande zitangwa guhera ubu; iza mbere zigumana amafaranga yazo yo kugezaho.";
export const deliveryLoading = "Ibyo kugeza ku bakiriya birimo kuza...";
export const deliveryForm = "Ibyo kugeza ku bakiriya";
export const flatFee = "Amafaranga yo kugezaho (RWF)";
export const flatFeeHint = "Ni ay'akarere kose kadafite amafaranga yako bwite.";
export const freeAbove = "Ubuntu guhera kuri (RWF)";
export const freeAboveHint =
  "Komande igeze kuri aya mafaranga cyangwa iyarengeje igezwayo ku buntu. Niba nta buntu buhari, ntugire icyo wandikamo.";
export const districts = "Uturere";
export const districtsHelp =
  'Amafaranga, ubuntu n\'iminsi y\'akazi bya buri karere. Nutagira icyo wandika muri "Amafaranga" cyangwa "Ubuntu guhera", dukoresha ibyanditse hejuru.';
export const noOwnFees = "Twose ni amafaranga yo hejuru";
export const ownFees = (count: number) =>
  plural(count, {
    one: "Akarere 1 gafite amafaranga yako",
    other: `Uturere ${count} dufite amafaranga yatwo`,
  });
/** Follows one of those. */
export const ownFreeAbove = (count: number) =>
  plural(count, {
    one: "; akarere 1 gafite aho ubuntu buhera hako",
    other: `; uturere ${count} dufite aho ubuntu buhera hatwo`,
  });
export const fee = "Amafaranga (RWF)";
export const freeFrom = "Ubuntu guhera (RWF)";
export const minDays = "Iminsi, kuva";
export const maxDays = "Iminsi, kugeza";
export const saveDelivery = "Bika ibyo kugeza";
export const deliveryUpdated = "Ibyo kugeza ku bakiriya byabitswe!";
export const deliveryNotUpdated = "Kubika ibyo kugeza ku bakiriya byanze";
export const wholeRwf = "Andika umubare wuzuye wa RWF";
export const wholeDays = "Andika iminsi kuva kuri 0 kugeza kuri 60";
export const daysOrder = "Umubare wa mbere w'iminsi ntugomba kuruta uwa kabiri";
