import type { en } from "./en";

/** In Kinyarwanda. */
export const rw: typeof en = {
  received: (order, amount) => `Komande yawe ${order} ya ${amount} twayibonye.`,
  see: (link) => `Yirebe: ${link}`,
  pay: (link) => `Yirebe kandi wishyure: ${link}`,
  paid: (amount, order) => `Ubwishyu bwawe bwa ${amount} kuri ${order} twabubonye. Urakoze!`,
  onTheWay: (order) => `Komande yawe ${order} iri mu nzira.`,
  brings: (rider, order, phone) => `${rider} akuzaniye komande yawe ${order}. Tel ${phone}.`,
  toPay: (amount) => `Uzishyura: ${amount}.`,
  ready: (order) => `Komande yawe ${order} igutegereje mu iduka.`,
  code: (code) => `Kode yawe ni ${code}, imara iminota 10. Ntuyihe undi muntu, ntitujya tuyibaza.`,
  back: (article) => `${article} yagarutse mu iduka.`,
  cart: (article, more) =>
    more === 0
      ? `${article} biri muri panier yawe.`
      : `Muri panier yawe: ${article} n'ibindi ${more}.`,
  returns: {
    requested: (number) => `Isubizwa ${number} twaryakiriye, tugiye kurireba.`,
    approved: (number) => `Isubizwa ${number} ryemewe. Andika iyo nimero ku ipaki.`,
    received: (number) => `Ibyo wasubije (${number}) byageze iwacu.`,
    settled: (number, amount) => `Isubizwa ${number}: turagusubiza ${amount}.`,
    settledAlone: (number) => `Isubizwa ${number} ryarangiye.`,
    declined: (number) => `Isubizwa ${number} ntiryemewe. Impamvu iri kuri komande yawe.`,
  },
};
