import { plural } from "~/lib/plural";

export const title = "Injiza ibicuruzwa";
export const back = "Ibicuruzwa";
export const help =
  "Dosiye ya CSV imeze nk'iya Shopify, cyangwa zip irimo CSV n'amafoto yayo. Umurongo ufite handle cyangwa SKU y'igicuruzwa gisanzweho uragihindura.";
export const chooseFile = "Hitamo dosiye";
export const otherFile = "Hitamo indi dosiye";
export const drop = "cyangwa uyirekurire hano: CSV cyangwa zip";
export const file = "Dosiye";
export const fileFacts = (name: string, size: string) => `${name}, ${size}`;
export const kilobytes = (count: number) => `${count.toLocaleString("en")} KB`;
export const megabytes = (count: number) => `${count.toLocaleString("en")} MB`;
export const currency = "Ifaranga ry'ibiciro";
export const check = "Genzura dosiye";
export const checking = "Iragenzurwa...";
export const doImport = "Injiza ubu";
export const importing = "Birinjira...";
export const checkHelp = "Igenzura ryerekana ibyahinduka, ariko nta cyo rihindura.";
export const notStarted = "Gusoma dosiye byanze. Ongera ugerageze.";

export const job = "Iyi dosiye";
export const jobFailed = "Ibyinjijwe byanze kuza";
export const dryRun = "Kugenzura";
export const real = "Kwinjiza";
export const waiting = "Birategereje";
export const running = "Birakorwa";
export const done = "Byarangiye";
export const failed = "Byanze";
export const cancelled = "Byahagaritswe";
export const state = "Uko bihagaze";
export const progress = "Aho bigeze";
export const rowsOf = (done: number, count: number) =>
  `Imirongo ${done.toLocaleString("en")} kuri ${count.toLocaleString("en")}`;
export const created = "Ibyiyongereye";
export const updated = "Ibyahindutse";
export const unchanged = "Ibitahindutse";
export const refused = "Ibyasigaye";
export const wouldCreate = "Ibiziyongera";
export const wouldUpdate = "Ibizahinduka";
export const isChecked = "Ryari igenzura gusa. Nta cyahindutse.";
export const allDrafts =
  "Nta gitangazwa, icyo dosiye yaba ivuga cyose: ibicuruzwa bishya bibanza kuba ibitararangira kugira ngo ubirebe. Wabihindurira mu Igenamiterere → Kwemeza ibicuruzwa ako kanya.";
export const chooseAgain = "Kugira ngo byinjire, ongera uhitemo dosiye.";
export const newCategories = (names: string) => `Ibyiciro bishya: ${names}`;
export const picturesComing = (waiting: number, all: number) =>
  `Amafoto: haje ${all - waiting} kuri ${all}`;
export const picturesFailed = (count: number) =>
  plural(count, {
    one: `Ifoto ${count} yanze kuza:`,
    other: `Amafoto ${count} yanze kuza:`,
  });
export const pictureFailure = (source: string, why: string) => `${source}: ${why}`;
export const picturesLater = (count: number) =>
  plural(count, {
    one: `Ifoto ${count} izaza nyuma.`,
    other: `Amafoto ${count} azaza nyuma.`,
  });
export const stop = "Hagarika kwinjiza";
export const stopQuestion = "Urashaka guhagarika kwinjiza?";
export const stopHelp = "Ibyamaze kwinjira bigumamo.";
export const keepGoing = "Reka bikomeze";
export const notStopped = "Guhagarika kwinjiza byanze.";

export const errors = (count: number) =>
  plural(count, { one: `Ikosa ${count}`, other: `Amakosa ${count.toLocaleString("en")}` });
export const firstErrors = (shown: number, count: number) =>
  `Aha hari ${shown.toLocaleString("en")} ya mbere kuri ${count.toLocaleString("en")}.`;
export const errorsHelp =
  "Igicuruzwa kirimo ikosa nticyinjira na gato. Kosora imirongo, wongere winjize dosiye.";
export const row = "Umurongo";
export const column = "Inkingi";
export const problem = "Ikibazo";
export const wholeRow = "Umurongo wose";
export const saveErrors = "Sohora amakosa (CSV)";
export const errorsFile = (name: string) => `amakosa-${name.replace(/\.[^.]+$/, "")}.csv`;
export const moreErrors = "Reba amakosa yose";

