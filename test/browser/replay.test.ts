import { describe, expect, it } from 'vitest';
import type { Act, Script } from '@/adapters/recording/step';
import { playScript } from '@simulator/acts/play-script';
import { planWorld } from '@simulator/plan/plan-world';
import { World } from '@simulator/world/world';
import { addMs } from '@/domain/shared/instant';
import { NOTHING } from '@test/support/browser/replay/comes-to';
import { type Ending, endingOfReplay, endingOfWorld } from '@test/support/browser/replay/ending';
import { replayScript } from '@test/support/browser/replay/replay-script';
import { atOnce, does, scriptOf } from '@test/support/browser/replay/script-of';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

/** Long enough for what is under way, too short for an order to expire. */
const SETTLES_MS = 60_000;

async function simulate(script: Script): Promise<Ending> {
  const world = new World(script.heading, { isTraced: false });
  await world.open();
  await playScript(world, script);
  await world.calm();
  await world.comeBack();
  await world.clock.runUntil(addMs(world.clock.now(), SETTLES_MS));
  const ending = endingOfWorld(world);
  await world.close();
  return ending;
}

/** Plays it in both worlds, which end alike. Answers what each step came to in the real one, which was something. */
async function endsAlike(script: Script): Promise<readonly string[]> {
  const simulated = await simulate(script);
  const { world, steps } = await replayScript(script, stage);
  try {
    // Some is known only once the product has asked again.
    await expect.poll(() => endingOfReplay(world)).toEqual(simulated);
    const faults = [...world.browsers.values()].flatMap((browser) => browser.faults.unexpected());
    expect(faults.filter((fault) => !fault.startsWith('console: Failed to load'))).toEqual([]);
  } finally {
    await world.leave();
  }
  expect(steps.filter(({ outcome }) => outcome === NOTHING)).toEqual([]);
  return steps.map(({ outcome }) => outcome);
}

const MENU = '/shop/1/menu?orderType=TakeAway';
const put = (article: string, quantity = 1, choose: string[] = []): Act => ({
  ...{ do: 'put', article, choose, quantity },
});

