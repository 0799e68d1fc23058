import type { Clock, Disposer } from '@/domain/ports/clock';

interface Rounds {
  readonly clock: Clock;
  readonly ms: number;
  readonly report: (error: unknown) => void;
}

/** Does the work at each interval, unless the round before is not done yet; a failure is reported. */
export function everyRound({ clock, ms, report }: Rounds, work: () => Promise<void>): Disposer {
  let isBusy = false;
  return clock.every(ms, () => {
    if (isBusy) return;
    isBusy = true;
    void work()
      .catch(report)
      .finally(() => (isBusy = false));
  });
}
