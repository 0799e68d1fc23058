import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ...([
    ['::', 96],
    ['64:ff9b::', 96],
    ['100::', 64],
    ['2001::', 32],
    ['2002::', 16],
  ] as const),
  ...([
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/** Whether an address is not one of the public internet. IPv4 in IPv6 counts as IPv4. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return PRIVATE.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Parses the address of a push service, which a browser names and the server calls: https on its usual port, a public
 * host name, and no credentials. `allowsPrivate` admits every http address as well, for tests.
 */
export function parsePushEndpoint(text: string, allowsPrivate: boolean): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  if (allowsPrivate) return /^https?:$/.test(url.protocol) ? url : undefined;
  const isUsual = url.protocol === 'https:' && url.port === '';
  return isUsual && isPublicName(url.hostname) ? url : undefined;
}

const isPublicName = (host: string): boolean =>
  /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(host) &&
  !/\.(?:local|localhost|internal|lan|home|corp)$/.test(host);

type Done = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a host name, and fails where it has a private address: a public name may lead into the own network. */
export function lookupPublic(host: string, options: LookupOptions, done: Done): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, []);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new Error(`${host} has no public address`), []);
    if (options.all === true) done(null, addresses);
    else done(null, first.address, first.family);
  });
}
