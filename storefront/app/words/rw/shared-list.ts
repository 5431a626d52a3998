export const title = "Sangiza abandi ibyo ukunda";
export const help =
  "Ufite link abona ibiri ku rutonde ubu, ntabone izina ryawe. Ushobora kuyihagarika igihe cyose.";
export const share = "Kora link";
export const sharing = "Link irimo gukorwa...";
export const loading = "Turimo gushaka link yawe...";
export const shows = (count: number, day: string) =>
  `Link yerekana ibicuruzwa ${count}, ikora kugeza ${day}.`;
export const send = "Ohereza link";
export const renew = "Erekana urutonde uko rumeze ubu";
export const renewed = "Link yerekana urutonde rwawe uko rumeze ubu.";
export const end = "Hagarika link";
export const ended = "Link yahagaritswe. Nta wukibasha kuyifungura.";
export const notMade = "Link yanze gukorwa";
export const notEnded = "Link yanze guhagarara";
export const notLoaded = "Link yawe yanze kuza";
export const name = "Ibyo nkunda";

export const pageTitle = "Urutonde rw'ibikunzwe";
export const pageHelp = "Hari uwarugusangije.";
export const until = (day: string) => `Link ikora kugeza ${day}.`;
/** For screen readers, above them. */
export const products = "Ibicuruzwa";
export const addAll = "Byose ubyongere mu byo nkunda";
export const added = (count: number) => `Ibicuruzwa ${count} biri mu byo ukunda.`;
export const hasAll = "Byose biri mu byo ukunda.";
export const empty = "Ibyari kuri uru rutonde ntibikiri mu iduka";
export const over = "Iyi link yararangiye";
export const overHelp = "Yahagaritswe, cyangwa irashaje. Saba indi nshya.";
export const goToShop = "Jya mu iduka";
export const pageLoading = "Urutonde ruraje...";
export const pageFailed = "Urutonde rwanze kuza";
