import { makeAutoObservable } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { LoadApp, type App } from '@/application/app/load-app';
import { noticeWithoutCode } from '@/domain/notice/notice-for-status';
import type { Deps } from '@/domain/ports/deps';

/** Source: spec §2 Shell elements; SHELL-01, SHELL-03, SHELL-16. */
export class NavbarViewModel {
  static readonly needs = {
    notices: NoticeStore,
    app: AppStore,
    loadApp: LoadApp,
  };

  isChoosingLanguage = false;
  private readonly deps: Deps<typeof NavbarViewModel>;

  constructor(deps: Deps<typeof NavbarViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  get isAppLoaded(): boolean {
    return this.deps.app.isAppLoaded;
  }

  async back(): Promise<void> {
    const app = await this.loadedApp();
    await app?.goBack.goBack();
  }

  async chooseLanguage(): Promise<void> {
    this.setChoosingLanguage((await this.loadedApp()) !== undefined);
  }

  setChoosingLanguage(isChoosing: boolean): void {
    this.isChoosingLanguage = isChoosing;
  }

  /** Reports where the deferred part cannot be loaded. */
  private async loadedApp(): Promise<App | undefined> {
    const app = await this.deps.loadApp();
    if (app.ok) return app.value;
    const notice = noticeWithoutCode(app.error);
    if (notice !== undefined) this.deps.notices.addToast(notice);
    return undefined;
  }
}
