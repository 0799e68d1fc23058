import { describe, expect, it } from 'vitest';

import { ConnectionStore } from '@/application/connection/connection-store';
import { LeaveOfflinePage } from '@/application/navigation/leave-offline-page';
import { ResumePage } from '@/application/app/resume-page';
import { RetryConnection } from '@/application/app/retry-connection';
import { OfflineViewModel } from '@/ui/screens/offline/offline-view-model';
import { aTab } from '@test/support/an-app';

/** A visitor on the offline page, led there from another page by a lost connection. */
function on(place: string | undefined, isOnline = false) {
  const tab = aTab();
  if (place !== undefined) tab.navigation.setBookmark({ path: place, note: '', spotId: undefined });
  tab.connection.setOnline(isOnline);
  void tab.navigator.go('/offline');
  const leaveOfflinePage = new LeaveOfflinePage({ navigation: tab.navigation, navigator: tab.navigator });
  const model = new OfflineViewModel({
    connection: tab.connection,
    navigation: tab.navigation,
    leaveOfflinePage,
    retry: new RetryConnection({ connection: tab.connection, leaveOfflinePage }),
    resume: new ResumePage({
      changeBasket: tab.changeBasket,
      navigation: tab.navigation,
      connection: new ConnectionStore(),
      navigator: tab.navigator,
    }),
  });
  return { ...tab, model };
}

describe('OfflineViewModel', () => {
  it('goes home on load where the browser is online [OFF-07]', () => {
    const { model, navigator } = on('/shop/1/menu', true);
    model.start();
    expect(navigator.current).toBe('/');
  });

  it('stays on load where it is offline', () => {
    const { model, navigator } = on('/shop/1/menu');
    model.start();
    expect(navigator.current).toBe('/offline');
  });

  it('reports a failed check [OFF-08]', async () => {
    const { model, connection, navigator } = on(undefined);
    connection.answers = false;
    await model.tryAgain();
    expect([model.isChecking, model.hasFailed, navigator.current]).toEqual([false, true, '/offline']);
  });

  it.each([
    ['/shop/1/menu/mains', true],
    ['/order/7#code=abc', true],
    ['/shop/1/checkout', false],
    ['/shop/1/checkout/payment/7', false],
    [undefined, false],
  ])('offers to browse on after %s: %s', async (place, canBrowse) => {
    const { model, navigator } = on(place);
    expect(model.canBrowse).toBe(canBrowse);
    if (!canBrowse) return;
    await model.browse();
    expect(navigator.current).toBe(place);
  });
});
