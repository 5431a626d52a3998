export const formLabel = "Hindura ijambo ry'ibanga";
export const current = "Ijambo ry'ibanga risanzwe";
export const next = "Ijambo ry'ibanga rishya";
export const nextHint = "Nibura inyuguti cyangwa imibare 6.";
export const nextAgain = "Subiramo irishya";
export const saving = "Birabikwa...";
export const submit = "Hindura";
