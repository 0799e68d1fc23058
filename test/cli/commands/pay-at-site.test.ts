import { afterEach, describe, expect, it, vi } from 'vitest';
import { FOREIGN_PROVIDER, payAtSite } from '@simulator/replay/pay-at-site';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { ImpatientClock } from '@test/support/http/calls-to';

const ORIGIN = 'https://lucka.example';
const RETURN = `${ORIGIN}/payment/return?id=1`;

const site = { origin: ORIGIN, clock: new ImpatientClock(), randomness: new SeededRandomness(1) };

/** A terminal at a payment page; records the submitted form and the return address. */
async function paying(departure: string, answer: typeof fetch = () => Promise.resolve(sentBack())) {
  const asked: string[] = [];
  const opened: string[] = [];
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    asked.push(String(input));
    return answer(input, init);
  });
  const browser = {
    departureOf: () => departure,
    close: () => undefined,
    open: (_tab: number, address: string) => Promise.resolve(opened.push(address)),
  };
  const act = { do: 'pay', card: 'succeeds', returns: 'here' } as const;
  const outcome = await payAtSite(site, browser, 0, act, () => browser);
  return { outcome, asked, opened };
}

const sentBack = (): Response => new Response(null, { status: 303, headers: { location: RETURN } });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('payAtSite', () => {
  it.each([`${ORIGIN}/demo-payment/1#code=x`, '/demo-payment/1#code=x'])(
    "pays on the site's page %s and returns with its fragment",
    async (departure) => {
      expect(await paying(departure)).toEqual({
        outcome: 'decided, and back',
        asked: [`${ORIGIN}/demo-payment/1#code=x`],
        opened: ['/payment/return?id=1#code=x'],
      });
    },
  );

  it.each([
    'https://provider.example/demo-payment/1',
    'http://lucka.example/demo-payment/1',
    'https://lucka.example:8443/demo-payment/1',
    '//provider.example/demo-payment/1',
    `${ORIGIN}/pay/1`,
  ])('sends nothing to another page: %s', async (departure) => {
    expect(await paying(departure)).toMatchObject({ outcome: FOREIGN_PROVIDER, asked: [] });
  });

  it('reports an invalid address', async () => {
    expect(await paying('https://[/demo-payment/1')).toMatchObject({
      outcome: 'the payment page has no address',
      asked: [],
    });
  });

  it('does not wait forever', async () => {
    const silent: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      });
    const { outcome } = await paying(`${ORIGIN}/demo-payment/1`, silent);
    expect([outcome, site.clock.waits.at(-1)]).toEqual(['the provider did not answer', 10_000]);
  });
});
