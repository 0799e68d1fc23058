import { parseVatRate } from '@/domain/order/vat';
import { must } from '@test/support/builders/must';
import { ZERO_AMOUNT } from '@/domain/shared/amount';
import { sha256 } from '@api/system/hashes';
import type { NewOrder, OrderKey } from '@api/orders/order-store';
import type { NewPayment } from '@api/payments/payment-store';
import { token } from '@test/support/api/guest';
import { amount, articleCode, shopId } from '@test/support/builders/ids';
import { moment, orderId, paymentId } from '@test/support/builders/order-ids';

export const NOON = moment('2026-11-21T12:00:00+01:00');

export const aNewOrder = (different: Partial<NewOrder> = {}): NewOrder => ({
  id: orderId(token()),
  shopId: shopId(1),
  shopName: 'Lucka 1',
  timeZone: 'Europe/Stockholm',
  day: '2026-11-21',
  orderType: 'TakeAway',
  customerCodeHash: sha256('code'),
  accountId: undefined,
  language: 'fi',
  pickupTime: NOON,
  placedAt: NOON,
  readyAt: undefined,
  note: 'utan lök',
  dietaryNeeds: { diets: ['vegan'], withoutAllergens: ['peanuts'] },
  spot: { name: 'Luckan', translations: { name: [{ language: 'en', text: 'The hatch' }] } },
  email: 'me@example.com',
  phoneNumber: undefined,
  items: [
    {
      code: articleCode('coffee'),
      description: 'Kaffe',
      translations: {},
      quantity: 2,
      price: amount('25.50'),
      choices: [
        {
          code: articleCode('milk'),
          description: 'Mjölk',
          translations: {},
          price: ZERO_AMOUNT,
          place: undefined,
        },
      ],
      total: amount('51'),
    },
  ],
  total: amount('51'),
  currency: { name: 'SEK', symbol: 'kr' },
  vat: [[{ vatClass: 'food', rate: must(parseVatRate(12)), gross: amount('51') }]],
  seller: {
    name: 'Lucka AB',
    organisationNumber: '556000-0000',
    address: ['Götgatan 58', '118 26 Stockholm'],
  },
  ...different,
});

export const aKey = (different: Partial<OrderKey> = {}): OrderKey => ({
  keyHash: sha256(token()),
  bodyFingerprint: sha256('body'),
  answer: '{ "b":1,  "a":2 }',
  ...different,
});

export const aNewPayment = (different: Partial<NewPayment> = {}): NewPayment => ({
  id: paymentId(token()),
  orderId: orderId(token()),
  provider: 'demonstration',
  amount: amount('51'),
  currency: 'SEK',
  returnPath: '/orders',
  createdAt: NOON,
  ...different,
});