export const earlier = "Ibyinjijwe mbere";
export const loading = "Urutonde rurimo kuza...";
export const none = "Nta dosiye irinjizwa";
export const noneHelp = "Dosiye ugenzuye cyangwa winjije zigaragara hano.";
export const total = (count: number) => `Inshuro zose: ${count.toLocaleString("en")}`;
export const when = "Igihe";
export const kind = "Ubwoko";
export const result = "Ibyavuyemo";
export const open = (name: string) => `Fungura: ${name}`;
/** "ibyiyongereye: 3, ibyahindutse: 2, ibyasigaye: 1"; for a check "ibiziyongera: 3, …". */
export const outcome = (
  { created, updated, refused }: Readonly<Record<"created" | "updated" | "refused", number>>,
  isCheck: boolean,
) =>
  [
    `${isCheck ? "ibiziyongera" : "ibyiyongereye"}: ${created.toLocaleString("en")}`,
    `${isCheck ? "ibizahinduka" : "ibyahindutse"}: ${updated.toLocaleString("en")}`,
    refused > 0 && `ibyasigaye: ${refused.toLocaleString("en")}`,
  ]
    .filter(Boolean)
    .join(", ");

export const counted = "Sitoke iri muri iyi dosiye imaze kubarurwa nonaha";
export const countedHelp =
  "Bitabaye ibyo, sitoke y'ibicuruzwa bisanzweho iguma uko iri, cyangwa hagahindukaho gusa ibyahinduwe muri dosiye kuva isohowe. Ibicuruzwa bishya bifata sitoke yo muri dosiye.";
export const countedWarning =
  "Imibare yo muri dosiye isimbura iy'iduka. Ibyagurishijwe umaze kubarura bizongera kugaragara muri sitoke, kandi bishobora kugurishwa kabiri.";
export const stockRules = {
  none: "Dosiye nta cyo ivuga kuri sitoke: iguma uko iri.",
  kept: "Sitoke y'ibicuruzwa bisanzweho iguma uko iri: dosiye ntivuga uko sitoke yanganaga igihe yasohorwaga. Ibicuruzwa n'ingano bishya bifata sitoke yo muri dosiye.",
  difference:
    "Muri sitoke hahinduka gusa ibyahinduwe muri dosiye kuva isohowe: pisi zagurishijwe nyuma yaho zikomeza kubarwa nk'izagurishijwe. Injiza buri dosiye inshuro imwe gusa: uyinjije ubwa kabiri, ibyahinduwe byongera guteranywaho.",
  set: "Imibare yo muri dosiye isimbura iy'iduka, n'aho pisi zaba zaragurishijwe nyuma yo kubarurwa.",
} as const;
export const stockSum = (before: number, after: number) =>
  `Pisi z'ibihinduka: ubu ni ${before.toLocaleString("en")}, nyuma zizaba ${after.toLocaleString("en")}.`;
export const stockKept = (count: number) =>
  plural(count, {
    one: "Umubare 1 wo muri dosiye utandukanye na sitoke y'iduka; nta cyo uhindura.",
    other: `Imibare ${count.toLocaleString("en")} yo muri dosiye itandukanye na sitoke y'iduka; nta cyo ihindura.`,
  });
export const farPrices = (count: number) =>
  plural(count, {
    one: "Igicuruzwa 1 gifite igiciro gitandukanye cyane n'icyo mu iduka. Kirebe mbere yo kwinjiza.",
    other: `Ibicuruzwa ${count.toLocaleString("en")} bifite ibiciro bitandukanye cyane n'ibyo mu iduka. Birebe mbere yo kwinjiza.`,
  });

export const changesLabel = "Ibyahinduka";
export const changes = (count: number) =>
  plural(count, {
    one: "Igicuruzwa 1 cyahinduka",
    other: `Ibicuruzwa ${count.toLocaleString("en")} byahinduka`,
  });
export const loadingChanges = "Ibyahinduka birimo kuza...";
export const changesGone = "Ibyavuye muri iri genzura ntibikibitse. Ongera ugenzure dosiye.";
export const show = "Erekana";
const KINDS = {
  created: "Ibishya",
  warnings: "Ibiciro byo kureba",
  prices: "Ibiciro",
  stock: "Sitoke",
  states: "Gutangazwa",
  pictures: "Amafoto",
  names: "Amazina",
} as const;
export const kindChip = (kind: keyof typeof KINDS | null, count: number) =>
  `${kind === null ? "Byose" : KINDS[kind]} ${count.toLocaleString("en")}`;
export const product = "Igicuruzwa";
export const price = "Igiciro";
export const sale = "Muri promosiyo";
export const stock = "Sitoke";
export const pictures = "Amafoto";
export const before = "mbere";
export const after = "nyuma";
export const nothing = "nta kirimo";
export const stays = "Ntibihinduka";
export const isNew = "Gishya";
export const status = { published: "Cyatangajwe", draft: "Kitararangira" } as const;
export const rowOf = (row: number, handle: string) => `Umurongo ${row}: ${handle}`;
export const alsoChanged = (fields: readonly string[]) => `Ibindi: ${fields.join(", ")}`;
export const onlyVariant = "Ingano imwe";
export const variantsCount = (count: number) => `Ingano n'amabara ${count}`;
export const pictureCount = (count: number) => count.toLocaleString("en");
export const toFetch = (source: string) => `Iracyaza: ${source}`;
export const warning = (row: number, message: string) => `Umurongo ${row}: ${message}`;
