import type { StandingWork } from '@/application/shared/background-service';
import type { ScreenStore } from '@/application/navigation/screen-store';
import type { Stop } from '@/domain/ports/clock';
import type { ScreenSource } from '@/domain/ports/screen-source';

/** Follows the size of the window. Source: spec §4 Screen type; SCREEN-01. */
export class FollowScreen implements StandingWork {
  private readonly source: ScreenSource;
  private readonly screen: ScreenStore;

  constructor(source: ScreenSource, screen: ScreenStore) {
    this.source = source;
    this.screen = screen;
  }

  start(): Stop {
    this.screen.setSize(this.source.size());
    return this.source.onChange((size) => this.screen.setSize(size));
  }
}
