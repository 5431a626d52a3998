export const method = "Uburyo bwo kwishyura";
export const momo = "Mobile Money";
export const momoHelp =
  "MTN MoMo igusaba kwemeza kuri telefoni yawe. Ni ho wandika PIN yawe, ntuyandike hano na rimwe.";
/** @param networks "Airtel Money", "MTN MoMo cyangwa Airtel Money" */
export const walletsHelp = (networks: string) =>
  `${networks} igusaba kwemeza kuri telefoni yawe. Ni ho wandika PIN yawe, ntuyandike hano na rimwe.`;
export const eitherNetwork = "MTN MoMo cyangwa Airtel Money";
export const card = "Ikarita ya banki";
export const cardHelp =
  "Visa cyangwa Mastercard, yo mu gihugu icyo ari cyo cyose. Wishyura mu mafaranga y'u Rwanda ku rubuga rwa Flutterwave, ukagaruka hano.";
export const cod = "Kwishyura bikugezeho";
export const codHelp = "Komande yawe nikugeraho, wishyura umumotari mu ntoki.";
export const noDistrict = "Ni i Kigali gusa. Banza uhitemo akarere kawe.";
export const outsideKigali = "Ni i Kigali gusa: Gasabo, Kicukiro na Nyarugenge.";
export const placeholder = "Kwishyura tumaze kwemeza";
export const placeholderHelp =
  "Ubu nta cyo wishyura. Tuzakuvugisha twemeze komande yawe, twumvikane n'uko uzishyura.";

export const wallet = "Nimero ya Mobile Money";
export const walletHint = "Iyi nimero ni yo izasabwa kwemeza ubwishyu.";
/** @param network "Airtel Money" */
export const asks = (network: string) => `${network} ni yo izabikubaza.`;
/** Its owner kept the number and moved to this network. */
export const isOn = (network: string) => `Iyi nimero iri kuri ${network}`;
export const notAirtel = "Kuri Mobile Money, andika nimero ya Airtel (072 cyangwa 073)";
export const notWallet =
  "Kuri Mobile Money, andika nimero ya MTN cyangwa Airtel (072, 073, 078 cyangwa 079)";
export const notMtn = "Kuri Mobile Money, andika nimero ya MTN (078 cyangwa 079)";

export const loading = "Uburyo bwo kwishyura burimo kuza...";
export const none = "Ubu kwishyura ntibishoboka. Garuka hashize akanya.";
