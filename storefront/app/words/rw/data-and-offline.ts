export const keep = "Bika paji nafunguye";
export const keepHelp = (most: number) =>
  `Kugeza kuri paji ${most}, n'ibicuruzwa warebye. Bifunguka nta murandasi.`;
export const savedNow = "Ibibitswe ubu";
export const counting = "Birimo kubarwa...";
export const pages = (count: number) => `paji ${count}`;
export const savedText = (count: string, size: string) => `${count}, ${size}`;
export const kb = (amount: number) => `KB\u00a0${amount}`;
export const mb = (amount: string) => `MB\u00a0${amount}`;
export const nothingYet = "Nta kirabikwa. Ibyo ufungura guhera ubu bibikwa hano.";
export const nothing = "Nta kibitswe.";
export const shopItself = (size: string) =>
  `Hiyongeraho ${size} z'iduka ubwaryo, kugira ngo rifunguke nta murandasi.`;
export const remove = "Siba";
export const deleted = (count: string, size: string) =>
  `Byasibwe: ${count}, ${size}. Panier yawe n'ibyo ukunda biracyahari.`;
export const isOn = "Guhera ubu, ibyo ufungura bibikwa kuri iyi telefoni.";
export const isOff =
  "Nta kintu kizongera kubikwa, kandi ibyari bibitswe byasibwe. Panier yawe n'ibyo ukunda biracyahari.";
export const savedPages = "Paji zibitswe";
export const keptAt = (time: string) => `Yabitswe: ${time}`;
export const never = "Iyi browser ntishobora kubika paji zo gusoma nta murandasi.";
export const refused =
  "Iyi browser ntiyemera ko tubika paji hano. Ni ibisanzwe mu idirishya ryihishe.";
export const worksAsUsual = (shop: string) => `Iyo murandasi uhari, ${shop} ikora nk'ibisanzwe.`;
