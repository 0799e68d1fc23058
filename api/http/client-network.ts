import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { Counted } from '@api/limits/limiter';

/** IPv6 prefixes that one subscriber may have, and the factor of the limit for each. */
const IPV6_PREFIXES = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
] as const;

/** Callers with an unreadable address share one limit. */
const UNREADABLE: readonly Counted[] = [{ key: 'unreadable', share: 1 }];

/**
 * The keys of a caller in rate limits: an IPv4 address; for IPv6 the /64 and, since a provider may assign a customer up
 * to a /48, its /56 and /48 with twice and four times the limit. Source: DEC-70; FAULT-X15.
 */
export function clientNetworks(address: string): readonly Counted[] {
  const plain = plainAddress(address);
  if (plain === undefined) return UNREADABLE;
  if (isIPv4(plain)) return [{ key: plain, share: 1 }];
  const groups = firstGroups(plain);
  return IPV6_PREFIXES.map(({ bits, share }) => ({ key: `${prefixOf(groups, bits)}/${bits}`, share }));
}

const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const IPV4_WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/;
const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

/**
 * Extracts the address: proxies also write `192.0.2.7:4711`, `[2001:db8::1]` and `[2001:db8::1]:4711`, and an IPv4
 * address may be mapped to IPv6. Undefined if it is none.
 */
export function plainAddress(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const trimmed = text.trim();
  const unported = BRACKETED.exec(trimmed)?.[1] ?? IPV4_WITH_PORT.exec(trimmed)?.[1] ?? trimmed;
  const [unzoned = ''] = unported.split('%', 1);
  const [mapped, dotted, high = '', low = ''] = MAPPED.exec(unzoned) ?? [];
  if (mapped === undefined) return isIP(unzoned) === 0 ? undefined : unzoned;
  const plain = dotted ?? [...bytesOf(high), ...bytesOf(low)].join('.');
  return isIPv4(plain) ? plain : undefined;
}

const bytesOf = (group: string): readonly number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
};

/** The first four groups of an IPv6 address. */
function firstGroups(address: string): readonly number[] {
  const [head = '', tail = ''] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  // Only the first half counts; a dotted tail, one group here instead of two, is in the other half.
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16));
}

function prefixOf(groups: readonly number[], bits: number): string {
  const prefix = groups.map((group, index) => group & maskOf(Math.min(16, Math.max(0, bits - index * 16))));
  return `${prefix.map((group) => group.toString(16)).join(':')}::`;
}

const maskOf = (bits: number): number => (0xffff << (16 - bits)) & 0xffff;

export interface NetworkList {
  has(address: string): boolean;
}

const NETWORK = /^([^/]+)(?:\/(\d{1,3}))?$/;

/** Networks such as `10.1.0.0/16` or single addresses; undefined if one of them is invalid. */
export function parseNetworks(text: string): NetworkList | undefined {
  const list = new BlockList();
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')) {
    const [, address = '', prefix] = NETWORK.exec(entry) ?? [];
    const version = isIP(address);
    const maxBits = version === 6 ? 128 : 32;
    const bits = Number(prefix ?? maxBits);
    if (version === 0 || bits > maxBits) return undefined;
    list.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4');
  }
  return {
    has: (address) => {
      const plain = plainAddress(address);
      return plain !== undefined && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
    },
  };
}
