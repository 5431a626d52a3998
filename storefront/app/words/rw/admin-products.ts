import { plural } from "~/lib/plural";

export const title = "Ibicuruzwa";
export const loading = "Ibicuruzwa birimo kuza...";
export const listError = (why: string) => `Ikosa: ${why}`;
export const searchLabel = "Shakisha igicuruzwa";
export const noneYet = "Nta bicuruzwa birahari";
export const noneYetHelp = "Ongeramo icya mbere, cyangwa winjize dosiye.";
export const total = (count: number) => `Ibicuruzwa byose: ${count.toLocaleString("en")}`;

export const add = "Igicuruzwa gishya";
export const doImport = "Injiza";
export const doExport = "Sohora";
export const exporting = "Birategurwa...";
export const exported = (file: string) => `Byabitswe muri ${file}`;
export const notExported = "Gusohora ibicuruzwa byanze.";
export const exportFile = "ibicuruzwa.csv";

export const product = "Igicuruzwa";
export const category = "Icyiciro";
export const price = "Igiciro";
export const stock = "Sitoke";
export const more = "Injiza cyangwa sohora";
export const filters = "Yungurura";
export const filtersOn = (count: number) => `Yungurura (${count})`;
export const actions = "Ibikorwa";
export const noCategory = "Nta cyiciro";
export const draft = "Kitararangira";
export const giftCard = "Ikarita y'impano";
export const published = "Cyatangajwe";
/** Behind the price of a sale. */
export const elsePrice = (price: string) => `(ubusanzwe ${price})`;
export const inStock = (count: number) => `${count.toLocaleString("en")} muri sitoke`;
export const left = (count: number) => `Hasigaye ${count}`;
export const outOfStock = "Byashize";
/** The stock of gift cards. */
export const notCounted = "Ntibarwa";

export const anyCategory = "Ibyiciro byose";
export const anyStatus = "Uko gihagaze kose";
export const status = "Uko gihagaze";
export const anyGender = "Abo ari bo bose";
export const gender = "Abo kigenewe";
export const men = "Abagabo";
export const women = "Abagore";
export const kids = "Abana";
export const male = "abagabo";
export const female = "abagore";
export const unisex = "bose";
/** "Hoodies · abagabo": a category, and who it is for. */
export const categoryFor = (name: string, whom: string) => `${name} · ${whom}`;
export const anyStock = "Sitoke yose";
export const hasStock = "Biri muri sitoke";

export const edit = "Hindura igicuruzwa";
export const editOf = (name: string) => `Hindura: ${name}`;
export const remove = "Siba";
export const removeOf = (name: string) => `Siba: ${name}`;
export const duplicate = "Kora kopi";
export const viewInShop = "Reba mu iduka";
export const close = "Funga";

export const notFound = "Igicuruzwa cyanze kuza";
export const description = "Ibisobanuro";
export const noDescription = "Nta bisobanuro";
export const colors = "Amabara";
export const noColors = "Nta mabara";
export const sizes = "Ingano";
export const noSizes = "Ingano imwe";
export const oneSize = "Ingano imwe";
export const noColor = "Nta bara";
export const forEveryone = "Buri wese";
export const waitingFor = "Abayitegereje";
export const waiting = (count: number) =>
  count === 0 ? "Nta n'umwe" : `Abantu ${count.toLocaleString("en")}`;
export const waitingOne = (count: number) => `${count.toLocaleString("en")} bategereje`;
export const waitingLoading = "Birabarwa...";
export const waitingUnknown = "Ntibyabazwe";
export const stockByVariant = "Sitoke ya buri ngano n'ibara";
export const pictures = "Amafoto";
export const pictureOf = (name: string, at: number, count: number) =>
  `${name}, ifoto ya ${at} kuri ${count}`;
export const showPicture = (at: number) => `Reba ifoto ya ${at}`;
/** A cell of the stock table. */
export const stockOf = (size: string, color: string) => `Sitoke, ${size}, ${color}`;
export { sizeNamed as size } from "./sizes";

export const deleteQuestion = "Koko urashaka gusiba iki gicuruzwa? Ibisibwe ntibigaruka.";
export const deleted = "Igicuruzwa cyasibwe!";
export const notDeleted = "Gusiba igicuruzwa byanze. Ongera ugerageze.";

export const saved = "Igicuruzwa cyabitswe!";
export const notSaved = "Kubika igicuruzwa byanze. Ongera ugerageze.";
export const name = "Izina";
export const priceLabel = "Igiciro (RWF)";
export const chooseCategory = "Hitamo icyiciro";
export const noCategories = "Ibyiciro byanze kuza";
export const save = "Bika igicuruzwa";
export const statusHint = "Abakiriya babona ibicuruzwa byatangajwe gusa.";
export const giftCardHint =
  "Ukiguze abona kuri imeyili ikarita y'impano ihwanye n'igiciro cyacyo. Nta kintu agezwaho, kandi sitoke ntibarwa. Kora igicuruzwa kimwe kuri buri giciro.";
export const giftCardPrice = (least: number, most: number) =>
  `Ikarita y'impano iba irimo RWF ${least.toLocaleString("en")} kugeza kuri ${most.toLocaleString("en")}`;
export const copyOf = (of: string) => `${of} (kopi)`;

