export const title = "Ibicuruzwa biri mu nzira";
export const loading = "Birimo kuza...";
export const empty = "Nta bicuruzwa biri mu nzira";
export const emptyHelp = "Ibicuruzwa biboneka hano umaze kwishyura.";
export const summary = "Incamake";
export const total = "Agaciro k'ibiri mu nzira";
export const badge = (orderNumber: string) => `Biri mu nzira · ${orderNumber}`;
export const quantity = (count: number) => `Umubare ${count}`;
export const product = "Igicuruzwa";
