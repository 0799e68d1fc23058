import type { Rule } from '@simulator/invariants/violations';
import type { Device } from '@simulator/world/device';
import type { Page } from '@simulator/world/page';
import type { World } from '@simulator/world/world';

/** A page, and where what it does wrong is told. */
export interface WatchedPage {
  readonly world: World;
  readonly device: Device;
  readonly page: Page;
}

/** Whoever has left sees nothing wrong any more. */
export function violate({ world, device, page }: WatchedPage, rule: Rule, what: string): void {
  if (page.isOpen) world.violations.add(rule, `${device.name}: ${what}`);
}
