import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { clientNetworks, parseNetworks } from '@api/http/client-network';
import { compressionFor } from '@api/http/compressed-texts';
import { depthOf } from '@api/http/json-bodies';
import { MemoryLimiter } from '@api/limits/memory-limiter';
import { parseReturnAddress } from '@api/payments/return-address';

describe('clientNetworks', () => {
  const networksOf = (address: string) =>
    clientNetworks(address).map(({ key, share }) => (share === 1 ? key : `${key} x ${share}`));

  it.each([
    ['203.0.113.9', ['203.0.113.9']],
    ['203.0.113.9:4711', ['203.0.113.9']],
    [' 203.0.113.9 ', ['203.0.113.9']],
    ['::ffff:203.0.113.9', ['203.0.113.9']],
    ['::ffff:cb00:7109', ['203.0.113.9']],
    ['[::ffff:203.0.113.9]:80', ['203.0.113.9']],
    ['2001:db8:1:2ab:3:4:5:6', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56 x 2', '2001:db8:1:0::/48 x 4']],
    ['[2001:db8:1:2ab::9]:4711', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56 x 2', '2001:db8:1:0::/48 x 4']],
    ['[2001:DB8::1]', ['2001:db8:0:0::/64', '2001:db8:0:0::/56 x 2', '2001:db8:0:0::/48 x 4']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56 x 2', 'fe80:0:0:0::/48 x 4']],
    ['64:ff9b::203.0.113.9', ['64:ff9b:0:0::/64', '64:ff9b:0:0::/56 x 2', '64:ff9b:0:0::/48 x 4']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56 x 2', '0:0:0:0::/48 x 4']],
    ['unknown', ['unreadable']],
    ['', ['unreadable']],
    ['203.0.113.9:', ['unreadable']],
    ['203.0.113.999', ['unreadable']],
    ['_hidden', ['unreadable']],
  ])('of %s are %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });

  const anyGroup = fc.nat({ max: 0xffff }).map((group) => group.toString(16));
  const anyPort = fc.constantFrom('', ':1', ':65535');

  const admitted = async (addresses: readonly string[]): Promise<number> => {
    const limiter = new MemoryLimiter(new ManualClock(), [{ max: 5, windowMs: 1_000 }]);
    let count = 0;
    for (const address of addresses) if ((await limiter.use(clientNetworks(address))) === 0) count += 1;
    return count;
  };

  it('give the holder of a /48 four times the limit of one address, with any addresses and ports', async () => {
    const tails = fc.array(fc.tuple(fc.array(anyGroup, { minLength: 4, maxLength: 4 }), anyPort), {
      minLength: 60,
      maxLength: 60,
    });
    const addresses = tails.map((all) =>
      all.map(([tail, port], site) => `[2001:db8:a:${site.toString(16)}00:${tail.join(':')}]${port}`),
    );
    await fc.assert(
      fc.asyncProperty(addresses, async (all) => {
        expect(await admitted(all)).toBe(20);
      }),
    );
  });

  it('give a /56 twice the limit and a /64 once', async () => {
    const from = (addressOf: (index: number) => string) =>
      admitted(Array.from({ length: 300 }, (_, index) => addressOf(index)));
    expect(await from((index) => `2001:db8:1:a::${index.toString(16)}`)).toBe(5);
    expect(await from((index) => `2001:db8:2:a${(index % 256).toString(16).padStart(2, '0')}::1`)).toBe(10);
    expect(await from((index) => `192.0.2.1:${index + 1}`)).toBe(5);
    expect(await from(() => '2001:db8:3::1')).toBe(5);
  });
});

describe('parseNetworks', () => {
  it('match exactly the addresses inside', () => {
    const networks = parseNetworks('10.1.0.0/16, 192.0.2.7,2001:db8::/32');
    expect(
      ['10.1.2.3', '192.0.2.7', '2001:db8:5::1', '::ffff:10.1.0.1', '10.1.2.3:99', '[2001:db8::7]:1'].map(
        (one) => networks?.has(one),
      ),
    ).toEqual(Array(6).fill(true));
    const strangers = ['10.2.0.1', '192.0.2.8', '2001:db9::1', 'unknown', ''];
    expect(strangers.map((one) => networks?.has(one))).toEqual(Array(5).fill(false));
  });

  it.each(['10.1.0.0/33', 'shop', '10.1/16', '::/129', '10.0.0.0/x', '10.1.0.0/', '10.1.0.0/16/8'])(
    'refuses %s',
    (text) => {
      expect(parseNetworks(text)).toBeUndefined();
    },
  );
});

describe('compressionFor', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', undefined],
    ['brotli', undefined],
  ])('of %j is %j', (accepted, compression) => {
    expect(compressionFor(accepted)).toBe(compression);
  });
});

describe('depthOf', () => {
  it('counts brackets outside strings as JSON nests them', () => {
    const depth = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(depthOf(JSON.stringify(value))).toBe(depth(value));
      }),
    );
  });
});

describe('parseReturnAddress', () => {
  const origin = 'https://lucka.example';

  it('keeps the fragment for the provider and removes it from the stored path', () => {
    expect(parseReturnAddress('/shop/1/checkout/payment/x?a=1#code=y', origin)).toEqual({
      url: `${origin}/shop/1/checkout/payment/x?a=1#code=y`,
      path: '/shop/1/checkout/payment/x?a=1',
    });
    expect(parseReturnAddress(`${origin}/orders`, origin)?.path).toBe('/orders');
  });

  it('never leads to another site, parsed once or twice', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      origin,
      '\t',
      ' ',
      'x',
    ];
    const someAddress = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((deps) => deps.join(''));
    fc.assert(
      fc.property(fc.oneof(someAddress, fc.webUrl(), fc.string()), (text) => {
        const address = parseReturnAddress(text, origin);
        if (address === undefined) return;
        for (const found of [address.url, address.path]) expect(new URL(found, origin).origin).toBe(origin);
        const { pathname } = new URL(address.url);
        expect(new URL(pathname, origin).origin).toBe(origin);
      }),
      { numRuns: 5_000 },
    );
  });
});
