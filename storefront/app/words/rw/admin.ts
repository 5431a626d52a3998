import { plural } from "~/lib/plural";

export const admin = "Ubuyobozi";
export const pageTitle = (screen: string, shop: string) => `${screen} · ${shop}`;
export const tabCount = (count: number, title: string) =>
  `(${count > 99 ? "99+" : count}) ${title}`;
export const adminStart = (shop: string) => `Ubuyobozi bwa ${shop}, ahabanza`;
export const dashboard = "Incamake";
export const categories = "Ibyiciro";
export const products = "Ibicuruzwa";
export const orders = "Komande";
export const users = "Abakoresha";
export const settings = "Igenamiterere";
export const discounts = "Igabanyirizwa";
export const giftCards = "Amakarita y'impano";
export const deliveries = "Kugezwaho";
export const returns = "Ibisubizwa";
export const reviews = "Ibitekerezo";
export const receipts = "Inyemezabuguzi";
export const payments = "Ubwishyu";
export const sizeCharts = "Ibipimo by'ingano";
export const collections = "Amatsinda y'imyenda";
export const drops = "Ibitangirira ku gihe";
export const search = "Gushakisha";
export const content = "Ibyanditse";
export const messages = "Ubutumwa";
export const mails = "Imeyili";
export const health = "Uko iduka rimeze";
export const loading = "Birimo kuza";
export const loadMore = "Zana ibindi";
export const loadingMore = "Birimo kuza...";
export const viewShop = "Reba iduka";
export const openMenu = "Fungura menu";
export const menu = "Menu";
export const logout = "Sohoka";
export const skip = "Jya ku birimo";
export const sidebar = "Menu yo ku ruhande";
export const notShown = "Iyi paji yanze gufunguka";
export const noSuchPage = "Paji ntibonetse";
export const notFetched = "Kuzana amakuru byanze";

export const cancel = "Reka";
export const close = "Funga";
export const save = "Bika";
export const saving = "Birabikwa...";
export const doDelete = "Siba";
export const deleting = "Birasibwa...";
export const edit = "Hindura";
export const view = "Reba";

export const whatsApp = "WhatsApp";
export const whatsAppTo = (name: string) => `Andikira ${name} kuri WhatsApp`;

export const searching = "Turashaka...";
export const clearFilters = "Reba byose";
export const nothingMatches = "Nta kintu gihuye n'ibyo washakishije cyangwa wayunguruye.";
export const beyondLast = "Ibyari kuri iyi paji ntibikiriho";
export const firstPage = "Paji ya mbere";
export const pages = "Amapaji";
export const previousPage = "Paji ibanjirije iyi";
export const nextPage = "Paji ikurikira";
export const range = (first: number, last: number, count: number) =>
  `${first.toLocaleString("en")}–${last.toLocaleString("en")} muri ${count.toLocaleString("en")}`;
export const sortBy = "Tondeka ukurikije";
export const sortDefault = "Tondeka: ibishya bibanze";
export const sortUp = (column: string) => `${column}, bizamuka`;
export const sortDown = (column: string) => `${column}, bimanuka`;
export const selection = "Ibyahiswemo";
export const select = (name: string) => `Hitamo: ${name}`;
export const selectAll = "Hitamo ibiri kuri iyi paji byose";
export const selected = (count: number) =>
  plural(count, { one: `Wahisemo ${count}`, other: `Wahisemo ${count}` });
export const actions = "Ibikorwa";
export const actionsOf = (name: string) => `Ibikorwa: ${name}`;

export const doneOf = (done: number, count: number) => `${done} muri ${count}`;
export const succeeded = (count: number) =>
  plural(count, { one: `Ibyakozwe: ${count}`, other: `Ibyakozwe: ${count}` });
export const leftAsIs = (count: number) =>
  plural(count, { one: `Ibitahinduwe: ${count}`, other: `Ibitahinduwe: ${count}` });
export const failedOf = (failed: number, count: number) => `Ibyanze ni ${failed} muri ${count}:`;
export const failedBecause = (name: string, why: string) => `${name}: ${why}`;
export const tryThese = "Ongera ugerageze ibi";
export const stop = "Hagarika";

export const unknown = "–";

export const copyTitle = "Koporora aya magambo";
export const copyHelp = "Browser yawe ntiyabikoporoye. Bikoporore hano.";
export const copyText = "Amagambo";
export const copy = "Koporora";

export const leaveQuestion = "Urashaka kuva hano utabitse?";
export const leaveHelp = "Ibyo wahinduye hano ntibirabikwa. Nuhava birabura.";
export const keepEditing = "Komeza uhindure";
export const discard = "Vaho utabitse";

export const now = "ubu";
export const minutes = (count: number) =>
  plural(count, { one: `umunota ${count}`, other: `iminota ${count}` });
export const hours = (count: number) =>
  plural(count, { one: `isaha ${count}`, other: `amasaha ${count}` });
export const days = (count: number) =>
  plural(count, { one: `umunsi ${count}`, other: `iminsi ${count}` });
