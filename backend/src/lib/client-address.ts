import { isIPv6 } from "node:net";

interface Headed {
  headers: Record<string, string | string[] | undefined>;
}

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

/**
 * Where a request comes from, for limits: the address that the door found and wrote into
 * X-Forwarded-For. An IPv6 caller is its /64 network, which one subscriber has to himself.
 */
export function clientAddress(request: Headed): string {
  const written = String(request.headers["x-forwarded-for"] ?? "").trim();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(written)?.[1];
  if (mapped !== undefined) return mapped;
  const address = written.replace(/%.*$/, "");
  return isIPv6(address) ? `${network64(address)}::/64` : address;
}
