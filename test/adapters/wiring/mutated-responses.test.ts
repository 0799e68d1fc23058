import fc from 'fast-check';
import { onReactionError } from 'mobx';
import { afterAll, describe, expect, it } from 'vitest';

import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { MemorySettingsSource } from '@test/support/memory/memory-settings-source';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { startBackgroundServices } from '@/application/app/start-background-services';
import { BasketStore } from '@/application/basket/basket-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { Navigate } from '@/application/navigation/navigate';
import { StartApp } from '@/application/app/start-app';
import { EMPTY_BASKET_LOG } from '@/domain/basket/basket-log';
import { NOTICE_KEYS } from '@test/support/notice-keys';
import { someBrokenText, someDamaged } from '@test/support/arbitraries/some-damage';
import { aBasket } from '@test/support/builders/a-basket';
import { aMember } from '@test/support/builders/a-member';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { HastyClock } from '@test/support/hasty-clock';
import { toMenuDto, toSettingsDto, toShopDto } from '@test/support/http/to-dto';
import { runs } from '@test/support/properties/runs';

/** Intact responses, by the end of the address. */
const GOOD: Readonly<Record<string, unknown>> = {
  '/api/shops': [toShopDto(aShop())],
  '/api/shops/1': toShopDto(aShop()),
  '/api/shops/1/menu': toMenuDto(aMenu()),
  '/api/shops/1/delivery-spots': [{ id: 1, name: 'A', orderType: 'TakeAway' }],
  '/api/settings': toSettingsDto({ ...new MemorySettingsSource().current, isCustomerLoginEnabled: true }),
  '/api/user/profile': aMember(),
  '/api/cultures/languages': ['sv', 'en'],
};

type Answers = Readonly<Record<string, () => Response>>;

const STATUSES = [200, 200, 200, 201, 206, 300, 302, 400, 401, 403, 404, 409, 422, 429, 500, 503];
const TYPES = ['application/json', 'text/html', 'application/problem+json', ''];

const someMutatedAnswer = (good: unknown): fc.Arbitrary<() => Response> =>
  fc
    .record({
      body: fc.oneof(
        { weight: 4, arbitrary: someDamaged(good).map((value) => JSON.stringify(value) ?? '') },
        someBrokenText(JSON.stringify(good)),
        fc.constantFrom('', '<!doctype html>', 'null', '[]', '{}', '{"__proto__":{"polluted":1}}'),
      ),
      status: fc.constantFrom(...STATUSES),
      type: fc.constantFrom(...TYPES),
    })
    .map(
      ({ body, status, type }) =>
        () =>
          new Response(body, { status, headers: { 'content-type': type } }),
    );

const someAnswers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(Object.entries(GOOD).map(([path, good]) => [path, someMutatedAnswer(good)])),
);

const VISITED = ['/', '/shop/1/menu', '/shop/1/menu/articles/meatballs', '/shop/1/checkout', '/profile'];

/** The app from its start to the last of some visits, with these responses. */
async function visitAll(answers: Answers) {
  const browser = new MemoryBrowser();
  const log = { ...EMPTY_BASKET_LOG, base: aBasket() };
  browser.stored.set('cart', JSON.stringify({ version: 1, data: { log, setAside: [] } }));
  const program = composeHeadless({
    baseUrl: 'http://localhost',
    clock: new HastyClock(),
    randomness: new SeededRandomness(1),
    texts: new MemoryTexts(),
    tab: browser.openTab(),
    random: () => 0,
    cookies: {
      text: () => '',
      fetch: (asked) => {
        const address = asked instanceof Request ? asked.url : String(asked);
        const answer = answers[new URL(address).pathname] ?? (() => new Response('', { status: 404 }));
        return Promise.resolve(answer());
      },
    },
  });
  program.get(StartApp).start();
  const stop = startBackgroundServices(program);
  const kinds: string[] = [];
  for (const path of VISITED) kinds.push((await program.get(Navigate).navigate(path)).kind);
  stop();
  return { kinds, baskets: program.get(BasketStore), notices: program.get(NoticeStore) };
}

describe('the app with mutated responses', () => {
  const errors: unknown[] = [];
  const stopListening = onReactionError((error) => errors.push(error));
  afterAll(stopListening);

  it('completes the visit with intact responses', async () => {
    const answers = Object.entries(GOOD).map(([path, good]) => [path, () => Response.json(good)]);
    expect((await visitAll(Object.fromEntries(answers))).kinds).toEqual(VISITED.map(() => 'arrived'));
  });

  it('ends every visit, loses nothing of the basket, and shows only existing texts [FAULT-C11+]', async () => {
    await fc.assert(
      fc.asyncProperty(someAnswers, async (answers) => {
        const { kinds, baskets, notices } = await visitAll(answers);
        for (const kind of kinds) expect(['arrived', 'redirected']).toContain(kind);
        expect(baskets.count).toBe(1);
        const { message } = notices.error;
        if (message !== undefined) expect(NOTICE_KEYS).toContain(message.key);
        expect(errors).toEqual([]);
        expect('polluted' in {}).toBe(false);
      }),
      { numRuns: runs(20) },
    );
  });
});
