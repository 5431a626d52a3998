export const title = (name: string) => `Pictures of ${name}`;
export const zoom = (alt: string) => `Zoom: ${alt}`;
export const position = (at: number, count: number) => `${at} / ${count}`;
export const positionSpoken = (at: number, count: number) => `Picture ${at} of ${count}`;
export const previous = "Previous picture";
export const next = "Next picture";
export const close = "Close";
