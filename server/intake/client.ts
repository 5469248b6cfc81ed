import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  return [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
}

/** What the rate limit counts as one client: an IPv4 address, or the /64 an IPv6 household gets. */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const network = groups(address).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
