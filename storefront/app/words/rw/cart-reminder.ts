import type * as en from "../en/cart-reminder";

export const title = "Nturatanga komande?";
export const help: typeof en.help = (hours) =>
  `Twakwibutsa iyi panier: ubutumwa bumwe gusa nyuma y'amasaha ${hours} nta komande, nta na rimwe nijoro. Nta kindi. Ushobora kubihagarika hano, cyangwa mu butumwa.`;
export const helpTo: typeof en.helpTo = (hours, email) =>
  `Imeyili imwe gusa kuri ${email} nyuma y'amasaha ${hours} nta komande, nta na rimwe nijoro. Nta kindi. Ushobora kubihagarika hano, cyangwa muri iyo imeyili.`;
export const remind = "Munyibutse iyi panier";
export const other = "Indi telefoni cyangwa imeyili";
export const kept: typeof en.kept = (days) => `Tuyisiba hashize iminsi ${days} tukwandikiye.`;
export const told =
  "Tuzakwibutsa iyi panier rimwe gusa. Nutanga komande mbere, nta butumwa buzaza.";
export const toldTo: typeof en.toldTo = (contact) =>
  `Tuzibutsa ${contact} iyi panier rimwe gusa. Nutanga komande mbere, nta butumwa buzaza.`;
export const notAsked = "Ibyo wasabye ntibyabitswe";
