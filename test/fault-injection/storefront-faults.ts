import type { PlantedFault } from '@test/fault-injection/planted-fault';

/**
 * Mistakes that only an invariant of its own sees: totals, favorites, expiry, what is confirmed, and who can still
 * order.
 */
export const STOREFRONT_FAULTS: readonly PlantedFault[] = [
  {
    name: 'the storefront adds up the choices of the first level alone',
    row: 'FAULT-P16, FAULT-P20',
    file: 'src/domain/basket/basket-total.ts',
    find: 'addAmounts(article.price, ...flatChoices.map((choice) => choice.article.price));',
    replace:
      'addAmounts(article.price, ...flatChoices.filter(({ level }) => level < 2).map((choice) => choice.article.price));',
    caughtBy: ['totals are equal'],
  },
  {
    name: 'a favorite is stored for the first member there is',
    row: 'FAULT-C9',
    file: 'api/favorites/memory-favorite-store.ts',
    find: 'this.#register.favorites.set(accountId, [...stored, favorite]);',
    replace:
      'this.#register.favorites.set([...this.#register.accounts.keys()][0] ?? accountId, [...stored, favorite]);',
    caughtBy: ['favorites are of their member'],
  },
  {
    name: 'paid orders are tracked for two hours',
    row: 'FAULT-C14',
    file: 'src/domain/order/tracked-order-times.ts',
    find: 'PAID_ORDER_EXPIRY_MS = 60 *',
    replace: 'PAID_ORDER_EXPIRY_MS = 120 *',
    caughtBy: ['orders expire when promised'],
  },
  {
    name: 'delivered orders are listed for an hour',
    row: 'FAULT-C14',
    file: 'src/domain/order/tracked-order-times.ts',
    find: 'DELIVERED_ORDER_EXPIRY_MS = 30 *',
    replace: 'DELIVERED_ORDER_EXPIRY_MS = 60 *',
    caughtBy: ['orders expire when promised'],
  },
  {
    name: 'unpaid orders are given up after five minutes',
    row: 'FAULT-X22',
    file: 'api/orders/unpaid-orders.ts',
    find: 'UNPAID_ORDER_EXPIRY_MS = 15 *',
    replace: 'UNPAID_ORDER_EXPIRY_MS = 5 *',
    caughtBy: ['orders expire when promised'],
  },
  {
    name: 'a capture is asked for twice',
    row: 'FAULT-P7, FAULT-P23',
    file: 'api/payments/capture-payment.ts',
    find: 'const captured = await deps.provider.capture(payment.id);',
    replace:
      'await deps.provider.capture(payment.id);\n  const captured = await deps.provider.capture(payment.id);',
    caughtBy: ['at most one capture'],
  },
  {
    name: 'an operation of another tab is applied last, however late it arrives',
    row: 'FAULT-C7',
    file: 'src/domain/basket/log/merge-operation.ts',
    find: 'compareStamps(stamp, stamped.stamp) < 0',
    replace: 'stamp !== stamped.stamp',
    caughtBy: ['tabs agree', 'nothing leaves a basket by itself'],
  },
  {
    name: 'a confirmation is used again for another basket',
    row: 'FAULT-C10, FAULT-P8',
    file: 'src/application/checkout/confirm-order.ts',
    find: 'each?.key === intent.key',
    replace: 'each?.seed === intent.seed',
    caughtBy: ['what was confirmed is ordered'],
  },
  {
    name: 'the profile stays on the device after a log-out',
    row: 'FAULT-C9',
    file: 'src/application/account/log-out.ts',
    find: '    this.deps.storage.save({ user, isAuthenticated });\n',
    replace: '    if (user !== undefined) this.deps.storage.save({ user, isAuthenticated });\n',
    caughtBy: ['a logged-out member is forgotten'],
  },
  {
    name: 'a confirmation that failed is joined for ever',
    row: 'FAULT-P6',
    file: 'src/application/checkout/confirm-order.ts',
    find: '.finally(() => (this.running = undefined));',
    replace:
      '.then((outcome) => {\n      if (outcome.kind === "placed") this.running = undefined;\n      return outcome;\n    });',
    caughtBy: ['customers can order'],
  },
];
