/**
 * What is nobody's name: an address with its scheme or `www.`, a host with a path after it, or one
 * with an ending only hosts have. People do write `J.P.`, `Jean.Paul` and `K.Dev`. No part begins with
 * a run of any length: each would be tried from every letter of a long text, which takes minutes.
 */
const WEB_ADDRESS =
  /[a-z\d+.-]:\/\/|(?:^|[^\p{L}\d])www\.|[\p{L}\d-]{2}\.(?:\p{L}{2,}\/|(?:com|net|org|info|biz|xyz|online|website|shop|store|site|icu|vip|rw)(?![\p{L}\d]))/iu;

/** Whether a name is plainly an address in the web, which our mails and lists must not carry. */
export const isWebAddress = (name: string): boolean =>
  // Wide letters, other full stops and invisible characters.
  WEB_ADDRESS.test(
    name
      .normalize("NFKC")
      .replace(/\p{Cf}/gu, "")
      .replaceAll("。", "."),
  );
