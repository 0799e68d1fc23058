import type { Script, Step } from '@/adapters/recording/step';
import { Chance } from '@simulator/random/chance';
import { planCustomer } from '@simulator/plan/plan-customer';
import { planNotifications } from '@simulator/plan/plan-notifications';
import { planTrouble } from '@simulator/plan/plan-faults';

const CUSTOMERS = 10;

/** Starts on usual days, at changes of daylight saving time and at the turn of a year. */
const DAYS = [
  '2026-11-21T10:20:00+01:00',
  '2026-11-21T23:40:00+01:00',
  '2026-03-29T01:30:00+01:00',
  '2026-10-25T02:30:00+02:00',
  '2026-12-31T23:50:00+01:00',
  '2026-07-04T12:50:00+02:00',
] as const;

export interface PlanOptions {
  /** Without, no faults happen. */
  readonly hasTrouble: boolean;
}

/** The script of a world, by its seed. */
export function planWorld(seed: number, { hasTrouble }: PlanOptions): Script {
  const chance = new Chance(seed);
  const start = chance.pick(DAYS);
  const names = Array.from({ length: CUSTOMERS }, (_, index) => `c${index + 1}`);
  const steps: Step[] = names.flatMap((name) => planCustomer(chance, name));
  // Webhooks have random numbers of their own, so that nothing else depends on them.
  const trouble = [...planTrouble(chance, names), ...planNotifications(new Chance(~seed))];
  const all = [...steps, ...(hasTrouble ? trouble : [])].toSorted((one, other) => one.at - other.at);
  return { heading: { lucka: 'script', version: 1, seed, start }, steps: all };
}
