export const timeout = "Byatinze cyane - sisitemu ishobora kuba ihuze";
export const network = "Sisitemu irahuze - ongera ugerageze nyuma";
export const rateLimited = "Wagerageje inshuro nyinshi - tegereza gato";
export const server = "Sisitemu igize ikibazo - ongera ugerageze";
export const notFound = "Ibyo ushaka ntibibonetse";
export const forbidden = "Ntubyemerewe";
export const fallback = "Hari ikitagenze neza. Ongera ugerageze.";
export const unavailable = "Ubu serivisi ntiri gukora. Ongera ufungure iyi paji.";
