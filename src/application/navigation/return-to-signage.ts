import { reaction } from 'mobx';

import { type StandingWork, stopAll } from '@/application/shared/background-service';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { Clock, Stop } from '@/domain/ports/clock';
import type { Wayfinder } from '@/domain/ports/navigator';
import { isSentAway } from '@/domain/signage/wall-address';
import { SIGNAGE_RETURN_INTERVAL_MS } from '@/domain/signage/signage-times';

/**
 * Brings a wall screen back to its board after the rules sent it home, as long as it takes: nobody is there to touch
 * it. Source: OPEN-18, P81; ROUTE-30, NAV-13.
 */
export class ReturnToSignage implements StandingWork {
  private stopTimer: Stop = () => undefined;
  private readonly navigation: NavigationStore;
  private readonly wayfinder: Wayfinder;
  private readonly clock: Clock;

  constructor(navigation: NavigationStore, wayfinder: Wayfinder, clock: Clock) {
    this.navigation = navigation;
    this.wayfinder = wayfinder;
    this.clock = clock;
  }

  start(): Stop {
    return stopAll(
      () => this.stopTimer(),
      reaction(
        () => this.boardToReturnTo,
        (board) => this.wait(board),
        { fireImmediately: true },
      ),
    );
  }

  private get boardToReturnTo(): string | undefined {
    const { wall, current } = this.navigation;
    return isSentAway(current) ? wall : undefined;
  }

  private wait(board: string | undefined): void {
    this.stopTimer();
    if (board === undefined) return;
    const goBack = (): void => void this.wayfinder.go(board, { replace: true });
    this.stopTimer = this.clock.every(SIGNAGE_RETURN_INTERVAL_MS, goBack);
  }
}
