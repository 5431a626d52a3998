export const title = "Amakarita y'impano n'amafaranga mu iduka";
export const tabs = "Ubwoko bw'amafaranga";
export const cardsTab = "Amakarita y'impano";
export const accountsTab = "Amafaranga y'abakiriya";
export const outstanding = (amount: string) => `Hasigaye ${amount}`;
export const outstandingHelp =
  "Ayo abakiriya bagishobora gukoresha: amakarita y'impano yose hamwe n'amafaranga yabo mu iduka.";

export const searchCards = "Uwo igenewe, impera ya kode";
export const loadingCards = "Amakarita y'impano arimo kuza...";
export const noCards = "Nta karita y'impano irakorwa";
export const noCardsHelp = "Kora imwe uyigurishe, cyangwa uyihe uwo ushimira.";
export const cardCount = (n: number) => `Amakarita y'impano yose: ${n.toLocaleString("en")}`;
export const card = "Ikarita";
export const ending = (endsWith: string) => `…${endsWith}`;
export const cardNamed = (endsWith: string) => `Ikarita y'impano …${endsWith}`;
export const recipient = "Uwo igenewe";
export const nobody = "–";
export const balance = "Asigaye";
export const balanceRwf = "Asigaye, RWF";
export const totalIn = "Amaze gushyirwaho";
export const balanceOf = (balanceText: string, totalText: string) =>
  `${balanceText} muri ${totalText}`;
export const made = "Yakozwe";
export const since = "Kuva";
export const state = "Uko imeze";
export const isOn = "Irakora";
export const isSwitchedOff = "Yafunzwe";
export const isUsedUp = "Yarashize";

export const searchAccounts = "Shakisha izina cyangwa imeyili";
export const loadingAccounts = "Amafaranga y'abakiriya arimo kuza...";
export const noAccounts = "Nta mukiriya uragira amafaranga mu iduka";
export const noAccountsHelp = "Niba ushaka kuyatanga, fungura umukiriya muri Abakoresha.";
export const chooseCustomer = "Hitamo umukiriya";
export const accountCount = (n: number) => `Abakiriya bose: ${n.toLocaleString("en")}`;
export const name = "Izina";
export const email = "Imeyili";
export const deletedAccount = "Konti yasibwe";

export const add = "Ikarita nshya y'impano";
export const formLabel = "Ikarita y'impano";
export const onTheCard = "Ibijya ku ikarita";
export const forTheShop = "Iby'iduka";
export const amount = "Amafaranga muri RWF";
export const cardAmountHint = "Kuva kuri 1,000 kugeza kuri 1,000,000.";
export const recipientField = "Uwo igenewe (si ngombwa)";
export const recipientHint = "Izina rye ryandikwa ku ikarita.";
export const messageField = "Ubutumwa (si ngombwa)";
export const messageHint = "Bwandikwa ku ikarita, urugero: Isabukuru nziza!";
export const emailField = "Imeyili (si ngombwa)";
export const emailHint = "Ni ho twohereza ikarita. Hasige ubusa niba uzayitangira.";
export const languageHint = "Ni rwo imeyili yandikwamo.";
export const reason = "Impamvu";
export const cardReasonHint =
  "Ibonwa n'abakozi gusa, urugero: yaguriwe mu iduka, yishyurwa mu ntoki.";
export const make = "Kora ikarita";
export const making = "Irakorwa...";
export const isMade = (cardName: string, amountText: string) =>
  `${cardName} yakozwe, iriho ${amountText}.`;
export const notMade = "Gukora ikarita y'impano byanze";

export const loadingOne = "Birimo kuza...";
export const gone = "Iyo karita y'impano cyangwa ayo mafaranga ntibihari";
export const backToList = "Amakarita y'impano yose";
export const facts = "Amakuru";
export const customer = "Umukiriya";
export const code = "Kode";
export const codeIsLogged = "Ufite kode wese ashobora gukoresha ikarita. Twandika uwayirebye.";
export const showCode = "Erekana kode";
export const loadingCode = "Kode irimo kuza...";
export const copyCode = "Koporora kode";
export const codeCopied = "Kode yakoporowe.";
export const isSent = (address: string) => `Turohereza ikarita kuri ${address}.`;
export const isNotSent = "Nta meyili yoherezwa. Ha umukiriya kode, cyangwa ikarita icapye.";

