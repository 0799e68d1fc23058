import { describe, expect, it } from 'vitest';

import { MemoryScreenWake } from '@/adapters/headless/memory-screen-wake';
import { ConnectionStore } from '@/application/connection/connection-store';
import type { Article, MenuItem } from '@/domain/menu/menu';
import {
  SIGNAGE_MAX_AGE_MS,
  SIGNAGE_PAGE_MS,
  SIGNAGE_RELOAD_INTERVAL_MS,
  SIGNAGE_STALE_AFTER_MS,
} from '@/domain/signage/signage-times';
import { SignageViewModel } from '@/ui/screens/signage/signage-view-model';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { amount, articleCode, categoryCode, shopId } from '@test/support/builders/ids';
import { aMenuTab, type MenuTab } from '@test/support/ui/a-menu-tab';

const UNREACHABLE = { kind: 'unreachable', isTimeout: false } as const;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const dish = (code: string, different: Partial<Article> = {}) =>
  anArticle({ code: articleCode(code), description: code, ...different });

const SOUPS = aCategory({
  code: categoryCode('soups'),
  name: 'Soups',
  items: [dish('pea'), dish('beet', { isSoldOut: true })],
});
const STEWS = aCategory({
  code: categoryCode('stews'),
  name: 'Stews',
  items: [dish('goulash', { imageUrl: 'goulash.webp' })],
});

interface BoardOptions {
  readonly items?: readonly MenuItem[];
  /** Happens before the board is opened. */
  readonly before?: (tab: MenuTab) => Promise<unknown>;
}

async function aBoard({ items = [SOUPS, STEWS], before }: BoardOptions = {}) {
  const tab = aMenuTab(items);
  await before?.(tab);
  const [connection, screenWake] = [new ConnectionStore(), new MemoryScreenWake()];
  const model = new SignageViewModel({ ...tab, connection, screenWake });
  const stop = model.start();
  await tab.clock.settle();
  /** All calls fail, or succeed again, from now on. */
  const setAnswering = (isAnswering: boolean) => {
    for (const { script } of [tab.server.menus, tab.server.catalog])
      script.failure = isAnswering ? undefined : UNREACHABLE;
  };
  return { tab, model, stop, connection, screenWake, setAnswering };
}

const titleOf = ({ board }: SignageViewModel) => (board.kind === 'menu' ? board.page.title : board.kind);

