export const title = "Sangiza";
export const link = "Linki";
export const copy = "Koporora linki";
export const copied = "Linki yakoporowe";
export const copyFailed = "Linki ntiyabashije gukopororwa. Yihitemo uyikoporore n'intoki.";
export const whatsApp = "WhatsApp";
export const message = (name: string, url: string) => `${name}: ${url}`;
