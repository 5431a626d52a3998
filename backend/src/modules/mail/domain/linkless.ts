/**
 * A stranger's words made safe for a mail: no mail program makes a link of them, and they read as
 * before. Whoever orders with somebody else's e-mail address chooses the name and delivery address in
 * that mail.
 */
export const linkless = (words: string): string =>
  words
    // Invisible characters hide an address from us, not from the reader.
    .replace(/\p{Cf}/gu, "")
    .replace(/[a-z][a-z\d+.-]*:\/+/gi, "")
    .replace(/:(?=[^\s\d])/g, ": ")
    // Other scripts' full stops count as one in a host name.
    .replace(/[.\u3002\uff0e\uff61](?=\p{L})/gu, ". ")
    .replace(/\s*[@\uff20]\s*/gu, " at ");

/** More than 40 letters, a number, or part of an address: not a first name. */
const NO_NAME = /^.{41,}$|[:/@\\\uff20\u3002\uff0e]|\.\S|www|\d{3}/iu;

/** How a mail addresses somebody whose first name a stranger may have typed; null: not at all. */
export const calledBy = (firstname: string): string | null => {
  const name = firstname.replace(/\p{Cf}/gu, "").trim();
  return name === "" || NO_NAME.test(name) ? null : name;
};
