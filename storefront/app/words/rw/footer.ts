export const men = "Abagabo";
export const women = "Abagore";
export const kids = "Abana";
export const help = "Ubufasha";
export const findOrder = "Shaka komande yawe";
export const returns = "Gusubiza ibintu";
export const terms = "Amategeko";
export const privacy = "Ibanga ryawe";
export const seller = "Ibyerekeye ugurisha";
export const rights = (name: string) =>
  `© ${new Date().getFullYear()} ${name}. Uburenganzira bwose burabitswe.`;
export const ratesBy = "Ivunjisha: Exchange Rate API";
