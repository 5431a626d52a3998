export const title = "Complete the look";
/** Below the product whose page it is; `choice` is its size and colour in words, or empty. */
export const thisOne = (choice: string) => (choice === "" ? "This one" : `This one · ${choice}`);
export const take = (name: string) => `Take ${name}`;
/** Names a list of sizes and colours. */
export const choiceOf = (name: string) => `Size and colour of ${name}`;
export const oneSize = "One size";
export const choose = "Choose";
export const chooseFirst = "Choose a size first";
export const soldOut = "Sold out";
export const soldOutChoice = (choice: string) => `${choice}, sold out`;
export const pieces = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);
export const addCount = (count: number) => `Add ${count} to cart`;
export const nothing = "Tick what you want";
export const added = (count: number) =>
  count === 1 ? "Added 1 piece to cart!" : `Added ${count} pieces to cart!`;
export const held = (names: string) => `Your cart already holds all there is of ${names}.`;
