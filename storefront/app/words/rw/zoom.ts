export const title = (name: string) => `Amafoto: ${name}`;
export const zoom = (alt: string) => `Reba hafi: ${alt}`;
export const position = (at: number, count: number) => `${at} / ${count}`;
export const positionSpoken = (at: number, count: number) => `Ifoto ya ${at} muri ${count}`;
export const previous = "Ifoto yabanje";
export const next = "Ifoto ikurikira";
export const close = "Funga";
