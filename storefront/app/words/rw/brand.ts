export const tagline = "Imitekerereze y'abatinyuka kurenga imbibi.";
export const description =
  "STRIVE ni imyenda ikorwa n'abavandimwe b'i Kigali. Ipamba riremereye, imirongo itunganye n'imitako y'imigongo. Tuyikugezaho aho uri hose mu Rwanda.";
export const delivery = [
  { where: "Kigali", promise: "iminsi 1–2 y'akazi" },
  { where: "Ahandi", promise: "iminsi 3–5 y'akazi" },
] as const;
