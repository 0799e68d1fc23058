import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'vitest';
import { EngineGuest } from '@test/support/browser/engines/engine-guest';
import { engines, type Engine } from '@test/support/browser/engines/installed-engines';
import { hireStaff } from '@test/support/browser/staff';
import { openStage } from '@test/support/browser/stage';
import { sv } from '@test/support/catalogues';

const stage = openStage();

const FAILURES = path.resolve('.cache/browser-failures');
const COLA = { name: 'Cola' };

type Welcome = () => Promise<EngineGuest>;

/**
 * A test whose people have a browser of their own each; skipped, with the reason, where the engine is not installed.
 */
const play =
  ({ name, open, packages }: Engine, body: (welcome: Welcome) => Promise<void>) =>
  async ({ skip }: { readonly skip: (note: string) => never }): Promise<void> => {
    if (open === undefined) return skip(`${name} is not installed: apt-get install ${packages}`);
    const opened: { readonly guest: EngineGuest; readonly close: () => Promise<void> }[] = [];
    try {
      await body(async () => {
        const { tab, close } = await open();
        const guest = await EngineGuest.welcome(tab, stage.storefront.origin);
        opened.push({ guest, close });
        return guest;
      });
    } catch (error) {
      await mkdir(FAILURES, { recursive: true });
      for (const [index, { guest }] of opened.entries())
        await writeFile(path.join(FAILURES, `${name}-${index + 1}.png`), await guest.picture(), 'base64');
      throw error;
    } finally {
      for (const { close } of opened) await close();
    }
  };

describe.each(engines())('in $name', (engine) => {
  it(
    'a guest at a table orders and pays, and sees that the food is cooked [DEC-83]',
    play(engine, async (welcome) => {
      const guest = await welcome();
      await guest.goTo('/shop/1/menu/cold-drinks?spotId=104&orderType=DineInPlace');
      await guest.tap('button', guest.say('menu.add', COLA));
      await guest.tap('button', guest.like('basket.open'));
      await guest.tap('link', guest.say('basket.checkout'));
      await guest.isAt(/\/checkout$/);
      await guest.pays();
      await guest.sees('text', guest.say('orderStatus.added'));

      await stage.storefront.moveOrder(await guest.orderId(), 'Started');
      await guest.sees('text', guest.say('orderStatus.started'));
    }),
  );

  // WebKit stores no secure cookie of a server without https, also on this machine (docs/security.md).
  it.skipIf(engine.name === 'WebKit')(
    'the staff logs in, and cooks what a guest has ordered',
    play(engine, async (welcome) => {
      const guest = await welcome();
      await guest.goTo('/shop/1/menu/cold-drinks?spotId=104&orderType=DineInPlace');
      await guest.tap('button', guest.say('menu.add', COLA));
      await guest.sees('text', guest.say('menu.inBasket', { quantity: 1 }));
      await guest.goTo('/shop/1/checkout');
      await guest.pays();
      const { email, password } = await hireStaff(stage, 'kitchen', 1);
      const staff = await welcome();
      await staff.goTo('/staff');
      await staff.type(sv['staff.login.email'], email);
      await staff.type(sv['staff.login.password'], password);
      await staff.tap('button', sv['staff.login.submit']);
      await staff.tap('button', sv['staff.next.start']);
      await guest.sees('text', guest.say('orderStatus.started'));
    }),
  );

  it(
    'a dish that is added right after the load is in the basket, also after leaving',
    play(engine, async (welcome) => {
      const guest = await welcome();
      await guest.goTo('/shop/1/menu/cold-drinks?orderType=TakeAway');
      await guest.tap('button', guest.say('menu.add', COLA));
      await guest.sees('text', guest.say('menu.inBasket', { quantity: 1 }));
      await guest.goTo('/');
      await guest.goTo('/shop/1/menu/cold-drinks');
      await guest.sees('text', guest.say('menu.inBasket', { quantity: 1 }));
    }),
  );

  it(
    'a guest whose server is away sees what was shown before, or that nothing can be reached, and goes on [OFF-01]',
    play(engine, async (welcome) => {
      const guest = await welcome();
      await guest.goTo('/shop/1/menu/cold-drinks?orderType=TakeAway');
      await guest.tap('button', guest.say('menu.add', COLA));
      await guest.sees('text', guest.say('menu.inBasket', { quantity: 1 }));
      await guest.isReadyForNoServer();
      await stage.storefront.stop();
      try {
        await guest.tap('button', guest.like('basket.open'));
        await guest.tap('link', guest.say('basket.checkout'));
        await guest.isAt(/\/checkout$/);
      } finally {
        await stage.storefront.open();
      }
      await guest.pays();
      await guest.sees('text', guest.say('orderStatus.added'));
    }),
  );
});
