import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { MemoryAppUpdates } from '@/adapters/headless/memory-app-updates';
import { MemoryPageReloader } from '@/adapters/headless/memory-page-reloader';
import { UpdateStore } from '@/application/app/update-store';
import { InstallUpdate } from '@/application/app/install-update';
import { NOTHING_TRACKED } from '@/domain/navigation/page-tracking';
import { UpdateBanner } from '@/ui/shell/update/update-banner';
import { aTab } from '@test/support/an-app';
import { aRoute } from '@test/support/builders/a-route';
import { sv } from '@test/support/catalogues';
import { renderWith } from '@test/support/ui/render-with';

async function shown(path = '/shop/1/menu/', drawn = '/shop/1/menu/') {
  const tab = aTab();
  const updates = new MemoryAppUpdates();
  const store = new UpdateStore();
  const goTo = (to: string) => act(() => tab.navigation.arrive(aRoute(to), NOTHING_TRACKED));
  goTo(path);
  updates.onNews((news) => store.setNews(news));
  const installUpdate = new InstallUpdate({
    updates,
    store,
    navigation: tab.navigation,
    reloader: new MemoryPageReloader(tab.clock),
  });
  await renderWith(tab, <UpdateBanner route={aRoute(drawn)} />, [
    [UpdateStore, store],
    [InstallUpdate, installUpdate],
  ]);
  return { updates, store, goTo, release: () => act(() => updates.released()) };
}

const button = () => screen.queryByRole('button', { name: sv['update.button'] });

describe('UpdateBanner', () => {
  it('is shown when a newer version waits, and activates it [SHELL-28, SW-02]', async () => {
    const { updates, release } = await shown();
    expect(button()).toBeNull();
    release();
    expect(screen.getByRole('status').textContent).toContain(sv['update.text']);
    fireEvent.click(screen.getByRole('button', { name: sv['update.button'] }));
    expect(updates.takeOvers).toBe(1);
  });

  it('is hidden during checkout and payment', async () => {
    const { goTo, release } = await shown('/shop/1/checkout');
    release();
    expect(button()).toBeNull();
    goTo('/shop/1/checkout/payment/7');
    expect(button()).toBeNull();
    goTo('/order/7');
    expect(button()).not.toBeNull();
  });

  it('is hidden while the page steps back from the checkout, which is still drawn', async () => {
    const { release } = await shown('/shop/1/menu/', '/shop/1/checkout');
    release();
    expect(button()).toBeNull();
  });

  it.each(['/shop/1/digital-signage', '/offline'])('is hidden at %s', async (path) => {
    const { release } = await shown(path);
    release();
    expect(button()).toBeNull();
  });

  it('can be closed', async () => {
    const { release } = await shown();
    release();
    fireEvent.click(screen.getByRole('button', { name: sv['update.later'] }));
    expect(button()).toBeNull();
  });
});
