import type { Act } from '@/adapters/recording/step';
import { SIMULATED_ORIGIN } from '@simulator/world/addresses';
import { type Device, OTHER_BROWSER } from '@simulator/world/device';
import type { World } from '@simulator/world/world';

type Pay = Extract<Act, { readonly do: 'pay' }>;

/**
 * At the provider's page that the tab was left for: decides, and comes back by the address that the provider was given.
 */
export async function payAtProvider(
  world: World,
  device: Device,
  tab: number,
  { card, returns }: Pay,
): Promise<string> {
  const departure = device.departureOf(tab);
  if (departure === undefined || device.page(tab) !== undefined) return 'there is nothing to pay here';
  if (card === 'walks off') {
    device.close(tab);
    return 'walked off';
  }
  const entry = world.provider.decide(departure, card);
  if (entry === undefined) return 'the provider knows nothing of it';
  if (entry.status === 'reserved') world.noteReserved(device, entry);
  const address = entry.returnUrl.slice(SIMULATED_ORIGIN.length);
  device.close(tab);
  if (returns === 'never') return `${entry.status}, and gone`;
  const where = returns === 'here' ? device : world.device(device.name + OTHER_BROWSER);
  await where.open(tab, address);
  return `${entry.status}, and back`;
}
