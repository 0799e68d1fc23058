import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { HttpCultures } from '@/adapters/http/http-cultures';
import { HttpCustomerAccount } from '@/adapters/http/http-customer-account';
import { HttpDeliverySpotCatalog } from '@/adapters/http/http-delivery-spot-catalog';
import { HttpFavoriteList } from '@/adapters/http/http-favorite-list';
import { HttpMenuCatalog } from '@/adapters/http/http-menu-catalog';
import { HttpOfferCatalog } from '@/adapters/http/http-offer-catalog';
import { HttpOrderGateway } from '@/adapters/http/http-order-gateway';
import { HttpOrderHistory } from '@/adapters/http/http-order-history';
import { HttpPaymentGateway } from '@/adapters/http/http-payment-gateway';
import { HttpSettingsSource } from '@/adapters/http/http-settings-source';
import { HttpShopCatalog } from '@/adapters/http/http-shop-catalog';
import { MemorySettingsSource } from '@test/support/memory/memory-settings-source';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { shopFavorite } from '@/domain/customer/favorite';
import { draftOf } from '@/domain/customer/profile-draft';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import { noticeForStatus } from '@/domain/notice/notice-for-status';
import { NOTICE_KEYS } from '@test/support/notice-keys';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { parseIntentKey } from '@/domain/order/order-intent';
import type { Result } from '@/domain/shared/result';
import { someBrokenText, someDamaged } from '@test/support/arbitraries/some-damage';
import { someMenu } from '@test/support/arbitraries/some-menu';
import { someShop, someShops } from '@test/support/arbitraries/some-shop';
import { aMember } from '@test/support/builders/a-member';
import { aPastOrder } from '@test/support/builders/a-past-order';
import { anOffer } from '@test/support/builders/an-offer';
import { anOrderDetails } from '@test/support/builders/an-order-details';
import { anOrderRequest } from '@test/support/builders/an-order-request';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { customerCode, orderId, paymentId } from '@test/support/builders/order-ids';
import { callsTo } from '@test/support/http/calls-to';
import {
  toCampaignDto,
  toMenuDto,
  toOrderDetailsDto,
  toPastOrderDto,
  toSettingsDto,
  toShopDto,
} from '@test/support/http/to-dto';
import { runs } from '@test/support/properties/runs';

type Answer = Result<unknown, RemoteFailure | { readonly kind: 'notConfigured' }>;

interface Call {
  readonly name: string;
  readonly good: fc.Arbitrary<unknown>;
  readonly make: () => Promise<Answer>;
}

const ID = orderId('order-1');
const CODE = customerCode('customer-code-of-the-order');
const CURRENCY = { name: 'SEK', symbol: 'kr' };

