import { makeAutoObservable } from 'mobx';

import { ProgramStore } from '@/application/app/app-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { BringWholeProgram, type WholeProgram } from '@/application/app/load-app';
import { noticeWithoutCode } from '@/domain/notice/notice-for-status';
import type { Deps } from '@/domain/ports/deps';

/** Source: spec §2 Shell elements; SHELL-01, SHELL-03, SHELL-16. */
export class NavbarViewModel {
  static readonly needs = {
    notices: NoticeStore,
    program: ProgramStore,
    bringWholeProgram: BringWholeProgram,
  };

  isChoosingLanguage = false;
  private readonly deps: Deps<typeof NavbarViewModel>;

  constructor(deps: Deps<typeof NavbarViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  get isWhole(): boolean {
    return this.deps.program.isWhole;
  }

  async back(): Promise<void> {
    const program = await this.wholeProgram();
    await program?.goBack.goBack();
  }

  async chooseLanguage(): Promise<void> {
    this.setChoosingLanguage((await this.wholeProgram()) !== undefined);
  }

  setChoosingLanguage(isChoosing: boolean): void {
    this.isChoosingLanguage = isChoosing;
  }

  /** Where it cannot be fetched, that is said. */
  private async wholeProgram(): Promise<WholeProgram | undefined> {
    const program = await this.deps.bringWholeProgram();
    if (program.ok) return program.value;
    const notice = noticeWithoutCode(program.error);
    if (notice !== undefined) this.deps.notices.addToast(notice);
    return undefined;
  }
}
