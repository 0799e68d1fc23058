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
    program: AppStore,
    loadApp: LoadApp,
  };

  isChoosingLanguage = false;
  private readonly deps: Deps<typeof NavbarViewModel>;

  constructor(deps: Deps<typeof NavbarViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  get isAppLoaded(): boolean {
    return this.deps.program.isAppLoaded;
  }

  async back(): Promise<void> {
    const program = await this.loadedApp();
    await program?.goBack.goBack();
  }

  async chooseLanguage(): Promise<void> {
    this.setChoosingLanguage((await this.loadedApp()) !== undefined);
  }

  setChoosingLanguage(isChoosing: boolean): void {
    this.isChoosingLanguage = isChoosing;
  }

  /** Reports where the deferred part cannot be loaded. */
  private async loadedApp(): Promise<App | undefined> {
    const program = await this.deps.loadApp();
    if (program.ok) return program.value;
    const notice = noticeWithoutCode(program.error);
    if (notice !== undefined) this.deps.notices.addToast(notice);
    return undefined;
  }
}
