import type { WorldEvent } from '@/adapters/recording/step';
import type { Device } from '@simulator/world/device';
import { restartServer } from '@simulator/world/restart-server';
import type { World } from '@simulator/world/world';
import { assertNever } from '@/domain/shared/assert-never';

/** A full storage still holds a word or two. */
const FULL_CHARS = 400;

/** Applies an event to a world; resolves with the outcome in a few words. */
export async function applyEvent(world: World, event: WorldEvent): Promise<string> {
  if (event.do !== 'network' && event.do !== 'provider') world.faults.add(event.do);
  switch (event.do) {
    case 'network':
      return forAWhile(
        world,
        event.forMs,
        world.device(event.who).line,
        'networkProfile',
        event.networkProfile,
      );
    case 'provider':
      return changeProviderProfile(world, event);
    case 'line':
      world.device(event.who).setOnline(event.isOnline);
      return 'done';
    case 'answer':
      world.device(event.who).line.planAnswer(event);
      return 'done';
    case 'crash':
      return restartServer(world, event.forMs);
    case 'release':
      return restartServer(world, 0);
    case 'shop status':
    case 'shop hours':
    case 'price':
    case 'sold out':
    case 'take off':
      return world.floor.apply(event);
    case 'storage':
      return spoil(world.device(event.who), event.what);
    case 'clock':
      world.device(event.who).setClock(event.skewMs);
      return 'done';
    case 'take back':
      return world.kitchen.takeBack(event.order);
    default:
      return assertNever(event);
  }
}

/** The profile of its webhooks lasts as long, independently of the rest of the profile. */
function changeProviderProfile(
  world: World,
  { providerProfile: { post, ...providerProfile }, forMs }: Extract<WorldEvent, { readonly do: 'provider' }>,
): string {
  if (post !== undefined) forAWhile(world, forMs, world.messenger, 'post', post);
  const isOfPostAlone = post !== undefined && Object.keys(providerProfile).length === 0;
  return isOfPostAlone ? 'done' : forAWhile(world, forMs, world.provider, 'providerProfile', providerProfile);
}

/** A later value replaces it; afterwards no fault is left. */
function forAWhile<Name extends string, Value extends object>(
  { clock }: World,
  forMs: number,
  holder: Record<Name, Value | Record<string, never>>,
  name: Name,
  value: Value,
): string {
  holder[name] = value;
  clock.after(forMs, () => {
    if (holder[name] === value) holder[name] = {};
  });
  return 'done';
}

function spoil(device: Device, what: 'wipe' | 'fill' | 'free' | 'damage'): string {
  if (what !== 'free') device.hasForgotten = true;
  if (what === 'wipe') device.storage.wipe();
  if (what === 'damage') device.storage.damage();
  if (what === 'fill') device.storage.quotaChars = FULL_CHARS;
  if (what === 'free') device.storage.quotaChars = Infinity;
  return 'done';
}
