import ipaddr from "ipaddr.js";

/** What an operator allows besides public addresses: `host:port`, lower case. */
export type AllowedHosts = ReadonlySet<string>;

/**
 * Whether an IP address belongs to the public internet: not to this machine, its network, a cloud's
 * metadata service, or a range that is translated into one of those.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6 clothes is judged as what it is.
  return ipaddr.process(address).range() === "unicast";
}

/** `[::1]` as addresses write it, without its brackets. */
const bareHost = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** Port of an address, also where it is the usual one. */
const portOf = (url: URL): number => Number(url.port) || (url.protocol === "https:" ? 443 : 80);

export const isAllowed = (url: URL, allowed: AllowedHosts): boolean =>
  allowed.has(`${url.hostname.toLowerCase()}:${portOf(url)}`);

/** Why an address is not even asked for; null when it may be. What its name leads to is another matter. */
export function addressFault(url: URL, allowed: AllowedHosts): string | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return "Only http and https addresses are fetched.";
  }
  if (url.username !== "" || url.password !== "") {
    return "Addresses with a user name or password are not fetched.";
  }
  if (isAllowed(url, allowed)) return null;
  if (portOf(url) !== 80 && portOf(url) !== 443) {
    return "Only the ports 80 and 443 are fetched from.";
  }
  const host = bareHost(url.hostname);
  return ipaddr.isValid(host) && !isPublicAddress(host) ? NOT_PUBLIC : null;
}

export const NOT_PUBLIC = "The address is not a public one.";
