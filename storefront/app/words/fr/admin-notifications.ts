import { plural } from "~/lib/plural";

export const title = "Notifications";
export const bell = (unread: number) =>
  unread === 0
    ? title
    : plural(unread, {
        one: `${title}, ${unread} non lue`,
        other: `${title}, ${unread.toLocaleString("en")} non lues`,
      });
export const markAllRead = "Tout marquer comme lu";
export const notMarked = "Impossible de marquer la notification comme lue";
export const unread = "Non lue\u00a0:";
export const none = "Aucune notification pour l'instant";
export const noneHelp = "Les nouvelles commandes, les messages et les stocks bas apparaissent ici.";
export const loading = "Chargement des notifications...";
export const older = "Plus anciennes";
export const newNotification = (text: string) => `Nouvelle notification\u00a0: ${text}`;
export const newNotifications = (count: number) =>
  plural(count, {
    one: "1 nouvelle notification",
    other: `${count.toLocaleString("en")} nouvelles notifications`,
  });
export const paused =
  "Les notifications n'arrivent plus en direct. Nous vérifions toutes les 30 secondes.";
