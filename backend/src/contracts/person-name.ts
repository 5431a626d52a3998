/**
 * What nobody is called: an address with its scheme or its `www.`, a host with a path behind it, or
 * one under an ending that only hosts have. People do write `J.P.`, `Jean.Paul` and `K.Dev`.
 */
const WEB_ADDRESS =
  /[a-z][a-z\d+.-]*:\/\/|(?:^|[^\p{L}\d])www\.|[\p{L}\d-]{2,}\.\p{L}{2,}\/|[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|xyz|online|website|shop|store|site|icu|vip|rw)(?![\p{L}\d])/iu;

/** Whether a name is plainly an address in the web, which our mails and lists must not carry. */
export const isWebAddress = (name: string): boolean =>
  // Wide letters, other full stops and characters nobody sees.
  WEB_ADDRESS.test(
    name
      .normalize("NFKC")
      .replace(/\p{Cf}/gu, "")
      .replaceAll("。", "."),
  );
