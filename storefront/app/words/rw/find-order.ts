export const title = "Shaka komande yawe";
export const help =
  "Andika nimero ya komande yawe n'imeyili wakoresheje utumiza. Si ngombwa kugira konti.";
export const orderNumber = "Nimero ya komande";
export const orderNumberExample = "STR-000123";
export const orderNumberHint = "Iri muri imeyili twakoherereje. STR- ushobora kutayandika.";
export const emailHint = "Imeyili wakoresheje utumiza.";
export const find = "Shaka komande";
export const finding = "Turashaka...";
export const noMatch =
  "Nta komande twabonye ifite iyi nimero n'iyi imeyili. Reba ko byombi wabyanditse neza.";

export const haveAccount = "Watumije ukoresheje konti?";
export const haveAccountHelp = "Komande zose watanze winjiye ziri muri konti yawe.";
export const seeOrders = "Komande zanjye";
export const login = "Injira";
export const giftCard = "Ufite ikarita y'impano?";
export const giftCardHelp =
  "Reba amafaranga asigayeho. Niba ushaka kuyikoresha, andika kode yayo muri panier yawe.";
export const lost = "Wabuze nimero?";
export const lostHelp = "Twandikire izina ryawe n'umunsi watumirijeho. Tuzayigushakira.";
export const contact = "Twandikire";
