import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { campaign } from '@/adapters/contract/campaign';
import { article } from '@/adapters/contract/menu-codec';
import { orderDetails, placedOrder } from '@/adapters/contract/order';
import { orderRequest } from '@/adapters/contract/order-request';
import { pastOrder } from '@/adapters/contract/past-order';
import { startedPayment } from '@/adapters/contract/payment';
import { settings } from '@/adapters/contract/settings';
import { shop } from '@/adapters/contract/shop';
import { userProfile } from '@/adapters/contract/user';
import { walkMenu } from '@/domain/menu/walk-menu';
import { someMenu } from '@test/support/arbitraries/some-menu';
import { someShop } from '@test/support/arbitraries/some-shop';
import { aMember } from '@test/support/builders/a-member';
import { aPastOrder } from '@test/support/builders/a-past-order';
import { anOffer } from '@test/support/builders/an-offer';
import { anOrderDetails } from '@test/support/builders/an-order-details';
import { anOrderRequest } from '@test/support/builders/an-order-request';
import { amount } from '@test/support/builders/ids';
import { customerCode, moment, orderId, paymentId } from '@test/support/builders/order-ids';
import { MemorySettingsSource } from '@test/support/memory/memory-settings-source';

const CURRENCY = { name: 'SEK', symbol: 'kr' };
const NOON = moment('2026-11-21T12:00:00+01:00');

/** As JSON, as another program receives it. */
const written = (codec: z.ZodMiniType, value: unknown): unknown =>
  JSON.parse(JSON.stringify(z.encode(codec, value)));

const throughWire = (codec: z.ZodMiniType, value: unknown): unknown => z.parse(codec, written(codec, value));

describe('a codec', () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['an offer', campaign, anOffer({ usesLeft: 3, qrCode: 'x', validFrom: NOON })],
    ['the settings', settings, new MemorySettingsSource().current],
    ['a profile', userProfile, aMember()],
    ['an order', orderDetails, anOrderDetails()],
    ['a past order', pastOrder, aPastOrder()],
    ['an order request', orderRequest, anOrderRequest({ customerCode: customerCode('code-of-this-order') })],
    [
      'a placed order',
      placedOrder,
      {
        ...{ orderId: orderId('o'), customerCode: customerCode('c'), pickupTime: NOON },
        ...{ total: amount('119.50'), currency: CURRENCY },
      },
    ],
    [
      'a started payment',
      startedPayment,
      {
        ...{ paymentId: paymentId('p'), provider: 'card', status: 'created', currency: CURRENCY },
        ...{ destination: { kind: 'script', url: '/pay.js' }, amount: amount('0.01') },
      },
    ],
  ])('reads %s as it was written', (_, codec, value) => {
    expect(throughWire(codec, value)).toEqual(value);
  });

  it('reads every shop as it was written', () => {
    fc.assert(fc.property(someShop(), (value) => void expect(throughWire(shop, value)).toEqual(value)));
  });

  it('reads every article as it was written, unless a choice of it cannot be met', () => {
    fc.assert(
      fc.property(someMenu(), (menu) => {
        for (const { article: value } of walkMenu(menu)) {
          const read = z.safeParse(article, written(article, value));
          if (read.success) expect(read.data).toEqual(value);
          else expect(new Set(read.error.issues.map(({ path }) => path.at(-1)))).toEqual(new Set(['max']));
        }
      }),
    );
  });

  it('names the field that is wrong by its path on the wire', () => {
    const order = z.encode(orderDetails, anOrderDetails());
    const broken = { ...order, items: [{ ...order.items[0], price: 0.000_01 }] };
    expect(z.safeParse(orderDetails, broken).error?.issues[0]?.path).toEqual(['items', 0, 'price']);
  });

  it('writes no field that it does not name', () => {
    const secret = { ...aMember(), passwordHash: 'secret' };
    expect(JSON.stringify(z.encode(userProfile, secret))).not.toContain('secret');
  });
});
