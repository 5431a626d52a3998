export const payLink = "Linki yo kwishyura";
export const help = "Umukiriya ayifungura kuri telefoni, akareba komande, akishyura.";
export const message = "Ubutumwa";
export const editMessage = "Hindura";
export const text = (firstName: string, shop: string, amount: string, link: string) =>
  `Muraho ${firstName}, dore komande yawe ya ${shop}, ${amount}. Ishyura hano: ${link}`;
export const sendOnWhatsApp = "Ohereza kuri WhatsApp";
export const sendBySms = "Ohereza SMS";
export const sendByEmail = "Ohereza imeyili";
export const subject = (shop: string) => `Komande yawe ya ${shop}`;
export const copyLink = "Koporora linki";
export const isCopied = "Linki yakoporowe";