describe('a mutated response', () => {
  /** What comes to every question; without a socket, since there are many. */
  let answerOfServer = new Response();

  function someCall(): fc.Arbitrary<Call> {
    const { calls, events } = callsTo('http://localhost', {
      fetch: () => Promise.resolve(answerOfServer.clone()),
    });
    const reporter = new RecordingFailureReporter();
    const orders = new HttpOrderGateway({ calls, events, reporter });
    const payments = new HttpPaymentGateway({ calls });
    const placed = {
      orderId: ID,
      customerCode: CODE,
      pickupTime: '2026-11-21T11:00:00Z',
      total: 119,
      currency: CURRENCY,
    };
    const started = {
      paymentId: 'p',
      provider: 'x',
      redirectUrl: '/pay',
      amount: 1,
      currency: CURRENCY,
      status: 'created',
    };
    const all: readonly Call[] = [
      {
        name: 'shops',
        good: someShops().map((all) => all.map(toShopDto)),
        make: () => new HttpShopCatalog({ calls, reporter }).shops({ kind: 'all' }),
      },
      {
        name: 'shop',
        good: someShop().map(toShopDto),
        make: () => new HttpShopCatalog({ calls, reporter }).shop(shopId(1)),
      },
      {
        name: 'menu',
        good: someMenu().map(toMenuDto),
        make: () => new HttpMenuCatalog({ calls, reporter }).menu(shopId(1)),
      },
      {
        name: 'spots',
        good: fc.constant([{ id: 1, name: 'A', orderType: 'TakeAway' }]),
        make: () => new HttpDeliverySpotCatalog({ calls, reporter }).spots(shopId(1)),
      },
      {
        name: 'settings',
        good: fc.constant(toSettingsDto(new MemorySettingsSource().current)),
        make: () => new HttpSettingsSource({ calls, reporter }).settings(),
      },
      {
        name: 'profile',
        good: fc.constant({ isAuthenticated: true, favorites: [] }),
        make: () => new HttpCustomerAccount({ calls, reporter }).profile(),
      },
      {
        name: 'changed profile',
        good: fc.constant(aMember()),
        make: () =>
          new HttpCustomerAccount({ calls, reporter }).change({
            ...draftOf(aMember()),
            currentPassword: undefined,
            newPassword: undefined,
          }),
      },
      {
        name: 'favourites left',
        good: fc.constant([shopFavorite(shopId(3))]),
        make: () => new HttpFavoriteList({ calls, reporter }).remove(shopFavorite(shopId(4))),
      },
      {
        name: 'history',
        good: fc.constant([toPastOrderDto(aPastOrder())]),
        make: () => new HttpOrderHistory({ calls, reporter }).page(0, 10),
      },
      {
        name: 'offers',
        good: fc.constant([toCampaignDto(anOffer({ usesLeft: 3, qrCode: 'x' }))]),
        make: () => new HttpOfferCatalog({ calls, reporter }).offers(),
      },
      {
        name: 'languages',
        good: fc.constant(['sv', 'en']),
        make: () => new HttpCultures(calls, () => '').languages(),
      },
      {
        name: 'place',
        good: fc.constant(placed),
        make: () => orders.place(anOrderRequest(), must(parseIntentKey('intent-key-of-22-chars'))),
      },
      { name: 'status', good: fc.constant('Added'), make: () => orders.status(ID, CODE) },
      {
        name: 'details',
        good: fc.constant(toOrderDetailsDto(anOrderDetails())),
        make: () => orders.details(ID, CODE),
      },
      { name: 'start', good: fc.constant(started), make: () => payments.start(ID, CODE, 'x') },
      {
        name: 'state',
        good: fc.constant({ status: 'failed', code: 'payment-01' }),
        make: () => payments.state(ID, paymentId('p'), CODE),
      },
    ];
    return fc.constantFrom(...all.map((call) => ({ ...call, good: inStock(call.good) })));
  }

  /** Drawn from a list: generating a menu takes longer than reading many. */
  const inStock = (some: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.constantFrom(...fc.sample(some, { numRuns: 30, seed: 30 }));

  const someBody = (good: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
    fc.oneof(
      {
        weight: 4,
        arbitrary: good.chain((value) => someDamaged(value)).map((value) => JSON.stringify(value) ?? ''),
      },
      good.chain((value) => someBrokenText(JSON.stringify(value))),
      fc.constantFrom('', '<!doctype html>', 'null', '"Added"', '[]', '{}', '{"__proto__":{"polluted":1}}'),
    );

  it('is either read or a failure of the right kind [FAULT-C11, FAULT-C13]', async () => {
    await fc.assert(
      fc.asyncProperty(
        someCall().chain((call) => fc.record({ call: fc.constant(call), body: someBody(call.good) })),
        fc.constantFrom(
          200,
          200,
          200,
          200,
          201,
          203,
          206,
          300,
          302,
          400,
          401,
          403,
          404,
          409,
          418,
          422,
          429,
          500,
          599,
        ),
        fc.constantFrom('application/json', 'text/html', 'application/problem+json', ''),
        async ({ call, body }, status, contentType) => {
          answerOfServer = new Response(body, { status, headers: { 'content-type': contentType } });
          const answer = await call.make();
          if (status >= 300) expect(answer).toMatchObject(refusedWith(call, status));
          else if (!answer.ok) expect(answer.error.kind).toBe('malformed');
          if (!answer.ok) expectWords(answer.error);
          expect('polluted' in {}).toBe(false);
        },
      ),
      { numRuns: runs(1_000) },
    );
  });
});

/** The notice: by the status, unless the catalogue has one for the code. */
function expectWords(error: RemoteFailure | { readonly kind: 'notConfigured' }): void {
  if (error.kind === 'notConfigured') return;
  const notice = noticeForFailure(error);
  expect(NOTICE_KEYS).toContain(notice?.key);
  if (error.kind === 'malformed') expect(notice?.key).toBe('error.unknown');
  const hasCode = error.kind === 'refused' && (error.code !== undefined || error.errors.length > 0);
  if (error.kind === 'refused' && !hasCode) expect(notice).toEqual(noticeForStatus(error.status));
}

const refusedWith = (call: Call, status: number): object =>
  call.name === 'languages' && status === 404
    ? { ok: false, error: { kind: 'notConfigured' } }
    : { ok: false, error: { kind: 'refused', status } };
