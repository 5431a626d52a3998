export const questions = {
  returns: {
    text: "Gusubiza cyangwa guhinduza ikintu",
    words: ["gusubiza", "subiza", "guhinduza", "hinduza", "gusubizwa", "gusubizwa amafaranga"],
  },
  findOrder: {
    text: "Komande yanjye igeze he?",
    words: ["komande", "komande yanjye", "igeze he", "gukurikirana"],
  },
  payment: {
    text: "Nishyura nte?",
    words: ["kwishyura", "ishyura", "nishyura", "ubwishyu", "momo", "mobile money", "airtel money"],
  },
  delivery: {
    text: "Kukugezaho: bifata igihe kingana iki",
    words: ["kugeza", "kukugezaho", "kungezaho", "kuzana", "livraison", "delivery", "igihe"],
  },
  contact: {
    text: "Baza iduka",
    words: ["telefoni", "whatsapp", "ubufasha", "ikibazo", "aho mukorera", "aderesi", "email"],
  },
} as const;
export const deliveryTo = (district: string) => `Kugeza i ${district}`;
export const label = "Ibisubizo";
