/**
 * Words of a stranger as a mail may carry them: no mail program makes a link of them, and they read as
 * before. Whoever orders with somebody else's e-mail address chooses the name and the address of
 * delivery in the mail that goes there.
 */
export const linkless = (words: string): string =>
  words
    // Characters nobody sees hide an address from us and not from the reader.
    .replace(/\p{Cf}/gu, "")
    .replace(/[a-z][a-z\d+.-]*:\/+/gi, "")
    .replace(/:(?=[^\s\d])/g, ": ")
    // Full stops of other scripts count as one in the name of a host.
    .replace(/[.\u3002\uff0e\uff61](?=\p{L})/gu, ". ")
    .replace(/\s*[@\uff20]\s*/gu, " at ");

/** More than 40 letters, a number, or a sign of an address: that is no first name. */
const NO_NAME = /^.{41,}$|[:/@\\\uff20\u3002\uff0e]|\.\S|www|\d{3}/iu;

/** How a mail calls somebody whose first name a stranger may have typed; null: not at all. */
export const calledBy = (firstname: string): string | null => {
  const name = firstname.replace(/\p{Cf}/gu, "").trim();
  return name === "" || NO_NAME.test(name) ? null : name;
};