describe('SignageViewModel', () => {
  it('shows a page for each category in turn [ROUTE-30]', async () => {
    const { tab, model } = await aBoard();
    const seen = [titleOf(model)];
    for (let turn = 0; turn < 3; turn += 1) {
      await tab.clock.advance(SIGNAGE_PAGE_MS);
      seen.push(titleOf(model));
    }
    expect(seen).toEqual(['Soups', 'Stews', 'Soups', 'Stews']);
  });

  it('shows what is sold out, and pictures of what is available', async () => {
    const { tab, model } = await aBoard();
    const rows = model.board.kind === 'menu' ? model.board.page.columns.flat() : [];
    expect(rows.map(({ name, isToBeHad }) => [name, isToBeHad])).toEqual([
      ['pea', true],
      ['beet', false],
    ]);
    await tab.clock.advance(SIGNAGE_PAGE_MS);
    expect(model.board).toMatchObject({ page: { picture: expect.stringContaining('goulash.webp') } });
  });

  it('has a code that opens the shop while it takes orders', async () => {
    const { tab, model } = await aBoard();
    expect(model.orderAddress).toBe('https://lucka.example/shop/1');
    tab.server.catalog.all = [aShop({ status: 'paused' })];
    await tab.clock.advance(SIGNAGE_RELOAD_INTERVAL_MS);
    expect([titleOf(model) !== 'closed', model.orderAddress]).toEqual([true, undefined]);
  });

  it('shows a new price within a minute', async () => {
    const { tab, model } = await aBoard({ items: [aCategory({ items: [dish('pea')] })] });
    tab.server.menus.all = [aMenu({ items: [aCategory({ items: [dish('pea', { price: amount('95') })] })] })];
    await tab.clock.advance(SIGNAGE_RELOAD_INTERVAL_MS);
    const price = model.board.kind === 'menu' ? model.board.page.columns[0]?.[0]?.article.price : undefined;
    expect(price).toBe(amount('95'));
  });

  it('stays when the shop closes, shows when it opens, and comes back [NAV-13]', async () => {
    const { tab, model } = await aBoard();
    tab.server.catalog.all = [aShop({ openForBusiness: false })];
    await tab.clock.advance(SIGNAGE_RELOAD_INTERVAL_MS);
    expect(model.board.kind).toBe('closed');
    tab.server.catalog.all = [aShop()];
    await tab.clock.advance(SIGNAGE_RELOAD_INTERVAL_MS);
    expect(model.board.kind).toBe('menu');
  });

  it('goes on without a connection, shows the age of the data, and stops at the limit', async () => {
    const { tab, model, setAnswering } = await aBoard();
    const asOf = tab.clock.now();
    setAnswering(false);
    await tab.clock.advance(SIGNAGE_STALE_AFTER_MS);
    expect(model.board).toMatchObject({ kind: 'menu', asOf });
    await tab.clock.advance(SIGNAGE_MAX_AGE_MS - SIGNAGE_STALE_AFTER_MS);
    expect([model.board.kind, model.orderAddress]).toEqual(['askCounter', undefined]);
  });

  it('comes back as soon as the browser is online', async () => {
    const { tab, model, connection, setAnswering } = await aBoard();
    setAnswering(false);
    connection.setOnline(false);
    await tab.clock.advance(SIGNAGE_MAX_AGE_MS);
    expect(model.board.kind).toBe('askCounter');
    setAnswering(true);
    connection.setOnline(true);
    await tab.clock.settle();
    expect(model.board).toMatchObject({ kind: 'menu', asOf: undefined });
  });

  it('shows nothing of yesterday after sleep', async () => {
    const { tab, model, setAnswering } = await aBoard();
    setAnswering(false);
    await tab.clock.sleep(WEEK_MS);
    expect(model.board.kind).toBe('askCounter');
  });

  it('never shows anything older than allowed for a week of any failures', async () => {
    const { tab, model, stop, setAnswering } = await aBoard();
    const hours = 7 * 24;
    let lastAnswered = tab.clock.now();
    for (let hour = 0; hour < hours; hour += 1) {
      setAnswering(hour % 3 !== 0);
      for (let quarter = 0; quarter < 4; quarter += 1) {
        await tab.clock.sleep(SIGNAGE_MAX_AGE_MS);
        if (hour % 3 !== 0) lastAnswered = tab.clock.now();
        const ageMs = tab.clock.now() - lastAnswered;
        expect(model.board.kind).toBe(ageMs >= SIGNAGE_MAX_AGE_MS ? 'askCounter' : 'menu');
      }
    }
    expect(tab.clock.pending).toBe(2);
    stop();
    expect(tab.clock.pending).toBe(0);
  });

  it('begins with what the server drew, whose age counts, and loads it again in a minute', async () => {
    const { tab, model, setAnswering } = await aBoard({
      before: async ({ app, clock, loadMenu }) => {
        app.beginPublicPage(clock.now());
        await loadMenu.load(shopId(1));
      },
    });
    expect([titleOf(model), tab.server.menus.script.calls.length]).toEqual(['Soups', 1]);
    tab.app.markLoaded();
    setAnswering(false);
    await tab.clock.advance(SIGNAGE_MAX_AGE_MS);
    expect(model.board.kind).toBe('askCounter');
  });

  it('lets the first page stand, and each later one arrive', async () => {
    const { tab, model } = await aBoard();
    expect(model.isTurning).toBe(false);
    await tab.clock.advance(SIGNAGE_PAGE_MS);
    expect(model.isTurning).toBe(true);
  });

  it('keeps the screen lit while it is shown', async () => {
    const { screenWake, stop } = await aBoard();
    expect(screenWake.keepers).toBe(1);
    stop();
    expect(screenWake.keepers).toBe(0);
  });

  it('refers to the counter where there is nothing to show', async () => {
    const { model } = await aBoard({ items: [] });
    expect(model.board.kind).toBe('askCounter');
  });
});
