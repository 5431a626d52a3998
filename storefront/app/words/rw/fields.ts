import { plural } from "~/lib/plural";

export const firstName = "Izina rya mbere";
export const lastName = "Izina ry'umuryango";
export const email = "Imeyili";
export const phone = "Telefoni";
export const phoneOptional = "Telefoni (si ngombwa)";
export const phoneExample = "0788 123 456";
export const phoneIs = (network: string | null, phone: string) =>
  network === null ? phone : `${network}, ${phone}`;
export const password = "Ijambo ry'ibanga";
export const newPassword = "Ijambo ry'ibanga rishya";
export const passwordHint = "Nibura inyuguti cyangwa imibare 6";
export const cancel = "Reka";
export const saving = "Birabikwa...";
export const processing = "Birakorwa...";

export const profile = "Umwirondoro";
export const saveProfile = "Bika umwirondoro";
export const profileUpdated = "Umwirondoro wawe wahindutse!";
export const profileNotUpdated = "Umwirondoro wawe wanze guhinduka";
export const passwordChanged = "Ijambo ry'ibanga ryahindutse!";
export const passwordNotChanged = "Ijambo ry'ibanga ryanze guhinduka";
export const newPasswordsDiffer = "Amagambo y'ibanga mashya ntahuye";

export const failed = (what: string, why: string) => `${what}. ${why}`;
export const tryAgainIn = (why: string, duration: string) =>
  `${why}. Ongera ugerageze nyuma y'${duration}.`;
export const seconds = (count: number) =>
  plural(count, { one: `isegonda ${count}`, other: `amasegonda ${count}` });
export const minutes = (count: number) =>
  plural(count, { one: `umunota ${count}`, other: `iminota ${count}` });
