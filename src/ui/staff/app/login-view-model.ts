import { makeAutoObservable, observableRef } from 'mobx';

import { StaffSession } from '@/application/staff/staff-session';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import { noticeForStaffPasskey } from '@/domain/notice/notice-for-staff-passkey';
import type { Deps } from '@/domain/ports/deps';
import type { RemoteFailure } from '@/domain/shared/remote-failure';

export class LoginViewModel {
  static readonly needs = { session: StaffSession };

  email = '';
  password = '';
  isSending = false;
  problem: Notice | undefined = undefined;
  private readonly deps: Deps<typeof LoginViewModel>;

  constructor(deps: Deps<typeof LoginViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { problem: observableRef, deps: false }, { autoBind: true });
  }

  setEmail(email: string): void {
    this.email = email;
  }

  setPassword(password: string): void {
    this.password = password;
  }

  async logIn(): Promise<void> {
    if (this.isSending) return;
    this.begin();
    const result = await this.deps.session.logIn(this.email.trim(), this.password);
    this.end(result.ok ? undefined : noticeForLogin(result.error));
  }

  get hasPasskeys(): boolean {
    return this.deps.session.hasPasskeys;
  }

  async logInByPasskey(): Promise<void> {
    if (this.isSending) return;
    this.begin();
    const result = await this.deps.session.logInByPasskey();
    this.end(result.ok ? undefined : noticeForStaffPasskey(result.error));
  }

  private begin(): void {
    this.isSending = true;
    this.problem = undefined;
  }

  private end(problem: Notice | undefined): void {
    this.isSending = false;
    this.problem = problem;
    if (problem !== undefined) this.password = '';
  }
}

/** Says nothing about which of the two is wrong. */
function noticeForLogin(failure: RemoteFailure): Notice {
  if (failure.kind !== 'refused' || failure.status >= 500) return noticeForStaffFailure(failure);
  return { key: failure.status === 429 ? 'staff.login.locked' : 'staff.login.wrong', values: {} };
}
