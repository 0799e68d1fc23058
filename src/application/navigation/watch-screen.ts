import type { Deps } from '@/domain/ports/deps';
import type { BackgroundService } from '@/application/shared/background-service';
import { ScreenStore } from '@/application/navigation/screen-store';
import type { Disposer } from '@/domain/ports/clock';
import { ScreenSource } from '@/domain/ports/screen-source';

/** Watches the size of the window. Source: spec §4 Screen type; SCREEN-01. */
export class WatchScreen implements BackgroundService {
  static readonly needs = { source: ScreenSource, screen: ScreenStore };

  private readonly deps: Deps<typeof WatchScreen>;

  constructor(deps: Deps<typeof WatchScreen>) {
    this.deps = deps;
  }

  start(): Disposer {
    this.deps.screen.setSize(this.deps.source.size());
    return this.deps.source.onChange((size) => this.deps.screen.setSize(size));
  }
}
