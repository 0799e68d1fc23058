import type { PlantedFault } from '@test/teeth/planted-fault';

/** Mistakes of the storefront about orders: confirming, paying and following them. */
export const ORDER_FAULTS: readonly PlantedFault[] = [
  {
    name: 'orders are sent without a key',
    row: 'P4',
    file: 'src/adapters/http/http-order-desk.ts',
    find: 'const headers = { [IDEMPOTENCY_KEY_HEADER]: key };',
    replace:
      "const headers = { [IDEMPOTENCY_KEY_HEADER.replace('Key', 'Clue').replace('key', 'clue')]: key };",
    caughtBy: ['nothing breaks'],
  },
  {
    name: 'each try has a key of its own',
    row: 'P4, P21',
    file: 'src/adapters/http/http-order-desk.ts',
    find: 'const headers = { [IDEMPOTENCY_KEY_HEADER]: key };',
    replace: [
      'const tries = ((globalThis as { triesOfAFault?: number }).triesOfAFault ?? 0) + 1;',
      'Object.assign(globalThis, { triesOfAFault: tries });',
      'const headers = { [IDEMPOTENCY_KEY_HEADER]: `${key}-${tries}` };',
    ].join('\n    '),
    caughtBy: ['one order for one confirmation'],
  },
  {
    name: 'each confirmation of the same basket is another order',
    row: 'C10, P8',
    file: 'src/domain/order/make-intent.ts',
    find: 'intentNames(basket.seed, content)',
    replace: 'intentNames(basket.seed, { ...content, note: `${content.note}${now}` })',
    caughtBy: ['one order for one confirmation'],
  },
  {
    name: 'an order is remembered once it is paid',
    row: 'P9, C6',
    file: 'src/application/use-cases/start-payment.ts',
    find: '    this.orders.setDetails([...others, stored]);\n',
    replace: '    if (others.length < 0) this.orders.setDetails([...others, stored]);\n',
    caughtBy: ['paid orders are seen'],
  },
  {
    name: 'a paid order is not followed',
    row: 'P9',
    file: 'src/application/use-cases/settle-paid-order.ts',
    find: '    this.trackPaidOrder.execute({ orderId, pickupTime, customerCode, paymentId });\n',
    replace:
      '    if (pickupTime < 0) this.trackPaidOrder.execute({ orderId, pickupTime, customerCode, paymentId });\n',
    caughtBy: ['paid orders are followed'],
  },
  {
    name: 'coming back counts as having paid',
    row: 'P11',
    file: 'src/application/use-cases/ask-payment.ts',
    find: "if (isPaid(result.value.status)) return { kind: 'paid' };",
    replace: "if (isPaid(result.value.status) || result.value.status === 'created') return { kind: 'paid' };",
    caughtBy: ['nothing leaves a basket by itself', 'whoever has paid is told so'],
  },
  {
    name: 'an old answer takes a status back',
    row: 'P13, P22',
    file: 'src/application/use-cases/hear-status.ts',
    find: 'before !== undefined && before !== status && !canFollow(before, status)',
    replace: 'before !== undefined && before === status && !canFollow(before, status)',
    caughtBy: ['nothing breaks', 'statuses never go back'],
  },
  {
    name: 'polling goes on when there is nothing to ask after',
    row: 'C14',
    file: 'src/application/reactions/poll-orders.ts',
    find: 'if (ids.length === 0) this.stopTimer();\n    else if',
    replace: 'if',
    caughtBy: ['polling ends'],
  },
  {
    name: 'after a reload nobody polls',
    row: 'C14, C15',
    file: 'src/application/reactions/poll-orders.ts',
    find: '        { fireImmediately: true },\n',
    replace: '',
    caughtBy: ['polls come in time', 'polling ends'],
  },
  {
    name: 'an order that could not be asked after is dropped',
    row: 'C14',
    file: 'src/application/use-cases/poll-paid-orders.ts',
    find: '    if (!result.ok) {\n',
    replace: [
      '    if (!result.ok) {',
      '      const paid = this.orders.tracked.paid.filter((each) => each.id !== id);',
      '      this.orders.setTracked({ ...this.orders.tracked, paid });',
      '',
    ].join('\n'),
    caughtBy: ['expired orders go'],
  },
  {
    name: 'the clock of the device is right',
    row: 'C17',
    file: 'src/adapters/browser/system-clock.ts',
    find: '> TOLERANCE_MS + roundTripMs / 2) this.#offsetMs',
    replace: '< TOLERANCE_MS + roundTripMs / 2) this.#offsetMs',
    caughtBy: ['expired orders go', 'the time is the time of the server'],
  },
];
