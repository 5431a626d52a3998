import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { parseEnv } from "./env";

/** The address our own front door found. Anybody can send a header; not this. */
const ADDRESS = Symbol("address of the caller");

type Caller = Pick<IncomingMessage, "headers"> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
  [ADDRESS]?: string;
};

/** The caller's address: the peer, or what the trusted proxies in front of us saw. */
export function clientAddressOf(
  request: Pick<Caller, "headers" | "socket">,
  trustedProxies: number,
): string {
  const peer = request.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return peer;
  const chain = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-trustedProxies) ?? peer;
}

/** Notes on a request what the door found, before it rewrites the headers. */
export function noteAddress(request: object, address: string): void {
  (request as Caller)[ADDRESS] = address;
}

let trustedProxies: number | undefined;
/** Read once: every limited call asks. */
const ownTrust = () => (trustedProxies ??= parseEnv().TRUST_PROXY);

/** The first four groups of an IPv6 address, however it is written. */
function network64(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(":").filter(Boolean);
    groups.push(...Array.from({ length: 8 - groups.length - rest.length }, () => "0"), ...rest);
  }
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":");
}

/** An address as limits count it: for IPv6 its /64 network, which belongs to one subscriber. */
export function limitedAddress(written: string): string {
  const trimmed = written.trim();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(trimmed)?.[1];
  if (mapped !== undefined) return mapped;
  const address = trimmed.replace(/%.*$/, "");
  return isIPv6(address) ? `${network64(address)}::/64` : address;
}

/**
 * Where a request comes from, for limits: the address our door found, or, in a host without it, the
 * one TRUST_PROXY says to believe.
 */
export const clientAddress = (request: Caller): string =>
  limitedAddress(request[ADDRESS] ?? clientAddressOf(request, ownTrust()));

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  PRIVATE.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  PRIVATE.addSubnet(network, bits, "ipv6");
}

/**
 * Whether an address, as `clientAddress` writes it, is in a private network: then it is this
 * machine's or a proxy's unknown to TRUST_PROXY, and says nothing about the caller.
 */
export function isPrivateAddress(address: string): boolean {
  const [network = ""] = address.split("/");
  return PRIVATE.check(network, isIPv6(network) ? "ipv6" : "ipv4");
}
