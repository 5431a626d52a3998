export const title = "Amakuru y'iyi komande";
export const choices = { sms: "SMS", whatsapp: "WhatsApp", none: "Imeyili gusa" };
export const nothing = "Nta butumwa";
export const willGet = {
  sms: "Uzajya ubona imeyili na SMS.",
  whatsapp: "Uzajya ubona imeyili n'ubutumwa bwa WhatsApp.",
  none: "Uzajya ubona imeyili gusa.",
};
export const willGetHere = {
  sms: "Uzajya ubona SMS.",
  whatsapp: "Uzajya ubona ubutumwa bwa WhatsApp.",
  none: "Nta butumwa uzabona. Amakuru uzayasanga kuri iyi paji.",
};
export const notSaved = "Icyo wahisemo nticyabitswe";
export const wanted = {
  sms: "Ashaka amakuru kuri SMS",
  whatsapp: "Ashaka amakuru kuri WhatsApp",
  none: "Ntashaka SMS cyangwa WhatsApp",
};