export const switchOff = "Funga";
export const switchOn = "Fungura";
export const switching = "Birabikwa...";
export const offQuestion = (cardName: string) => `${cardName}: urashaka kuyifunga?`;
export const offHelp =
  "Nta we uzongera kwishyura akoresheje iyi karita. Amafaranga ariho arahaguma, kandi ushobora kongera kuyifungura.";
export const onQuestion = (cardName: string) => `${cardName}: urashaka kuyifungura?`;
export const onHelp = "Ufite kode wese azongera ashobore kwishyura akoresheje iyi karita.";
export const nowOff = (cardName: string) => `${cardName} yafunzwe.`;
export const nowOn = (cardName: string) => `${cardName} yafunguwe.`;
export const notSwitchedOff = "Gufunga ikarita y'impano byanze";
export const notSwitchedOn = "Gufungura ikarita y'impano byanze";

export const print = "Capa";
export const printCard = "Capa ikarita";
export const backToCard = "Subira ku ikarita";
export const printLoading = "Birategurwa ngo bicapwe...";
export const notShown = "Kuzana kode byanze";
export const giftCard = "Ikarita y'impano";
export const cardFor = (person: string) => `Igenewe ${person}`;
export const howTo = (shop: string) => `Andika iyi kode igihe utanga komande kuri ${shop}.`;
export const care = "Yibike neza: uwagira kode wese yayikoresha.";

export const history = "Amateka";
export const noHistory = "Nta kirabaho.";
export const given = "Yongeweho";
export const takenBack = "Yakuweho";
export const paidFor = "Yishyuye komande";
export const cameBackFrom = "Yagarutse avuye kuri";
export const paidOrder = "Yishyuye komande";
export const cameBack = "Yagarutse";
export const soldWith = "Yagurishijwe kuri komande";
export const sold = "Yagurishijwe";
export const takenBackAs = "Yakuweho: komande";
export const cameToNothing = "ntiyakomeje";
export const erased = "Konti yasibwe";
export const viewOrder = (orderNumber: string) => `Reba komande ${orderNumber}`;
export const plus = (amountText: string) => `+${amountText}`;
export const minus = (amountText: string) => `−${amountText}`;
export const byCustomer = "Umukiriya";
export const bySystem = "Sisitemu";

export const storeCredit = "Amafaranga ye mu iduka";
export const give = "Muhe amafaranga";
export const giveStoreCredit = "Muhe amafaranga mu iduka";
export const takeBack = "Kuraho";
export const giveTitle = (person: string) => `Guha ${person} amafaranga mu iduka`;
export const giveHelp = "Azabona imeyili, kandi ashobore kuyishyurisha atanga komande.";
export const takeTitle = (person: string) => `Gukura amafaranga yo mu iduka kuri ${person}`;
export const takeHelp = (balanceText: string) => `Ubu afite ${balanceText}.`;
export const reasonField = "Impamvu";
export const reasonHint = "Umukiriya azayisoma.";
export const doGive = (amountText: string) => `Tanga ${amountText}`;
export const doTake = (amountText: string) => `Kuraho ${amountText}`;
export const saving = "Birabikwa...";
export const isGiven = (amountText: string, person: string) =>
  `${person} yongerewe ${amountText} mu iduka.`;
export const isTaken = (amountText: string, person: string) =>
  `${amountText} yakuwe kuri ${person}.`;
export const notGiven = "Gutanga amafaranga mu iduka byanze";
export const notTaken = "Gukuraho amafaranga yo mu iduka byanze";
export const enterAmount = "Andika umubare wuzuye muri RWF, urugero 5,000";
export const tooLarge = "Uyu mubare ni munini cyane";
export const atMost = (balanceText: string) => `Ntihakurwaho arenze ${balanceText}`;
export const creditLoading = "Amafaranga ye mu iduka arimo kuza...";
export const noneGiven = "Nta mafaranga mu iduka arahabwa.";
export const showHistory = "Reba amateka";
