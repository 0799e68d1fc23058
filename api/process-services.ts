import type { Clock } from '@/domain/ports/clock';
import type { Database } from '@api/database/database';
import { PostgresLeadership } from '@api/database/postgres-leadership';
import { ExchangedLimiter } from '@api/limits/exchanged-limiter';
import type { Limiters } from '@api/limits/limiter';
import { MemoryLimiter } from '@api/limits/memory-limiter';
import { PostgresLimiter } from '@api/limits/postgres-limiter';
import type { Meter } from '@api/metrics/meter';
import { LocalOrderAnnouncer, type OrderAnnouncer } from '@api/orders/order-announcer';
import type { OrderStore } from '@api/orders/order-store';
import { PostgresUnpaidOrders } from '@api/orders/postgres-unpaid-orders';
import { SharedOrderAnnouncer } from '@api/orders/shared-order-announcer';
import { UnpaidOrders, type UnpaidLimit } from '@api/orders/unpaid-orders';
import { aloneLeadership, type Leadership } from '@api/system/leadership';

/** What several processes on one database have to agree on. */
export interface ProcessServices {
  readonly announcer: OrderAnnouncer;
  readonly limiters: Limiters;
  readonly unpaid: UnpaidLimit;
  readonly leadership: Leadership;
}

/** For a process that is alone on its database: everything in its memory. */
export const aloneServices = ({
  clock,
  orders,
  meter,
}: {
  readonly clock: Clock;
  readonly orders: OrderStore;
  readonly meter: Meter;
}): ProcessServices => ({
  announcer: new LocalOrderAnnouncer(meter),
  limiters: (_name, limits) => new MemoryLimiter(clock, limits),
  unpaid: new UnpaidOrders({ clock, orders }),
  leadership: aloneLeadership,
});

export interface SharedServicesDeps {
  readonly ordering: Database;
  readonly reading: Database;
  readonly url: string;
  readonly clock: Clock;
  readonly meter: Meter;
  readonly countBudgetMs?: number;
  /** Names this process among the others. */
  readonly sender: string;
}

/** For several processes on one database, which agree by it. */
export function sharedServices(deps: SharedServicesDeps): ProcessServices {
  const { ordering, reading: database, clock, meter, sender, countBudgetMs } = deps;
  return {
    announcer: new SharedOrderAnnouncer({ local: new LocalOrderAnnouncer(meter), database, sender }),
    limiters: (name, limits, precision = 'exact') =>
      precision === 'exact'
        ? new PostgresLimiter({ database, clock, countBudgetMs }, name, limits)
        : new ExchangedLimiter({ database, clock }, name, limits),
    unpaid: new PostgresUnpaidOrders({ database: ordering, clock }),
    leadership: new PostgresLeadership(deps.url),
  };
}
