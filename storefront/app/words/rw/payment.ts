export const method = "Uburyo bwo kwishyura";
export const momo = "Mobile Money";
export const momoHelp =
  "MTN MoMo igusaba kwemeza kuri telefoni yawe. Ni ho wandika PIN yawe, ntuyandike hano na rimwe.";
export const cod = "Kwishyura bikugezeho";
export const codHelp = "Komande yawe nikugeraho, wishyura umumotari mu ntoki.";
export const noDistrict = "Ni i Kigali gusa. Banza uhitemo akarere kawe.";
export const outsideKigali = "Ni i Kigali gusa: Gasabo, Kicukiro na Nyarugenge.";
export const placeholder = "Kwishyura tumaze kwemeza";
export const placeholderHelp =
  "Ubu nta cyo wishyura. Tuzakuvugisha twemeze komande yawe, twumvikane n'uko uzishyura.";

export const wallet = "Nimero ya Mobile Money";
export const walletHint = "Iyi nimero ni yo izasabwa kwemeza ubwishyu.";
export const notMtn = "Kuri Mobile Money, andika nimero ya MTN (078 cyangwa 079)";

export const loading = "Uburyo bwo kwishyura burimo kuza...";
export const none = "Ubu kwishyura ntibishoboka. Garuka hashize akanya.";
