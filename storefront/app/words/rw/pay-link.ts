export const title = "Komande yawe";
export const opening = "Komande yawe irafunguka...";
export const missing = "Iyi linki nta komande ifungura";
export const missingHelp =
  "Reba ko linki yuzuye, nk'uko wayohererejwe. Ushobora no gushaka komande ukoresheje nimero yayo n'imeyili yawe, cyangwa ukatubaza.";
export const findOrder = "Shaka komande yawe";
export const contact = "Twandikire";
export const notOpened = "Komande yawe ntiyabashije gufunguka";
