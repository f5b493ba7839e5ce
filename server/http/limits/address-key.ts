import { isIPv6 } from "node:net";

/** The first 64 bits of an IPv6 address, as four groups. */
function ipv6Network(address: string): string {
  const [head = "", tail = ""] = address.split("::", 2);
  const groups = head === "" ? [] : head.split(":");
  if (address.includes("::")) {
    const after = tail === "" ? [] : tail.split(":");
    while (groups.length + after.length < 8) groups.push("0");
    groups.push(...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/**
 * Key by which a client's address is counted: an IPv4 address, or the /64 network of an IPv6 address, because a client
 * can change the rest of it at will. Some proxies append a port to the address.
 */
export function addressKey(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  const ipv6 = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  return isIPv6(ipv6) ? `${ipv6Network(ipv6)}::/64` : ipv6;
}
