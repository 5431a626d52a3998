import { plural } from "~/lib/plural";

export const cancelExchangeHelp = "Uzasubizwa amafaranga y'ibyo usubiza.";
export const cancelPaidExchangeHelp = "Uzasubizwa amafaranga y'ibyo usubiza, n'ayandi wishyuye.";

export const cancel = "Hagarika iyi komande";
export const cancelQuestion = "Urashaka guhagarika iyi komande?";
export const cannotUndo = "Ibi ntibisubirwaho.";
export const oweNothing = "Nturishyura, nta deni ufite.";
export const oweNothingYet = "Nturishyura, nta deni ufite. Ntiwemeze kwishyura kuri telefoni yawe.";
export const backOnWallet = (amount: string, phone: string) =>
  `Uzasubizwa ${amount} kuri ${phone}.`;
export const backByUs = (amount: string) => `Tuzagusubiza ${amount} wishyuye.`;
export const backAsCredit = (amount: string) =>
  `${amount} ahita asubira ku mafaranga yawe mu iduka.`;
export const backOnCard = (amount: string) => `${amount} ahita asubira ku ikarita yawe y'impano.`;
export const cardsStop = (count: number) =>
  plural(count, {
    one: "Ikarita y'impano irimo ntizongera gukora.",
    other: "Amakarita y'impano arimo ntazongera gukora.",
  });
export const why = "Kubera iki?";
export const optional = "si ngombwa";
export const wrongSize = "Ingano si yo";
export const takesTooLong = "Biratinda cyane";
export const foundOther = "Nabonye ikindi";
export const changedMind = "Nisubiyeho";
export const because = (reason: string) => `Impamvu: ${reason}`;
export const onlySize = "Ni ingano gusa?";
export const sizeCanChange = "Twayihindura komande itarapakirwa.";
export const changeSize = "Hindura ingano";
export const keep = "Oya, igumeho";
export const doCancel = "Hagarika komande";
export const cancelling = "Irahagarikwa...";
