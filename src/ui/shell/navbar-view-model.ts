import { makeAutoObservable } from 'mobx';

import { ProgramStore } from '@/application/app/app-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { BringWholeProgram, type WholeProgram } from '@/application/app/load-app';
import { noticeWithoutCode } from '@/domain/notice/notice-for-status';
import type { Services } from '@/ui/view-model/services';

/** Source: spec §2 Shell elements; SHELL-01, SHELL-03, SHELL-16. */
export class NavbarViewModel {
  static readonly needs = {
    notices: NoticeStore,
    program: ProgramStore,
    bringWholeProgram: BringWholeProgram,
  };

  isChoosingLanguage = false;
  private readonly services: Services<typeof NavbarViewModel.needs>;

  constructor(services: Services<typeof NavbarViewModel.needs>) {
    this.services = services;
    makeAutoObservable<this, 'services'>(this, { services: false }, { autoBind: true });
  }

  get isWhole(): boolean {
    return this.services.program.isWhole;
  }

  async back(): Promise<void> {
    const program = await this.wholeProgram();
    await program?.goBack.execute();
  }

  async chooseLanguage(): Promise<void> {
    this.setChoosingLanguage((await this.wholeProgram()) !== undefined);
  }

  setChoosingLanguage(isChoosing: boolean): void {
    this.isChoosingLanguage = isChoosing;
  }

  /** Where it cannot be fetched, that is said. */
  private async wholeProgram(): Promise<WholeProgram | undefined> {
    const program = await this.services.bringWholeProgram();
    if (program.ok) return program.value;
    const notice = noticeWithoutCode(program.error);
    if (notice !== undefined) this.services.notices.addToast(notice);
    return undefined;
  }
}
