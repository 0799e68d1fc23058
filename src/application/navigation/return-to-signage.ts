import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';

import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { Navigator } from '@/domain/ports/navigator';
import { isRedirected } from '@/domain/signage/wall-address';
import { SIGNAGE_RETURN_INTERVAL_MS } from '@/domain/signage/signage-times';

/**
 * Returns a wall screen to its board after the rules redirected it to home, and repeats it until it succeeds: nobody
 * operates the screen. Source: OPEN-18, PAIN-81; ROUTE-30, NAV-13.
 */
export class ReturnToSignage implements BackgroundService {
  static readonly needs = { navigation: NavigationStore, navigator: Navigator, clock: Clock };

  private stopTimer: Disposer = () => undefined;

  private readonly deps: Deps<typeof ReturnToSignage>;

  constructor(deps: Deps<typeof ReturnToSignage>) {
    this.deps = deps;
  }

  start(): Disposer {
    return disposeAll(
      () => this.stopTimer(),
      reaction(
        () => this.boardToReturnTo,
        (board) => this.wait(board),
        { fireImmediately: true },
      ),
    );
  }

  private get boardToReturnTo(): string | undefined {
    const { wall, current } = this.deps.navigation;
    return isRedirected(current) ? wall : undefined;
  }

  private wait(board: string | undefined): void {
    this.stopTimer();
    if (board === undefined) return;
    const goBack = (): void => void this.deps.navigator.go(board, { replace: true });
    this.stopTimer = this.deps.clock.every(SIGNAGE_RETURN_INTERVAL_MS, goBack);
  }
}
