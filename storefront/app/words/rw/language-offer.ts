export const question = "Ushaka gusoma iduka mu Kinyarwanda?";
export const yes = "Yego";
export const no = "Oya";
