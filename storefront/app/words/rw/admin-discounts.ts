import { plural } from "~/lib/plural";

export const title = "Igabanyirizwa";
export const tabs = "Ubwoko bw'igabanyirizwa";
export const codesTab = "Kode n'ibyikora";
export const salesTab = "Promosiyo";

export const loading = "Urutonde rurimo kuza...";
export const add = "Igabanyirizwa rishya";
export const empty = "Nta gabanyirizwa rirahari";
export const emptyHelp = "Kora kode uha abakiriya, cyangwa igabanyirizwa ryikora.";
export const count = (n: number) => `Yose hamwe: ${n.toLocaleString("en")}`;

export const name = "Izina";
export const gives = "Icyo ritanga";
export const appliesTo = "Ibyo rireba";
export const when = "Igihe";
export const usedColumn = "Inshuro";
export const givenColumn = "Ayagabanyijwe, RWF";
export const state = "Uko rihagaze";

export const code = "Kode";
export const automatic = "Ryikora";
export const joined = (one: string, other: string) => `${one} · ${other}`;
export const off = (what: string) => `Havaho ${what}`;
export const percent = (value: number) => `${value}%`;
export const freeDelivery = "Kugezwaho ku buntu";
export const fromDashboard = "Reba muri Medusa";
export const everything = "Byose";
export const everythingNotOnSale = "Ibitari muri promosiyo";
export const notOnSale = (what: string) => `${what}, uretse ibiri muri promosiyo`;
export const fromCart = (price: string) => `Panier guhera kuri ${price}`;
export const alsoFromCart = (what: string, price: string) => `${what}, guhera kuri ${price}`;
// "na" loses its vowel before "ibindi", but not before a name.
export const list = (names: readonly string[], more: number) => {
  const all = more > 0 ? [...names, `ibindi ${more.toLocaleString("en")}`] : names;
  const last = all.at(-1) ?? "";
  const and = more > 0 ? "n'" : "na ";
  return all.length > 1 ? `${all.slice(0, -1).join(", ")} ${and}${last}` : last;
};

export const shortDay = (day: string, month: string, year: string | null) =>
  year === null ? `${day} ${month}` : `${day} ${month} ${year}`;
export const longDay = (weekday: string, day: string, month: string, year: string | null) =>
  `${weekday} tariki ${shortDay(day, month, year)}`;
export const at = (day: string, time: string) => `${day}, ${time}`;
export const since = (day: string) => `Kuva ${day}`;
export const from = (day: string) => `Guhera ${day}`;
export const until = (day: string) => `Kugeza ${day}`;
export const between = (first: string, last: string) => `${first} – ${last}`;
export const onlyOn = (day: string) => `${day} gusa`;
export const endedOn = (day: string) => `Ryarangiye ${day}`;
export const noEnd = "Nta herezo";
export const none = "–";
export const usedOf = (used: number, all: number | null) =>
  all === null
    ? used.toLocaleString("en")
    : `${used.toLocaleString("en")} kuri ${all.toLocaleString("en")}`;
export const usedAndGiven = (used: string, given: string) => `Inshuro ${used} · ${given}`;

export const on = "Rirakora";
export const planned = "Riteganyijwe";
export const paused = "Rihagaze";
export const usedUp = "Ryashize";
export const ended = "Ryarangiye";

export const copyLink = "Koporora linki";
export const linkCopied = (code: string) => `Linki ya kode ${code} yakoporowe.`;
export const pause = "Hagarika gato";
export const goOn = "Komeza";
export const isPaused = (name: string) => `Wahagaritse ${name} gato.`;
export const isOnAgain = (name: string) => `Wongeye gutangiza ${name}.`;
export const notPaused = "Guhagarika igabanyirizwa byanze";
export const notContinued = "Kongera gutangiza igabanyirizwa byanze";
export const deleteQuestion = (name: string) => `Urashaka gusiba ${name}?`;
export const deleteHelp = (used: number) =>
  used === 0
    ? "Nta muntu urarikoresha. Ibisibwe ntibigaruka."
    : plural(used, {
        one: "Komande 1 yararikoresheje kandi igumana igiciro cyayo. Ibisibwe ntibigaruka. Niba ari iby'igihe gito, rihagarike gato aho kurisiba.",
        other: `Komande ${used.toLocaleString("en")} zararikoresheje kandi zigumana ibiciro byazo. Ibisibwe ntibigaruka. Niba ari iby'igihe gito, rihagarike gato aho kurisiba.`,
      });
