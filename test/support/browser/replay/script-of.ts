import type { Act, Script, WorldEvent } from '@/adapters/recording/step';

interface WrittenAct {
  readonly who: string;
  readonly tab: number;
  readonly act: Act;
  readonly isImpatient?: true;
}

/** A step of the named customer, in the first tab by default. */
export const does =
  (who: string, tab = 0) =>
  (act: Act): WrittenAct => ({ who, tab, act });

export const atOnce = (step: WrittenAct): WrittenAct => ({ ...step, isImpatient: true });

/** A script in the simulated chain, with five seconds between any two steps. */
export const scriptOf = (...steps: readonly (WrittenAct | WorldEvent)[]): Script => ({
  heading: { lucka: 'script', version: 1, seed: 7, start: '2026-11-21T11:45:00+01:00' },
  steps: steps.map((step, index) => ({ at: 5_000 * index, ...('act' in step ? step : { event: step }) })),
});
