import { makeAutoObservable, observableRef } from 'mobx';

import { StaffSession } from '@/application/staff/staff-session';
import { validatePassword } from '@/domain/customer/validate-password';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import type { Deps } from '@/domain/ports/deps';
import { STAFF_PASSWORD_MIN_CHARS } from '@/domain/staff/staff-member';
import type { RemoteFailure } from '@/domain/shared/remote-failure';

/** The member's own password. */
export class PasswordViewModel {
  static readonly needs = { session: StaffSession };

  current = '';
  wanted = '';
  isSending = false;
  isDone = false;
  problem: Notice | undefined = undefined;
  private readonly deps: Deps<typeof PasswordViewModel>;

  constructor(deps: Deps<typeof PasswordViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { problem: observableRef, deps: false }, { autoBind: true });
  }

  set(field: 'current' | 'wanted', text: string): void {
    this[field] = text;
  }

  async change(): Promise<void> {
    if (this.isSending) return;
    const isAcceptable = validatePassword(this.wanted, this.wanted, STAFF_PASSWORD_MIN_CHARS).length === 0;
    if (!isAcceptable)
      return this.end({ key: 'staff.password.rules', values: { chars: STAFF_PASSWORD_MIN_CHARS } });
    this.begin();
    const result = await this.deps.session.changePassword(this.current, this.wanted);
    this.end(result.ok ? undefined : noticeForPassword(result.error));
  }

  private begin(): void {
    this.isSending = true;
    this.problem = undefined;
  }

  private end(problem: Notice | undefined): void {
    this.isSending = false;
    this.problem = problem;
    this.isDone = problem === undefined;
  }
}

function noticeForPassword(failure: RemoteFailure): Notice {
  if (failure.kind !== 'refused') return noticeForStaffFailure(failure);
  if (failure.parameter === 'currentPassword') return { key: 'staff.password.wrong', values: {} };
  if (failure.parameter === 'newPassword') return { key: 'staff.password.common', values: {} };
  if (failure.status === 429) return { key: 'staff.login.locked', values: {} };
  return noticeForStaffFailure(failure);
}
