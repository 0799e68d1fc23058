import { setTimeout as pause } from 'node:timers/promises';
import { Guest } from '@test/support/api/guest';
import { anAddress, orderAndPay, type TwoProcesses } from '@test/support/api/two-processes';
import type { Tally } from '@test/support/http/insist';
import { must } from '@test/support/builders/must';

const READ_PAUSE_MS = 100;

export interface SoakPlan {
  readonly orderingAtOnce: number;
  readonly readingAtOnce: number;
  /** Test cards, or `cancel`: what guests do at the page of the provider, each in turn. */
  readonly cards: readonly string[];
  /** Called again and again: waits, and then breaks something. */
  readonly disturb: () => Promise<unknown>;
  readonly isOver: () => boolean;
}

/** What has happened so far. */
export interface Soak {
  /** The cards by order. */
  readonly orders: Map<string, string>;
  readonly tally: Tally;
  reads: number;
  disturbances: number;
}

export const newSoak = (): Soak => ({
  orders: new Map(),
  tally: { calls: 0, retried: 0 },
  reads: 0,
  disturbances: 0,
});

/** Guests order, pay, decline, cancel and read at two processes while they are disturbed. */
export async function runSoak(both: TwoProcesses, soak: Soak, plan: SoakPlan): Promise<void> {
  const { orderingAtOnce, readingAtOnce, cards, disturb, isOver } = plan;
  let begun = 0;

  async function order(): Promise<void> {
    while (!isOver()) {
      const card = must(cards[begun % cards.length]);
      begun += 1;
      const { orderId } = await orderAndPay(both, soak.tally, card);
      soak.orders.set(orderId, card);
    }
  }

  async function read(): Promise<void> {
    while (!isOver()) {
      const from = { 'x-forwarded-for': anAddress() };
      for (const path of ['/', '/api/shops', '/api/shops/1/menu', '/api/shops/1/delivery-spots']) {
        await new Guest(both.origin).get(path, from).catch(() => undefined);
        soak.reads += 1;
      }
      await pause(READ_PAUSE_MS);
    }
  }

  async function disturbAll(): Promise<void> {
    while (!isOver()) {
      await disturb();
      soak.disturbances += 1;
    }
  }

  await Promise.all([
    ...Array.from({ length: orderingAtOnce }, order),
    ...Array.from({ length: readingAtOnce }, read),
    disturbAll(),
  ]);
}
