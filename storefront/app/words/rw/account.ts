export const title = "Konti yawe";
export const backToShop = "Subira mu iduka";
export const loading = "Konti yawe irimo kuza...";
export const addresses = "Aderesi zanjye";
export const addressesHelp = "Iyo utanze komande, duhera kuri aderesi yawe y'ibanze.";
export const addressesLoading = "Aderesi zawe zirimo kuza...";
export const guestHelp = "Injira cyangwa wiyandikishe, urebe komande zawe n'umwirondoro wawe.";
export const login = "Injira";
export const register = "Iyandikishe";
export const sectionBroken = "Iki gice nticyabashije kuboneka";

export const administrator = "Umuyobozi";
export const administratorHelp =
  "Winjiye nk'umuyobozi. Umwirondoro wawe n'ijambo ry'ibanga biri mu igenamiterere ry'ubuyobozi.";
export const openSettings = "Igenamiterere";

export const orders = "Komande zanjye";
export const ordersLoading = "Komande zawe zirimo kuza...";
export const isExchange = "Ihinduza";
export const noOrders = "Nta komande uratanga";
export const noOrdersHelp =
  "Komande utanga winjiye, cyangwa ukoresheje imeyili yawe wemeje, ziboneka hano.";
export const showMore = "Reba izindi";
export const loadingMore = "Birimo kuza...";
export const shownOf = (shown: number, count: number) => `${shown} muri ${count}`;
export const yourOrder = "Komande yawe";

export const emailHint = "Imeyili wemeje.";
export const changeEmail = "Hindura imeyili";
export const changeEmailHelp =
  "Twohereza kode kuri imeyili nshya. Numara kuyandika hano, uhita usohoka ku zindi telefoni na mudasobwa.";
export const newEmail = "Imeyili nshya";
export const emailChanged = "Imeyili yawe yahinduwe.";
export const passwordHelp = "Iyo urihinduye, uhita usohoka ku zindi telefoni na mudasobwa.";

export const data = "Amakuru yanjye";
export const dataHelp = "Ibyo tubitse byose kuri wowe no kuri komande zawe, muri dosiye ya JSON.";
export const download = "Manura amakuru yanjye";
export const preparing = "Birategurwa...";
export const savedAs = (file: string) => `Byabitswe ku izina ${file}`;

export const deletion = "Siba konti yanjye";
export const deletionHelp =
  "Konti yawe isibwa burundu. Komande zawe zigumaho zidafite konti: amategeko adusaba kubika fagitire.";
export const deleteIt = "Siba konti yanjye";
export const deleting = "Irasibwa...";
export const deleteQuestion = "Urashaka gusiba konti yawe?";
export const deleteHelp =
  "Izina ryawe, imeyili, telefoni n'ijambo ry'ibanga bivanwa muri konti yawe, kandi ntuzongera kwinjira. Ibi ntibisubirwaho. Komande zawe ziguma mu bitabo byacu zidafite konti, hamwe n'amakuru watanze yo kuzikugezaho: amategeko adusaba kubika fagitire.";
export const yourPassword = "Ijambo ryawe ry'ibanga";
export const deleted = "Konti yawe yasibwe.";

export const textNews = "Amakuru ya komande kuri telefoni";
export const textNewsHelp = "Buri gihe twohereza na imeyili. Ni amakuru ya komande zawe gusa.";
export const textChoices = {
  sms: "Kuri SMS",
  whatsapp: "Kuri WhatsApp",
  none: "Kuri imeyili gusa",
};
export const textChoiceSaved = "Byabitswe.";
export const textChoiceNotSaved = "Icyo wahisemo nticyabitswe";

export const confirmPhone = "Emeza telefoni";
export const changeLoginPhone = "Hindura telefoni";
export const confirmPhoneHelp =
  "Twohereza kode muri SMS. Numara kuyandika hano, uzajya winjira ukoresheje iyi telefoni, udakeneye ijambo ry'ibanga.";
export const phoneOpens = (phone: string) => `Ushobora kwinjira na ${phone} na kode iza muri SMS.`;
export const phoneConfirmed = "Telefoni yawe yemejwe. Ubu ushobora kwinjira uyikoresheje.";
export const confirmedPhoneHint = "Indi nimero ifungura konti yawe ari uko uyemeje.";
