/** At the end of every page. */
export const men = "Men";
export const women = "Women";
export const kids = "Kids";
export const help = "Help";
export const findOrder = "Find your order";
export const returns = "Returns";
export const terms = "Terms";
export const privacy = "Privacy";
export const seller = "Seller details";
export const rights = (name: string) =>
  `© ${new Date().getFullYear()} ${name}. All rights reserved.`;
export const ratesBy = "Rates By Exchange Rate API";