export const deleted = (name: string) => `Wasibye ${name}.`;
export const notDeleted = "Gusiba igabanyirizwa byanze";

export const loadingOne = "Igabanyirizwa ririmo kuza...";
export const gone = "Iri gabanyirizwa ntirikiriho";
export const backToList = "Reba yose";
export const formLabel = "Igabanyirizwa";
export const givesPanel = "Icyo ritanga";
export const way = "Uko abakiriya baribona";
export const withCode = "Rikoresha kode";
export const codeHint = "Inyuguti n'imibare, byoroshye kuvugira kuri telefoni.";
export const generate = "Kora kode";
export const internalName = "Izina abakozi babona";
export const internalNameHint = "Ni iry'abakozi; abakiriya babona kode.";
export const shownName = "Izina";
export const shownNameHint = "Abakiriya baribona muri panier yabo.";
export const kind = "Ubwoko";
export const percentage = "Ijanisha";
export const amount = "Amafaranga";
export const percentOff = "Ijanisha rivaho";
export const amountOff = "Amafaranga avaho (RWF)";
export const minimum = "Guhera kuri panier ya (RWF, si ngombwa)";

export const scopePanel = "Ibyo rireba";
export const scope = "Ibicuruzwa";
export const categories = "Ibyiciro";
export const chosenProducts = "Ibicuruzwa wahisemo";
export const deliveryScope = "Kugezwaho ku buntu bireba panier yose, ibyo irimo byose.";
export const chosenCategories = "Ibyiciro wahisemo";
export const remove = (name: string) => `Kuramo ${name}`;
export const addChoice = "Ongeramo";
export const addCategory = "Ongeramo ibyiciro";
export const addProduct = "Ongeramo ibicuruzwa";
export const searchCategories = "Shakisha icyiciro";
export const searchProducts = "Shakisha igicuruzwa";
export const categoriesNotLoaded = "Ibyiciro byanze kuza";
export const productsNotLoaded = "Ibicuruzwa byanze kuza";
export const loadingCategories = "Ibyiciro birimo kuza...";
export const loadingProducts = "Ibicuruzwa birimo kuza...";
export const nothingFound = "Nta kibonetse";
export const someOf = (shown: number, count: number) =>
  `${shown} kuri ${count.toLocaleString("en")}. Andika izina ubone ibindi.`;
export const excludesSale = "Kuramo ibisanzwe muri promosiyo";

export const timePanel = "Igihe n'inshuro";
export const starts = "Ritangira";
export const startsHint = "Isaha yo mu Rwanda. Utanditsemo, ritangira ako kanya.";
export const ends = "Rirangira";
export const endsHint = "Isaha yo mu Rwanda. Utanditsemo, nta herezo rigira.";
export const maxUses = "Inshuro zose (si ngombwa)";
export const maxUsesPerShopper = "Inshuro ku mukiriya (si ngombwa)";

export const combines = "Guteranywa n'irindi gabanyirizwa";
export const betterOne = "Oya, hafatwa irinini";
export const addUp = "Yego, biteranywe";

export const enterCode = "Andika kode";
export const enterPercent = "Andika umubare urenze 0 ariko utarenze 100, nka 12.5";
export const enterAmount = "Andika umubare wuzuye wa RWF, nka 5,000";
export const enterUses = "Andika umubare wuzuye, 1 cyangwa urenga";
export const tooLarge = "Uyu mubare ni munini cyane";
export const enterDate = "Andika itariki n'isaha";
export const endsTooSoon = "Rirangira mbere y'uko ritangira.";
export const chooseCategory = "Hitamo icyiciro";
export const chooseProduct = "Hitamo igicuruzwa";

