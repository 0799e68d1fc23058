import type { EventStep, NetworkProfile, WorldEvent } from '@/adapters/recording/step';
import type { Chance } from '@simulator/random/chance';
import { codesOf, SIMULATED_SHOPS } from '@simulator/world/simulated-chain';

const WITHIN_MS = 16 * 60_000;
const FEWEST_EVENTS = 8;
const MOST_EVENTS = 40;

/** What goes wrong in a world, and what the shops do meanwhile. */
export function planTrouble(chance: Chance, names: readonly string[]): readonly EventStep[] {
  const events = chance.between(FEWEST_EVENTS, MOST_EVENTS);
  return Array.from({ length: events }).flatMap(() => {
    const at = chance.between(0, WITHIN_MS);
    return planEvent(chance, names).map(({ afterMs, event }) => ({ at: at + afterMs, event }));
  });
}

interface Planned {
  readonly afterMs: number;
  readonly event: WorldEvent;
}

const now = (event: WorldEvent): Planned => ({ afterMs: 0, event });

function planEvent(chance: Chance, names: readonly string[]): readonly Planned[] {
  const who = names[chance.between(0, names.length - 1)] ?? '';
  const shop = chance.pick(SIMULATED_SHOPS);
  const article = chance.pick([...codesOf(shop).plain, codesOf(shop).withChoices]);
  const forMs = chance.between(2_000, 240_000);
  const kinds: readonly [() => readonly Planned[], ...(() => readonly Planned[])[]] = [
    () => [now({ do: 'network', who, networkProfile: planNetworkProfile(chance), forMs })],
    () => [now({ do: 'network', who, networkProfile: planNetworkProfile(chance), forMs })],
    () => [
      now({ do: 'line', who, isOnline: false }),
      { afterMs: forMs, event: { do: 'line', who, isOnline: true } },
    ],
    () => planBadAir(chance, names, forMs),
    () => planBadAir(chance, names, forMs),
    () => [now({ do: 'provider', providerProfile: planProviderProfile(chance), forMs })],
    () => [now({ do: 'provider', providerProfile: planProviderProfile(chance), forMs })],
    () => [now({ do: 'crash', forMs: chance.between(200, 30_000) })],
    () => [now({ do: 'release' })],
    () => [
      now({ do: 'shop status', shop, status: chance.pick(['paused', 'offline']) }),
      { afterMs: forMs, event: { do: 'shop status', shop, status: 'online' } },
    ],
    () => [
      now({ do: 'shop hours', shop, isOpen: false }),
      { afterMs: forMs, event: { do: 'shop hours', shop, isOpen: true } },
    ],
    () => planHesitation(chance, shop),
    () => [now({ do: 'price', shop, article, byPercent: chance.pick([-50, -10, 10, 33, 100]) })],
    () => [now({ do: 'sold out', shop, article, isSoldOut: true })],
    () => [now({ do: 'take off', shop, article })],
    () => [now({ do: 'storage', who, what: chance.pick(['wipe', 'damage', 'fill']) })],
    () => [
      now({ do: 'clock', who, skewMs: chance.pick([-86_400_000, -3_700_000, -65_000, 90_000, 86_400_000]) }),
    ],
    () => [now({ do: 'take back', order: chance.between(0, 9) })],
  ];
  return chance.pick(kinds)();
}

/** A network that all customers share. */
function planBadAir(chance: Chance, names: readonly string[], forMs: number): readonly Planned[] {
  const networkProfile = planNetworkProfile(chance);
  return names.map((who) => now({ do: 'network', who, networkProfile, forMs }));
}

/** A shop that is paused and opened again several times, so that orders meet both states. */
function planHesitation(chance: Chance, shop: number): readonly Planned[] {
  let afterMs = 0;
  return Array.from({ length: 2 * chance.between(3, 12) }, (_, turn) => {
    afterMs += chance.between(1_000, 12_000);
    const status = turn % 2 === 0 ? 'paused' : 'online';
    return { afterMs, event: { do: 'shop status', shop, status } };
  });
}

function planNetworkProfile(chance: Chance): NetworkProfile {
  const share = chance.pick([0.05, 0.2, 0.5]);
  return chance.pick<NetworkProfile>([
    { loses: share },
    { losesAnswers: share },
    { repeats: share },
    { corrupts: share },
    { refuses: share },
    { slowness: chance.between(4, 60) },
    { loses: share, losesAnswers: share, repeats: share, corrupts: share / 2, slowness: 3 },
  ]);
}

function planProviderProfile(
  chance: Chance,
): Extract<WorldEvent, { readonly do: 'provider' }>['providerProfile'] {
  const share = chance.pick([0.1, 0.4, 0.9]);
  return chance.pick<Extract<WorldEvent, { readonly do: 'provider' }>['providerProfile']>([
    { loses: share },
    { losesAnswers: share },
    { refuses: share },
    { lies: chance.pick(['amount', 'currency', 'open']) },
    { slowness: chance.between(4, 40) },
    { loses: share, losesAnswers: share, slowness: 5 },
  ]);
}