describe('a script that is played in a browser ends as in a simulated world', () => {
  it('where a member orders, and the same again', async () => {
    const ada = does('Ada');
    const email = 'ada@example.org';
    const outcomes = await endsAlike(
      scriptOf(
        ada({ do: 'visit', path: '/' }),
        ada({ do: 'log in', email, password: 'Wrong-1' }),
        ada({ do: 'log in', email, password: 'Simulated-1' }),
        ada({ do: 'choose shop', shop: 1 }),
        ada({ do: 'choose order type', type: 'DineInPlace' }),
        ada(put('s1-plate', 3, ['side/fries', 'side/fries/dip/aioli'])),
        ada(put('s1-herring')),
        ada({ do: 'toggle favourite', article: 's1-soup' }),
        ada({ do: 'speak', language: 'fi' }),
        ada({ do: 'increase', line: 0 }),
        ada({ do: 'decrease', line: 0 }),
        ada({ do: 'write note', note: 'No onions' }),
        ada({ do: 'choose spot', spot: 11 }),
        { do: 'provider', providerProfile: { slowness: 2 }, forMs: 1_000 },
        ada({ do: 'order', accepts: false }),
        ada({ do: 'pay', card: 'succeeds', returns: 'here' }),
        ada({ do: 'order again' }),
        ada({ do: 'log out' }),
      ),
    );
    expect(
      outcomes.filter((outcome) => !['done', 'filled', 'to pay', 'back, paid'].includes(outcome)),
    ).toEqual(['refused', 'sold out', 'left out: the provider of the demonstration has no profiles']);
  });

  it('where two tabs and two browsers are used, cards are declined, and baskets set aside', async () => {
    const [ada, second, bo] = [does('Ada'), does('Ada', 1), does('Bo')];
    await endsAlike(
      scriptOf(
        bo({ do: 'visit', path: MENU }),
        bo(put('s1-coffee')),
        bo({ do: 'order', accepts: true }),
        bo({ do: 'pay', card: 'succeeds', returns: 'elsewhere' }),
        ada({ do: 'visit', path: MENU }),
        ada(put('s1-soup')),
        second({ do: 'visit', path: MENU }),
        second(put('s1-coffee')),
        atOnce(ada(put('s1-bread'))),
        ada({ do: 'remove', line: 0 }),
        ada({ do: 'order', accepts: true }),
        ada({ do: 'pay', card: 'declined', returns: 'here' }),
        ada({ do: 'order', accepts: true }),
        ada({ do: 'pay', card: 'gives up', returns: 'never' }),
        second({ do: 'choose shop', shop: 2 }),
        second({ do: 'choose order type', type: 'TakeAway' }),
        second(put('s2-soup')),
        second({ do: 'bring back', shop: 1 }),
        second({ do: 'answer', isYes: false }),
        second({ do: 'cancel order' }),
        second({ do: 'answer', isYes: true }),
        second({ do: 'visit', path: '/orders' }),
        second({ do: 'go back' }),
        second({ do: 'order', accepts: true }),
        second({ do: 'pay', card: 'walks off', returns: 'here' }),
        second({ do: 'visit', path: MENU }),
        second({ do: 'bring back', shop: 2 }),
        second({ do: 'cancel order' }),
        second({ do: 'close' }),
      ),
    );
  });

  it('where the shop, the network, the server, the clock and the storage do what they like', async () => {
    const ada = does('Ada');
    await endsAlike(
      scriptOf(
        ada({ do: 'visit', path: MENU }),
        ada(put('s1-soup')),
        { do: 'line', who: 'Ada', isOnline: false },
        { do: 'line', who: 'Ada', isOnline: true },
        ada({ do: 'visit', path: MENU }),
        { do: 'price', shop: 1, article: 's1-soup', byPercent: 100 },
        { do: 'sold out', shop: 1, article: 's1-cake', isSoldOut: true },
        { do: 'take off', shop: 1, article: 's1-bread' },
        ada(put('s1-cake')),
        ada(put('s1-bread')),
        ada({ do: 'order', accepts: true }),
        ada({ do: 'agree' }),
        { do: 'shop status', shop: 1, status: 'paused' },
        ada({ do: 'order', accepts: true }),
        { do: 'shop status', shop: 1, status: 'online' },
        ada({ do: 'visit', path: MENU }),
        { do: 'clock', who: 'Ada', skewMs: 86_400_000 },
        { do: 'answer', who: 'Ada', method: 'POST', path: '/api/identity/*', fate: { status: 503 } },
        ada({ do: 'log in', email: 'ada@example.org', password: 'Simulated-1' }),
        ada({ do: 'visit', path: MENU }),
        { do: 'network', who: 'Ada', networkProfile: { repeats: 1, slowness: 2 }, forMs: 10_000 },
        ada({ do: 'order', accepts: true }),
        ada({ do: 'pay', card: 'succeeds', returns: 'here' }),
        { do: 'take back', order: 0 },
        ada({ do: 'visit', path: MENU }),
        ada(put('s1-coffee')),
        { do: 'storage', who: 'Ada', what: 'wipe' },
        ada({ do: 'reload' }),
        { do: 'crash', forMs: 1_000 },
        ada({ do: 'visit', path: MENU }),
        ada(put('s1-soup')),
      ),
    );
  });

  it('where a customer of the planner does it', async () => {
    const { heading, steps } = planWorld(9, { hasTrouble: true });
    const own = steps.filter((step) => 'who' in step && step.who === 'c4');
    const outcomes = await endsAlike({ heading, steps: own.slice(0, 9) });
    expect(outcomes.slice(0, 7)).toEqual(['done', 'done', 'done', 'done', 'done', 'to pay', 'back, paid']);
  });
});