/** A sentence in parts; a part in a list of its own is strong. */
export type Said = ReadonlyArray<string | readonly [strong: string]>;
export const plainWords = "Mu magambo yoroshye";
export const whoTypes = (typed: string): Said => ["Umuntu wese wanditse ", [typed]];
export const whoTypesCode: Said = ["Umuntu wese wanditse kode"];
export const everybody: Said = ["Buri wese"];
// Names follow "kuri" as they are, so what else can follow it has to fit it too.
export const getsPercent = (value: string): Said => [" agabanyirizwa ", [value], " kuri "];
export const takesAmount = (price: string): Said => [" agabanyirizwa ", [price], " kuri "];
export const getsFreeDelivery: Said = [" agezwaho ibyo yaguze ", ["ku buntu"]];
export const blank = "…";
export const saidEverything = "buri gicuruzwa";
export const saidNotOnSale = "buri gicuruzwa kitari muri promosiyo";
export const saidUnlessOnSale = (names: string) => `${names}, uretse ibiri muri promosiyo`;
export const yourCategories = "buri cyiciro uhitamo";
export const yourProducts = "buri gicuruzwa uhitamo";
export const saidMinimum = (price: string): Said => [`, iyo panier igeze kuri ${price}`];
export const saidOnDay = (day: string, start: string, end: string): Said => [
  " Rikora ",
  [day],
  `, guhera ${start} kugeza ${end}`,
];
export const saidFromUntil = (start: string, end: string): Said => [
  " Rikora guhera ",
  [start],
  ", kugeza ",
  [end],
];
export const saidFrom = (start: string): Said => [" Rikora guhera ", [start], ", nta herezo"];
export const saidSinceUntil = (start: string, end: string): Said => [
  " Rikora kuva ",
  [start],
  ", kugeza ",
  [end],
];
export const saidSince = (start: string): Said => [" Rikora kuva ", [start], ", nta herezo"];
export const saidUntil = (end: string): Said => [" Rikora kugeza ", [end]];
export const saidAlways: Said = [" Rikora guhera ubu, nta herezo"];
export const saidOver: Said = [" Ryamaze kurangira."];
export const saidAddsUp = " Riteranywa n'irindi gabanyirizwa.";
export const saidBetterOne = " Iyo hari n'irindi rikwiriye, hafatwa irinini.";
const times = (n: number) =>
  plural(n, { one: "inshuro 1", other: `inshuro ${n.toLocaleString("en")}` });
export const perShopper = (n: number) => `${times(n)} ku mukiriya`;
export const inAll = (n: number) => `${times(n)} ku bakiriya bose`;
export const anyTimes = "inshuro zose umuntu ashaka";
export const comma = ", ";
export const stop = ".";

export const onACart = "Urugero kuri panier y'uyu munsi";
export const several = (quantity: number, product: string) =>
  `${quantity.toLocaleString("en")} × ${product}`;
export const less = (price: string) => `−${price}`;
export const thisDiscount = "Iri gabanyirizwa";
export const delivery = "Kugezwaho";
export const total = "Igiteranyo";
export const nothingOff = "Nta kivaho kuri iyi panier.";
export const nothingFits = "Uyu munsi nta gicuruzwa cyo mu iduka rireba.";
export const notShown = "Urugero rwanze kuza";
export const loadingExample = "Urugero rurimo kuza...";
export const atMost = (price: string, uses: number) =>
  plural(uses, {
    one: `Nirikoreshwa, hazavaho amafaranga atarenga ${price}.`,
    other: `Inshuro zose uko ari ${uses.toLocaleString("en")} nizikoreshwa, hazavaho amafaranga atarenga ${price}.`,
  });

export const save = "Bika";
export const saveAndCopy = "Bika ukoporore ubutumwa";
export const saving = "Birabikwa...";
export const saved = (name: string) => `Byabitswe: ${name}.`;
export const savedAndCopied = (name: string) => `Byabitswe: ${name}. Ubutumwa bwakoporowe.`;
export const notSaved = "Kubika igabanyirizwa byanze";

/** What is sent to shoppers, line by line. */
export const messageOffer = (offer: string, code: string, shop: string) =>
  `${offer} ukoresheje kode ${code} muri ${shop}.`;
export const messageOn = (what: string, names: string) => `${what} kuri ${names}`;
export const messageMinimum = (price: string) => `Kuri komande guhera kuri ${price}.`;
export const messageUntil = (end: string) => `Kugeza ${end}.`;
export const messageFromUntil = (start: string, end: string) => `Guhera ${start}, kugeza ${end}.`;
export const messageOnDay = (day: string, start: string, end: string) =>
  `Ni ${day}, guhera ${start} kugeza ${end}.`;
export const messageNotOnSale = "Ntibireba ibisanzwe muri promosiyo.";
export const messageFrom = (start: string) => `Guhera ${start}.`;

export const soFar = "Kugeza ubu";
export const totalGiven = "Ayagabanyijwe yose";
export const ordersCost = "Izi komande zinjije";
export const facts = "Igabanyirizwa";
export const perShopperFact = "Inshuro ku mukiriya";
export const noLimit = "Uko abishaka";
export const otherHelp =
  "Ryakorewe muri Medusa, kandi ririmo ibyo hano tudafite. Rihindurire muri Medusa. Aha ushobora kurihagarika gato cyangwa kurisiba.";
