export const title = "Twandikire";
export const summary =
  "Tuvugishe kuri imeyili, WhatsApp, telefoni cyangwa imbuga nkoranyambaga, cyangwa utwandikire kuri iyi paji.";
export const via = "TUVUGISHE KURI";
export const email = "Imeyili";
export const whatsapp = "WhatsApp";
export const phone = "Telefoni";
export const instagram = "Instagram";
export const twitter = "Twitter";
export const tiktok = "TikTok";
export const youtube = "YouTube";
export const newTab = "(ifungukira muri tab nshya)";
export const send = "Twoherereze ubutumwa";
export const name = "Izina";
export const subject = "Umutwe w'ubutumwa";
export const message = "Ubutumwa";
export const trap = "Ntugire icyo wandika hano";
export const sendMessage = "Ohereza ubutumwa";
export const sending = "Tegereza gato...";
export const withoutScripts =
  "Iyi fomu ikenera JavaScript. Niba idakora, twandikire kuri imeyili cyangwa WhatsApp.";
export const sent = "Ubutumwa bwagiye";
export const thanks = (name: string) => `Urakoze, ${name}.`;
export const answerTo = (email: string) =>
  `Ubutumwa bwose ni twe tubwisomera. Tuzagusubiza kuri ${email}.`;
export const another = "Ohereza ubundi butumwa";
