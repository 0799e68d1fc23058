import { checkShownFavorites } from '@simulator/invariants/check-favorites';
import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { Device } from '@simulator/world/device';
import { SessionStore } from '@/application/account/session-store';
import { wait } from '@/domain/ports/clock';

/** How long the other tabs may take to apply a log-out. */
const APPLIED_AFTER_MS = 1_000;

/** After a log-out in one tab no tab and no stored value names the member. Source: FAULT-C9. */
export async function checkLeaving(
  watched: WatchedWorld,
  device: Device,
  email: string | undefined,
): Promise<void> {
  const { world, violations } = watched;
  const { logIns } = device;
  await wait(world.clock, APPLIED_AFTER_MS);
  if (device.hasForgotten || device.logIns !== logIns || isLoggingIn(device)) return;
  for (const page of device.pages) {
    const { session } = page.get(SessionStore);
    if (session.isAuthenticated || session.user !== undefined)
      violations.add('a logged-out member is forgotten', `${device.name} still knows ${session.user?.email}`);
  }
  if (email !== undefined && device.storage.texts.some((text) => text.includes(email)))
    violations.add('a logged-out member is forgotten', `${device.name} still stores ${email}`);
  checkShownFavorites(watched, device);
}

const isLoggingIn = ({ doing }: Device): boolean => [...doing].some((act) => act.do === 'log in');
