import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readScript } from '@/adapters/cli/script/read-script';
import { playWorld } from '@/adapters/cli/simulation/run-world';
import { simulatedChain } from '@/adapters/cli/simulation/world/simulated-chain';
import { World } from '@/adapters/cli/simulation/world/world';
import { formatMoney } from '@/domain/shared/format-money';
import { replayScript } from '@test/support/browser/replay-script';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

describe('a script of the simulator', () => {
  it('is played in a browser as well, and comes to the same order', async () => {
    const script = readScript(await readFile('examples/lunch.jsonl', 'utf8'));
    if (!script.ok) throw new Error(`Line ${script.error.line} cannot be read.`);
    const world = new World(script.value.heading, { isTraced: false });
    await playWorld(world, script.value);
    const [simulated] = [...world.orders.values()].map(({ order }) => order);
    await world.close();
    if (simulated === undefined) throw new Error('Nobody ordered in the simulated world.');

    await stage.storefront.floor.storeChain(simulatedChain());
    const before = await stage.storefront.floor.countOrders();
    const { guests, leftOut } = await replayScript(script.value, stage.browser, stage.storefront.origin);
    const guest = guests.get('Ada');
    if (guest === undefined) throw new Error('Nobody played.');
    expect(leftOut).toEqual(['provider']);
    expect(await stage.storefront.floor.countOrders()).toBe(before + 1);
    const total = formatMoney(simulated.total, { name: 'SEK', symbol: 'kr' }, 'en');
    await guest.sees(guest.page.getByText(total).first());
    await guest.leave();
  });
});
