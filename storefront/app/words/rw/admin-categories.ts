import { plural } from "~/lib/plural";

export const title = "Ibyiciro";
export const add = "Icyiciro gishya";
export const search = "Shakisha icyiciro";
export const loading = "Ibyiciro birimo kuza...";
export const notLoaded = "Ibyiciro byanze kuza";
export const empty = "Nta byiciro birahari";
export const emptyHelp = "Ibicuruzwa bishyirwa mu byiciro. Ongeramo icya mbere.";
export const nothingFound = "Nta cyiciro kibonetse";
export const count = (total: number) => `Ibyiciro byose: ${total.toLocaleString("en")}`;

export const name = "Izina";
export const gender = "Abo kigenewe";
export const products = "Ibicuruzwa";
export const anyGender = "Ibyiciro byose";
export const male = "abagabo";
export const female = "abagore";
export const unisex = "bose";
export const productCount = (total: number) =>
  plural(total, {
    one: `Igicuruzwa ${total}`,
    other: `Ibicuruzwa ${total.toLocaleString("en")}`,
  });
export const showProducts = (category: string, total: number) =>
  `${productCount(total)} muri ${category}`;
export const editOf = (category: string) => `Hindura ${category}`;
export const deleteOf = (category: string) => `Siba ${category}`;

export const addTitle = "Ongeramo icyiciro";
export const editTitle = "Hindura icyiciro";
export const formLabel = "Icyiciro";
export const nameLabel = "Izina ry'icyiciro";
export const genderHint = 'Abo imyenda yacyo igenewe; "bose" ni ukuvuga buri wese.';
export const isGone = "Iki cyiciro ntikikiriho.";
export const notAdded = "Kongeramo icyiciro byanze";
export const notUpdated = "Guhindura icyiciro byanze";
export const notDeleted = "Gusiba icyiciro byanze";
export const added = (category: string) => `Wongeyemo ${category}.`;
export const updated = (category: string) => `Byabitswe: ${category}.`;
export const deleted = (category: string) => `Wasibye ${category}.`;

export const deleteQuestion = "Koko urashaka gusiba iki cyiciro?";
export const deleteHelp = (category: string) =>
  `Abakiriya ntibazongera kubona ${category} mu byo bayunguruza mu iduka.`;
export const deleteInUse = (category: string, total: number) =>
  plural(total, {
    one: `Igicuruzwa ${total} kiri muri ${category}. Banza ucyimurire mu kindi cyiciro.`,
    other: `Ibicuruzwa ${total.toLocaleString("en")} biri muri ${category}. Banza ubyimurire mu kindi cyiciro.`,
  });
