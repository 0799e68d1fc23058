import { makeAutoObservable } from 'mobx';

import { NoticeStore } from '@/application/notices/notice-store';
import { DeleteAccount } from '@/application/account/delete-account';
import { ExportAccount } from '@/application/account/export-account';
import { buildPath } from '@/domain/navigation/build-path';
import { shownError } from '@/domain/notice/error-state';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { Disposer } from '@/domain/ports/clock';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { Navigator } from '@/domain/ports/navigator';
import type { Deps } from '@/domain/ports/deps';

/**
 * The export of the member's data, and the deletion of the account. Source: decisions, DELETE /api/user, GET
 * /api/user/export.
 */
export class OwnDataViewModel {
  static readonly needs = {
    notices: NoticeStore,
    exportAccount: ExportAccount,
    deleteAccount: DeleteAccount,
    navigator: Navigator,
  };

  exporting: 'idle' | 'underWay' | 'done' = 'idle';
  isAskingToDelete = false;
  isDeleting = false;
  password = '';
  isPasswordShown = false;
  /** The rejected password, until another one is typed. */
  isPasswordWrong = false;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof OwnDataViewModel>;

  constructor(deps: Deps<typeof OwnDataViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'leaving'>(this, { deps: false, leaving: false }, { autoBind: true });
  }

  start(): Disposer {
    this.leaving = new AbortController();
    return () => this.leaving.abort();
  }

  async exportData(): Promise<void> {
    if (this.exporting === 'underWay') return;
    this.setExporting('underWay');
    const result = await this.deps.exportAccount.export(this.leaving.signal);
    this.setExporting(result.ok ? 'done' : 'idle');
    if (!result.ok) this.showError(result.error);
  }

  /** Opens or closes the question for the password. */
  askToDelete(isAsking: boolean): void {
    this.isAskingToDelete = isAsking;
    this.setPassword('');
  }

  setPassword(password: string): void {
    this.password = password;
    this.isPasswordWrong = false;
  }

  showPassword(isShown: boolean): void {
    this.isPasswordShown = isShown;
  }

  async deleteAccount(): Promise<void> {
    if (this.isDeleting) return;
    this.setDeleting(true);
    const { deleteAccount, notices, navigator } = this.deps;
    const result = await deleteAccount.delete(this.password);
    this.setDeleting(false);
    if (!result.ok) return this.refuse(result.error);
    this.askToDelete(false);
    notices.addToast({ key: 'profile.deleted', values: {} });
    await navigator.go(buildPath.home(), { replace: true });
  }

  private refuse(failure: RemoteFailure): void {
    const isOfPassword = failure.kind === 'refused' && failure.errors.includes('PasswordMismatch');
    if (isOfPassword) this.isPasswordWrong = true;
    else this.showError(failure);
  }

  private showError(failure: RemoteFailure): void {
    const notice = noticeForFailure(failure);
    if (notice !== undefined) this.deps.notices.setError(shownError(notice));
  }

  private setExporting(exporting: OwnDataViewModel['exporting']): void {
    this.exporting = exporting;
  }

  private setDeleting(isDeleting: boolean): void {
    this.isDeleting = isDeleting;
  }
}
