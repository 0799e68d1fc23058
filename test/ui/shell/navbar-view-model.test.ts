import { describe, expect, it } from 'vitest';

import { AppStore } from '@/application/app/app-store';
import type { LoadApp, App } from '@/application/app/load-app';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';
import { NavbarViewModel } from '@/ui/shell/navbar-view-model';
import { aTab, type Tab } from '@test/support/an-app';

const MISSING: Result<App, RemoteFailure> = err({ kind: 'unreachable', isTimeout: false });

function setUp(programOf: (tab: Tab) => Awaited<ReturnType<LoadApp>>) {
  const tab = aTab();
  const app = new AppStore();
  const model = new NavbarViewModel({
    notices: tab.notices,
    app,
    loadApp: () => Promise.resolve(programOf(tab)),
  });
  return { tab, model };
}

describe('NavbarViewModel', () => {
  it('opens the languages once the app is loaded, and closes them [SHELL-03]', async () => {
    const { model } = setUp(ok);
    const opening = model.chooseLanguage();
    expect(model.isChoosingLanguage).toBe(false);
    await opening;
    expect(model.isChoosingLanguage).toBe(true);
    model.setChoosingLanguage(false);
    expect(model.isChoosingLanguage).toBe(false);
  });

  it('reports that the app cannot be loaded, and opens nothing', async () => {
    const { tab, model } = setUp(() => MISSING);
    await model.chooseLanguage();
    await model.back();
    expect(model.isChoosingLanguage).toBe(false);
    expect(tab.notices.toasts.map(({ notice }) => notice.key)).toEqual([
      'error.unreachable',
      'error.unreachable',
    ]);
  });
});
