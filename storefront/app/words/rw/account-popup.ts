export const login = "Injira";
export const register = "Iyandikishe";
export const verify = "Reba imeyili yawe";
export const forgot = "Wibagiwe ijambo ry'ibanga";
export const reset = "Shyiraho ijambo ry'ibanga rishya";

export const loginHelp = "Twishimiye kongera kukubona.";
export const registerHelp = "Dukeneye izina, imeyili n'ijambo ry'ibanga gusa.";
export const forgotHelp =
  "Andika imeyili yawe, tukoherereze kode yo gushyiraho ijambo ry'ibanga rishya.";
export const codeSentTo = <T>(email: T) => ["Twohereje kode kuri ", email];
export const codeSentIfKnown = <T>(email: T) => [
  "Niba ",
  email,
  " ifite konti, kode iri mu nzira.",
];

export const confirmPassword = "Subiramo ijambo ry'ibanga";
export const passwordsDiffer = "Amagambo y'ibanga ntahuye";
export const rememberMe = "Unyibuke";
export const code = "Kode yo kwemeza";

export const pleaseWait = "Tegereza gato...";
export const sendCode = "Ohereza kode";
export const savePassword = "Bika irishya";
export const submitCode = "Emeza";

export const newHere = (shop: string) => `Uri mushya kuri ${shop}?`;
export const alreadyHere = "Usanganywe konti?";
export const forgotPassword = "Wibagiwe ijambo ry'ibanga?";
export const remembered = "Waryibutse?";
export const wrongAddress = "Imeyili si yo?";
export const changeIt = "Yihindure";
export const noCode = "Nta kode wabonye?";
export const resend = "Ohereza indi";
export const resendIn = (seconds: number) => `Indi mu masegonda ${seconds}`;
export const codeResent = "Twongeye kohereza kode kuri imeyili yawe";
export const changed = "Ijambo ryawe ry'ibanga ryahinduwe. Injira.";

export const invalidCredentials = "Imeyili cyangwa ijambo ry'ibanga si byo";
export const loginUnclear = "Kwinjira byanze. Reba neza imeyili n'ijambo ry'ibanga.";
export const loginFailed = "Kwinjira byanze. Ongera ugerageze.";
export const serverFailed = "Hari ikitagenze neza iwacu. Ongera ugerageze nyuma gato.";
export const registerFailed = "Kwiyandikisha byanze. Ongera ugerageze.";
export const verifyFailed = "Kwemeza byanze. Reba kode neza wongere ugerageze.";
export const codeNotSent = "Kode ntiyabashije koherezwa. Ongera ugerageze.";
export const resetFailed = "Ijambo ry'ibanga ntiryabashije guhinduka. Reba kode neza.";

export const byPhone = "Injira na telefoni";
export const byPhoneHelp = "Twohereza kode muri SMS kuri telefoni wemeje muri konti yawe.";
export const phoneQuestion = "Nta jambo ry'ibanga ufite?";
export const useEmail = "Koresha imeyili";
export const checkSms = "Reba SMS zawe";
export const smsSentIfKnown = <T>(phone: T) => [
  "Niba ",
  phone,
  " yaremejwe muri konti, kode iri mu nzira muri SMS.",
];
export const smsSentTo = (phone: string) => `Twohereje kode muri SMS kuri ${phone}.`;
export const smsResent = "Twongeye kohereza kode muri SMS";
export const wrongNumber = "Nimero si yo?";
