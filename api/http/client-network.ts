import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whom a limit counts: an IPv4 address, or the /64 that one IPv6 household has. */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain;
}

function expand(address: string): readonly string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

export interface NetworkList {
  has(address: string): boolean;
}

/** Networks as `10.1.0.0/16` or single addresses; undefined when one of them is neither. */
export function parseNetworks(text: string): NetworkList | undefined {
  const list = new BlockList();
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')) {
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    const bits = prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix);
    if (version === 0 || !Number.isInteger(bits) || bits < 0 || bits > (version === 6 ? 128 : 32))
      return undefined;
    list.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4');
  }
  return {
    has: (address) => {
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
      return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
    },
  };
}
