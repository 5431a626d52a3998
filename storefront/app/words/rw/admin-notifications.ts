import { plural } from "~/lib/plural";

export const title = "Amamenyesha";
export const bell = (unread: number) =>
  unread === 0 ? title : `${title}, atarasomwa: ${unread.toLocaleString("en")}`;
export const markAllRead = "Yose nayasomye";
export const notMarked = "Kwemeza ko imenyesha ryasomwe byanze";
export const unread = "Ritarasomwa:";
export const none = "Nta menyesha rirahari";
export const noneHelp = "Komande nshya, ubutumwa n'ibigiye gushira bigaragara hano.";
export const loading = "Amamenyesha arimo kuza...";
export const older = "Reba aya kera";
/** Announced when a notification arrives. */
export const newNotification = (text: string) => `Imenyesha rishya: ${text}`;
export const newNotifications = (count: number) =>
  plural(count, {
    one: "Imenyesha 1 rishya",
    other: `Amamenyesha ${count.toLocaleString("en")} mashya`,
  });
export const paused = "Amakuru ntaza ako kanya. Turareba niba hari amashya buri masegonda 30.";
