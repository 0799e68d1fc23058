import type { ToggledFavorites } from '@simulator/invariants/toggled-favorites';
import type { Rule, Violations } from '@simulator/invariants/violations';
import type { BegunAct } from '@simulator/acts/play-script';
import type { Device } from '@simulator/world/device';
import type { Page } from '@simulator/world/page';
import type { World } from '@simulator/world/world';

/** A world and what the invariants note about it. */
export interface WatchedWorld {
  readonly world: World;
  readonly violations: Violations;
  readonly toggled: ToggledFavorites;
  /** The acts that have begun and not ended. */
  readonly unfinished: Set<BegunAct>;
}

export interface WatchedPage extends WatchedWorld {
  readonly device: Device;
  readonly page: Page;
}

/** Records a violation that an open page shows; a page that was left shows nothing. */
export function violate({ violations, device, page }: WatchedPage, rule: Rule, what: string): void {
  if (page.isOpen) violations.add(rule, `${device.name}: ${what}`);
}
