export const title = (name: string) => `Photos\u00a0: ${name}`;
export const zoom = (alt: string) => `Agrandir\u00a0: ${alt}`;
export const position = (at: number, count: number) => `${at} / ${count}`;
export const positionSpoken = (at: number, count: number) => `Photo ${at} sur ${count}`;
export const previous = "Photo précédente";
export const next = "Photo suivante";
export const close = "Fermer";
