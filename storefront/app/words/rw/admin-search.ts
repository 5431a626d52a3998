export const title = "Gushakisha";
export const help =
  "Ibyo abantu bashatse ntibabibone. Ha ijambo icyo risobanura, rizabona ibyo icyo gisobanuro kibona.";
export const loading = "Turazana ibyashatswe...";
export const empty = "Nta washatse ngo abure";
export const emptyHelp = "Ibyo abantu bashatse bakabura bizagaragara hano.";
export const count = (total: number) => `Ibyashatswe bikabura: ${total.toLocaleString("en")}`;
export const word = "Icyashatswe";
export const times = "Inshuro";
export const timesText = (times: number) =>
  times === 1 ? "inshuro imwe" : `inshuro ${times.toLocaleString("en")}`;
export const last = "Iheruka";
export const finds = (products: number) =>
  products === 0 ? "nta kintu ribona" : `ribona ibintu ${products.toLocaleString("en")}`;
export const giveMeaning = "Ha igisobanuro";
export const forget = "Siba";
export const failed = "Ntibyakunze.";

export const words = "Amagambo";
export const wordsTitle = "Amagambo n'icyo asobanura";
export const wordsHelp = "Iduka risanzwe rizi amagambo menshi. Ongeramo ayo ritazi.";
export const noWords = "Nta jambo rirajyamo";
export const loadingWords = "Turazana amagambo...";
export const meansText = (word: string, means: string) => `“${word}” risobanura “${means}”`;
export const remove = (word: string) => `Kuramo ${word}`;
export const newWord = "Ijambo";
export const means = "Risobanura";
export const meansHelp = "Ijambo ribona ibyo mucuruza, urugero hoodies.";
export const add = "Ongeramo ijambo";
export const adding = "Turongeramo...";
export const added = (word: string, products: number) => `Ubu ${word} ${finds(products)}`;
export const notAdded = "Ijambo ntiryagiyemo";
