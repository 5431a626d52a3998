import { plural } from "~/lib/plural";

export const moment = (day: string, time: string) => `${day}, ${time}`;
export const onSaleFrom = (moment: string) => `Bizagurishwa guhera ${moment}.`;
export const opens = (moment: string) => `Guhera ${moment}`;
export const shortMoment = (day: string, time: string) => `${day} ${time}`;
export const notYetInCart = (moment: string) =>
  `Bizagurishwa guhera ${moment}. Mbere yaho ntushobora kubitangira komande.`;
export const queueInCart = "Hari umurongo wo kubigura. Bitangire komande nutahirwa.";
export const cartHeld = (count: number) =>
  plural(count, {
    one: "Hari ikintu 1 muri panier yawe utarashobora gutangira komande. Gikuremo utange komande y'ibindi ubu.",
    other: `Hari ibintu ${count} muri panier yawe utarashobora gutangira komande. Bikuremo utange komande y'ibindi ubu.`,
  });
/** Until then. */
export const inTime = (clock: string) => `Hasigaye ${clock}`;
export const inDays = (days: number) =>
  plural(days, { one: `Hasigaye umunsi ${days}`, other: `Hasigaye iminsi ${days}` });
export const hasQueue = "Hari umurongo wo kubigura.";
export const toQueue = "Jya ku murongo";
export const toDrop = "Reba aho bigurirwa";
export const yourTurn = "Ni wowe utahiwe.";
export const timeLeft = (clock: string) => `Usigaje ${clock} ngo utange komande`;

export const pageTitle = (title: string, siteName: string) => `${title} · ${siteName}`;
export const anyTitle = "Ibishya bigiye kugurishwa";
export const loading = "Turimo kubishaka...";
export const failed = "Ntibyashoboye gufunguka";
export const notFound = "Ibi ntibihari";
export const notFoundHelp = "Bishobora kuba byararangiye. Ibyo tugurisha byose biri mu iduka.";
export const goToShop = "Jya mu iduka";
export const products = "Ibigurishwa";

export const waitHelp =
  "Abategereje hano bahabwa umwanya na tombora igihe bitangiye. Kuza kare cyangwa kugira internet yihuta ntacyo byongera.";
export const wait = "Tegereza bitangire";
export const isWaiting = "Urategereje. Nibitangira, uhabwa umwanya na tombora.";
export const waitingCount = (count: number) =>
  plural(count, { one: `Hategereje telefoni ${count}`, other: `Hategereje telefoni ${count}` });
export const noQueueHelp = "Icyo gihe buri wese ashobora kugura.";
/** What a ticket is bound to. */
export const keepHelp =
  "Umwanya wawe ubikwa kuri iyi telefoni, nubwo wafunga urupapuro cyangwa ukabura internet.";

export const isOpen = "Biragurishwa ubu";
export const queueHelp = (pieces: number, minutes: number) =>
  `Fata umwanya. Nutahirwa, ufite iminota ${minutes} yo gutanga komande y'${plural(pieces, { one: `ikintu ${pieces}`, other: `ibintu bitarenze ${pieces}` })}, inshuro imwe kuri buri nimero ya telefoni.`;
export const takePlace = "Fata umwanya";
export const takingPlace = "Tegereza gato...";
export const notTaken = "Nta mwanya wafashwe. Reba internet yawe: turongera tugerageze.";
export const notHeard = "Umwanya wawe urabitswe. Reba internet yawe: turongera tugerageze.";
export const place = (place: number) => `Umwanya wawe: ${place}`;
export const drawing = "Turimo gutombora imyanya...";
export const before = (count: number) =>
  plural(count, { one: `Imbere yawe hari ${count}`, other: `Imbere yawe hari ${count}` });
export const left = (count: number) =>
  plural(count, { one: `Hasigaye ${count}`, other: `Hasigaye ${count}` });
export const chooseBelow = "Hitamo hasi hano, utange komande igihe kitararangira.";
export const turnOver = "Igihe cyawe cyarangiye";
export const turnOverHelp = "Ushobora gufata undi mwanya inyuma ku murongo.";
export const newPlace = "Fata undi mwanya";
export const ordered = "Watanze komande kuri uyu mwanya";
export const soldOut = "Byose byashize";
export const soldOutHelp =
  "Komande nihagarikwa, uwari ukurikiyeho ku murongo ni we ubihabwa. Ku rupapuro rw'igicuruzwa ushobora gusaba kubwirwa nibigaruka.";
export const isOver = "Byarangiye";
export const isOverHelp = "Ibisigaye bigurishwa nk'ibindi byose.";
/** Names the part of the page that changes. */
export const status = "Aho bigeze";
