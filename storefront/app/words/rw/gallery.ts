import { plural } from "~/lib/plural";

export const title = "Amafoto yacu";
export const description =
  "Uburyo 12 bwo kwambara STRIVE: imyenda isanzwe, iyo mu muhanda, iyiyubashye, iyo mu zuba n'iyo mu mbeho, yose imbere y'imitako y'imigongo.";
export const photos = (count: number) =>
  plural(count, { one: `ifoto ${count}`, other: `amafoto ${count}` });
export const open = (name: string) => `Fungura ${name}:`;
export const numbered = (number: number) => String(number).padStart(2, "0");
export const counter = (number: number, count: number) => `${number} / ${count}`;
export const position = (number: number, count: number, name: string) =>
  `Ifoto ya ${number} muri ${count}: ${name}`;
export const close = "Funga";
export const previous = "Ifoto yabanje";
export const next = "Ifoto ikurikira";
export const failed = "Iyi foto yanze kuza.";
export const showProduct = (name: string) => `Erekana ${name}`;
export const products = (count: number) =>
  plural(count, { one: `igicuruzwa ${count}`, other: `ibicuruzwa ${count}` });
export const soldOut = "Byashize";
export const toProduct = "Reba igicuruzwa";

export const plates = [
  {
    name: "Imyambaro isanzwe",
    alt: "Umupira w'umweru ufite imirongo itukura, jeans y'ubururu n'inkweto ndende z'umweru za siporo",
  },
  {
    name: "Sitayile yo mu muhanda",
    alt: "Hoodie y'umukara na kasketi y'ibara ry'ingwa, imbere y'urukuta rutukura rw'imigongo",
  },
  {
    name: "Imyambaro yiyubashye",
    alt: "Ishati y'umweru, ipantalo yijimye n'umukandara w'ikigina",
  },
  {
    name: "Imyambaro yo mu zuba",
    alt: "Ikanzu yizinga y'umutuku n'umweru n'isakoshi y'igitambaro, imbere y'ibara ry'itaka",
  },
  {
    name: "Ubwiza bwo mu mujyi",
    alt: "Ijaketi ya bomber y'icyatsi cyijimye, ijipo y'umukara y'imikunjo n'inkweto ndende z'umukara za siporo",
  },
  {
    name: "Byoroheje kandi byiza",
    alt: "Umupira w'amaboko maremare w'ibara ry'ibuye ufite akamenyetso gatukura, umanitse",
  },
  {
    name: "Imyambaro y'akazi",
    alt: "Ishati y'ubururu bwerurutse, ipantalo ya kaki n'umukandara w'ikigina",
  },
  {
    name: "Imyambaro ya wikendi",
    alt: "Umupira uboshye w'icyatsi cyijimye ufite imirongo y'umweru, ikabutura y'ikijuju na kasketi itukura",
  },
  {
    name: "Gusohoka nijoro",
    alt: "Ikanzu y'umukara n'umukandara w'igitambaro utukura, imbere y'imitako itukura y'imigongo",
  },
  {
    name: "Isanzwe kandi isirimutse",
    alt: "Ishati y'amaboko magufi irimo imitako ya diyama n'ipantalo y'umukara",
  },
  {
    name: "Imyambaro ya siporo",
    alt: "Umupira w'ibara ry'ingwa ufite ikimenyetso kinini cy'icyatsi, ikabutura yijimye n'inkweto ndende za siporo",
  },
  {
    name: "Imyambaro yo mu mbeho",
    alt: "Umupira uboshye w'ibara rya kereme ufite imirongo yijimye, na furari itukura",
  },
] as const;