export const oneNumber = "Umubare umwe";
export const byVariant = "Buri ngano n'ibara";
export const stockKind = "Uko wandika sitoke";
export const oneNumberHint = "Tuwugabanya kimwe mu ngano n'amabara byose.";
export const byVariantHint = "Ku byo udacuruza, ntugire icyo wandikamo.";
export const stockSum = (count: number) => `Byose hamwe: ${count.toLocaleString("en")}`;
export const badStock = "Andika umubare wa sitoke wemewe";

export const addSize = (value: string) => `Ongeramo ingano ${value}`;
export const removeSize = (value: string) => `Kuramo ingano ${value}`;
export const otherSize = "Indi ngano";
export const otherSizeHint = "Nyinshi icyarimwe: 28, 30, 32";
export const addOther = "Ongeramo";
export const sizeTooLong = "Ingano ntirenza inyuguti 20";
export const addColor = "Ongeramo ibara";
export const addNamed = (color: string) => `Ongeramo ${color}`;
export const removeColor = (color: string) => `Kuramo ${color}`;
export const ownColor = "Irindi bara";
export const palette = "Amabara y'iduka";
export const namedColor = (color: string, hex: string) => `${color} ${hex}`;

export const addPicture = "Ongeramo ifoto";
export const picturesHint = (count: number) =>
  `Amafoto ${count} kuri 5. JPEG, PNG, GIF cyangwa WEBP, buri foto itarenza 5 MB. Iya mbere ni yo igaragara ku gicuruzwa.`;
export const cover = "Iy'imbere";
export const removePicture = (at: number) => `Kuramo ifoto ya ${at}`;
export const moveBack = (at: number) => `Igiza imbere ifoto ya ${at}`;
export const moveOn = (at: number) => `Igiza inyuma ifoto ya ${at}`;
export const picture = (at: number) => `Ifoto ya ${at}`;
export const pictureColor = (at: number) => `Ibara ry'ifoto ya ${at}`;
export const pictureView = (at: number) => `Icyo ifoto ya ${at} yerekana`;
export const noView = "Icyo yerekana";
export const views = {
  front: "Imbere",
  back: "Inyuma",
  side: "Mu ruhande",
  detail: "Akantu",
  fabric: "Umwenda",
  worn: "Yambawe",
};
export const anyColor = "Ibara iryo ari ryo ryose";
export const preview = (at: number) => `Ifoto ya ${at}, uko izagaragara`;
export const sortable = "ishobora kwimurwa";
export const dragHelp =
  "Kugira ngo wimure ifoto, kanda Space cyangwa Enter, ukoreshe utwambi, hanyuma wongere ukande Space cyangwa Enter. Ukanze Escape, birarekwa.";
export const lifted = (at: number) => `Ufashe ifoto ya ${at}.`;
export const isOver = (at: number, to: number) => `Ifoto ya ${at} iri ku mwanya wa ${to}.`;
export const dropped = (at: number, to: number) => `Ushyize ifoto ya ${at} ku mwanya wa ${to}.`;
export const dragCancelled = (at: number) => `Ifoto ya ${at} igumye aho yari iri.`;
export const tooManyPictures = "Igicuruzwa ntikirenza amafoto 5";
export const badType = (file: string) =>
  `Dosiye ${file} si ifoto yemewe. Hemewe JPEG, PNG, GIF cyangwa WEBP gusa.`;
export const tooLarge = (file: string) => `Dosiye ${file} ni nini cyane. Ntigomba kurenza 5MB.`;
export const picturesNotCopied = "Gukoporora amafoto byanze. Yongeremo wowe ubwawe.";

export const conflict = "Iki gicuruzwa cyahindutse hagati aho";
export const conflictHelp =
  "Hari undi wakibitse mu gihe wagihinduraga. Hitamo ibyo ugumana. Nta kibikwa utarakanda Bika igicuruzwa.";
export const theirs = "Ibyabitswe hagati aho";
export const mine = "Ibyawe";
export const takeAllTheirs = "Fata ibyabo";
export const keepAllMine = "Gumana ibyanjye";
export const goOn = "Emeza aya mahitamo";
export const nothing = "Nta kirimo";
export const yes = "Yego";
export const no = "Oya";
const pictureCount = (count: number) =>
  plural(count, { one: `Ifoto ${count}`, other: `Amafoto ${count}` });
/** For pictures that were reordered or replaced. */
export const picturesDiffer = (count: number, fresh: number) =>
  fresh === 0
    ? pictureCount(count)
    : `${pictureCount(count)}, ${plural(fresh, { one: `${fresh} nshya`, other: `${fresh} mashya` })}`;
export const cells = (size: string, count: string) => `${size}: ${count}`;

export const publish = "Tangaza";
export const toDraft = "Reka gutangaza";
export const publishing = "Ibicuruzwa biratangazwa";
export const drafting = "Ibicuruzwa birasubizwa mu bitararangira";
export const deletingAll = "Ibicuruzwa birasibwa";
export const deleteAllQuestion = (count: number) =>
  plural(count, {
    one: `Koko urashaka gusiba igicuruzwa ${count}? Ibisibwe ntibigaruka.`,
    other: `Koko urashaka gusiba ibicuruzwa ${count}? Ibisibwe ntibigaruka.`,
  });
