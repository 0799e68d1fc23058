import type { Deps } from '@/domain/ports/deps';
import type { StandingWork } from '@/application/shared/background-service';
import { ScreenStore } from '@/application/navigation/screen-store';
import type { Stop } from '@/domain/ports/clock';
import { ScreenSource } from '@/domain/ports/screen-source';

/** Follows the size of the window. Source: spec §4 Screen type; SCREEN-01. */
export class FollowScreen implements StandingWork {
  static readonly needs = { source: ScreenSource, screen: ScreenStore };

  private readonly deps: Deps<typeof FollowScreen>;

  constructor(deps: Deps<typeof FollowScreen>) {
    this.deps = deps;
  }

  start(): Stop {
    this.deps.screen.setSize(this.deps.source.size());
    return this.deps.source.onChange((size) => this.deps.screen.setSize(size));
  }
}
