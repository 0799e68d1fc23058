import { ManualClock } from '@test/support/memory/manual-clock';
import { parseOrderId, type OrderId, type PaymentId } from '@/domain/order/order';
import { parseIntentKey } from '@/domain/order/order-intent';
import { DemonstrationProvider } from '@demo/payment-provider/demonstration-provider';
import { decisionOf, type TestCard } from '@demo/payment-provider/test-cards';
import { storeChain } from '@api/chain/store-chain';
import { silentMeter } from '@api/metrics/meter';
import { LocalOrderAnnouncer } from '@api/orders/order-announcer';
import { placeOrder } from '@api/orders/place-order';
import { UnpaidOrders } from '@api/orders/unpaid-orders';
import type { StoredOrder } from '@api/orders/stored-order';
import type { MoneyAlarm } from '@api/payments/money-alarm';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { startPayment } from '@api/payments/start-payment';
import type { StoredPayment } from '@api/orders/stored-payment';
import { memoryStores, type Stores } from '@api/stores';
import { systemRandomness } from '@api/system/system-randomness';
import { KitchenLoad } from '@api/shops/kitchen-load';
import { aChain } from '@test/support/api/a-chain';
import { FaultyProvider } from '@test/support/api/faulty-provider';
import { anOrderBody, token } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';
import type { OrderRequestDto } from '@/adapters/contract/order-request';
import { placedOrderDto } from '@test/support/api/wire';

export interface Till {
  readonly deps: PaymentDeps;
  readonly stores: Stores;
  readonly clock: ManualClock;
  readonly provider: FaultyProvider;
  readonly alarms: readonly MoneyAlarm[];
  placed(different?: Partial<OrderRequestDto>): Promise<StoredOrder>;
  started(order: StoredOrder): Promise<StoredPayment>;
  /** The visitor pays on the provider's page. */
  pays(payment: StoredPayment, card?: TestCard): Promise<void>;
  order(orderId: OrderId): Promise<StoredOrder>;
}

const RETURN_TO = { url: 'http://localhost/orders#code=x', path: '/orders' };

interface TillOptions {
  readonly clock: ManualClock;
  /** In place of the demonstration. */
  readonly company: TillCompany | undefined;
}

/** A payment company, and how a visitor pays there. */
interface TillCompany {
  readonly provider: PaymentProvider;
  readonly pay: (paymentId: PaymentId) => void | Promise<unknown>;
}

/** The payment code without HTTP, on these stores. */
export async function aTill(
  stores: Stores = memoryStores(),
  { clock = new ManualClock(), company }: Partial<TillOptions> = {},
): Promise<Till> {
  await storeChain(stores, aChain());
  const randomness = systemRandomness;
  const provider = new FaultyProvider(
    company?.provider ?? new DemonstrationProvider({ ledger: stores.ledger, clock, randomness }),
  );
  const alarms: MoneyAlarm[] = [];
  const deps = {
    ...stores,
    provider,
    announcer: new LocalOrderAnnouncer(silentMeter),
    kitchens: new KitchenLoad({ orders: stores.orders, clock }),
    clock,
    randomness,
    meter: silentMeter,
    alarm: (alarm: MoneyAlarm) => void alarms.push(alarm),
  };
  const order = async (orderId: OrderId) => must(await stores.orders.find(orderId));
  return {
    ...{ deps, stores, clock, provider, order, alarms },
    placed: async (different) => {
      const request = {
        request: anOrderBody(different),
        key: must(parseIntentKey(token())),
        language: 'sv',
      } as const;
      const orderer = { networks: [{ key: token(), share: 1 }], maxUnpaid: 1 };
      const unpaid = new UnpaidOrders({ clock, orders: stores.orders });
      const placed = await placeOrder({ ...deps, unpaid }, { ...request, orderer });
      if (!placed.ok) throw new Error(placed.error.code);
      return order(must(parseOrderId(placedOrderDto.parse(JSON.parse(placed.value)).orderId)));
    },
    started: async (placed) => {
      await startPayment(deps, placed, RETURN_TO);
      return must(await stores.payments.live(placed.id));
    },
    pays: async ({ id }, card = 'succeeds') => {
      if (company !== undefined) return void (await company.pay(id));
      const session = must(await stores.ledger.withKey(id));
      await stores.ledger.decide(session.reference, decisionOf(card, clock.now()));
    },
  };
}
