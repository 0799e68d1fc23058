import type { EventStep, Post } from '@/adapters/recording/step';
import type { Chance } from '@simulator/random/chance';

const WITHIN_MS = 16 * 60_000;
const [FEWEST_EVENTS, MOST_EVENTS] = [2, 6] as const;

/** The faults of the payment provider's webhooks in a world. */
export function planNotifications(chance: Chance): readonly EventStep[] {
  return Array.from({ length: chance.between(FEWEST_EVENTS, MOST_EVENTS) }, () => {
    const [at, forMs] = [chance.between(0, WITHIN_MS), chance.between(60_000, 480_000)];
    return { at, event: { do: 'provider', providerProfile: { post: planFaults(chance) }, forMs } };
  });
}

function planFaults(chance: Chance): Post {
  const share = chance.pick([0.2, 0.5, 0.9]);
  return chance.pick<Post>([
    { loses: share },
    { repeats: share },
    { ages: share },
    { forges: share },
    { kills: share / 2 },
    { slowness: chance.between(10, 1_000) },
    { loses: share / 2, repeats: share, forges: share, kills: share / 4, slowness: 50 },
  ]);
}
