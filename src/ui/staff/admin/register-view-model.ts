import { makeAutoObservable, observableRef } from 'mobx';

import { StaffSession } from '@/application/staff/staff-session';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { StaffRegister } from '@/domain/ports/staff-register';
import type { Instant } from '@/domain/shared/instant';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { StaffAccount, StaffAccountId, StaffToken, StaffTokenId } from '@/domain/staff/staff-member';
import { EntryFormModel } from '@/ui/staff/admin/entry-form-model';

/** Who may work in the shops: accounts of people, or tokens of machines. */
export type RegisterKind = 'people' | 'machines';

export class RegisterViewModel {
  static readonly needs = { register: StaffRegister, session: StaffSession, clock: Clock };

  readonly kind: RegisterKind;
  readonly form = new EntryFormModel();
  accounts: readonly StaffAccount[] = [];
  tokens: readonly StaffToken[] = [];
  /** Of the token that was just made: shown until the page is left, and nowhere else. */
  secret: string | undefined = undefined;
  isSending = false;
  problem: Notice | undefined = undefined;
  private readonly deps: Deps<typeof RegisterViewModel>;

  constructor(deps: Deps<typeof RegisterViewModel>, kind: RegisterKind) {
    this.deps = deps;
    this.kind = kind;
    makeAutoObservable<this, 'deps'>(
      this,
      {
        ...{ deps: false, kind: false, form: false },
        ...{ accounts: observableRef, tokens: observableRef, problem: observableRef },
      },
      { autoBind: true },
    );
  }

  start(): () => void {
    const leaving = new AbortController();
    void this.load(leaving.signal);
    return () => leaving.abort();
  }

  get now(): Instant {
    return this.deps.clock.now();
  }

  async add(): Promise<void> {
    const { register } = this.deps;
    this.begin();
    if (this.kind === 'people') {
      const added = await register.addAccount(this.form.value);
      return this.end(added, () => {
        if (added.ok) this.accounts = [...this.accounts, added.value];
      });
    }
    const { name, role, shops } = this.form.value;
    const added = await register.addToken({ name, role, shops });
    this.end(added, () => {
      if (added.ok) [this.tokens, this.secret] = [[...this.tokens, added.value], added.value.secret];
    });
  }

  async endAccount(id: StaffAccountId): Promise<void> {
    this.begin();
    const ended = await this.deps.register.endAccount(id);
    this.end(ended, () => (this.accounts = this.accounts.filter((each) => each.id !== id)));
  }

  async endToken(id: StaffTokenId): Promise<void> {
    this.begin();
    const ended = await this.deps.register.endToken(id);
    this.end(ended, () => (this.tokens = this.tokens.filter((each) => each.id !== id)));
  }

  private async load(signal: AbortSignal): Promise<void> {
    const { register } = this.deps;
    if (this.kind === 'people') {
      const read = await register.accounts(signal);
      if (!signal.aborted) this.show(read, (accounts) => (this.accounts = accounts));
    } else {
      const read = await register.tokens(signal);
      if (!signal.aborted) this.show(read, (tokens) => (this.tokens = tokens));
    }
  }

  private begin(): void {
    this.isSending = true;
    this.problem = undefined;
    this.secret = undefined;
  }

  private end(result: Result<unknown, RemoteFailure>, onDone: () => void): void {
    this.isSending = false;
    this.show(result, () => {
      onDone();
      this.form.clear();
    });
  }

  private show<Value>(result: Result<Value, RemoteFailure>, receive: (value: Value) => void): void {
    if (result.ok) return receive(result.value);
    this.deps.session.endIfRefused(result.error);
    this.problem = noticeForRegister(result.error);
  }
}

function noticeForRegister(failure: RemoteFailure): Notice {
  const code = failure.kind === 'refused' ? failure.code : undefined;
  if (code === 'email-taken') return { key: 'staff.people.emailTaken', values: {} };
  if (code === 'last-admin') return { key: 'staff.people.lastAdmin', values: {} };
  if (failure.kind === 'refused' && failure.parameter === 'password')
    return { key: 'staff.password.common', values: {} };
  return noticeForStaffFailure(failure);
}
