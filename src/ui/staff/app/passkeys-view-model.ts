import { makeAutoObservable, observableRef } from 'mobx';

import { AccountPasskeys } from '@/application/account/account-passkeys';
import { StaffSession } from '@/application/staff/staff-session';
import { parsePasskeyName, type Passkey } from '@/domain/customer/passkey';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffPasskey } from '@/domain/notice/notice-for-staff-passkey';
import type { AuthenticatorFailure } from '@/domain/ports/authenticator';
import { Clock, type Disposer } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import type { Instant } from '@/domain/shared/instant';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The own passkeys of a member of the staff: added after the password, renamed, removed. Source: DEC-142. */
export class PasskeysViewModel {
  static readonly needs = { passkeys: AccountPasskeys, session: StaffSession, clock: Clock };

  /** Undefined before the first answer. */
  stored: readonly Passkey[] | undefined = undefined;
  /** For a new one. */
  password = '';
  /** As it is being typed, and of which passkey. */
  naming: { readonly passkey: Passkey; readonly name: string } | undefined = undefined;
  isSending = false;
  problem: Notice | undefined = undefined;
  /** What was done last. */
  done: 'added' | 'renamed' | 'removed' | undefined = undefined;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof PasskeysViewModel>;

  constructor(deps: Deps<typeof PasskeysViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'leaving'>(
      this,
      {
        ...{ deps: false, leaving: false },
        ...{ stored: observableRef, naming: observableRef, problem: observableRef },
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    this.leaving = new AbortController();
    void this.load(this.leaving.signal);
    return () => this.leaving.abort();
  }

  get now(): Instant {
    return this.deps.clock.now();
  }

  get canAdd(): boolean {
    return this.stored !== undefined && this.deps.passkeys.canAdd;
  }

  setPassword(password: string): void {
    this.password = password;
  }

  setName(passkey: Passkey, name: string): void {
    this.naming = { passkey, name };
  }

  async add(): Promise<void> {
    await this.perform('added', () => this.deps.passkeys.add(this.password));
    if (this.problem === undefined) this.setPassword('');
  }

  /** Saves the name that was typed. */
  async rename(): Promise<void> {
    const { naming } = this;
    const name = naming && parsePasskeyName(naming.name);
    if (naming === undefined) return;
    if (name === undefined) return this.fail({ key: 'staff.passkey.nameWrong', values: {} });
    await this.perform('renamed', () => this.deps.passkeys.rename(naming.passkey.id, name));
  }

  async remove({ id }: Passkey): Promise<void> {
    await this.perform('removed', () => this.deps.passkeys.remove(id));
  }

  /** Shows what the server has after the act. */
  private async perform(
    done: NonNullable<PasskeysViewModel['done']>,
    act: () => Promise<Result<unknown, RemoteFailure | AuthenticatorFailure>>,
  ): Promise<void> {
    if (this.isSending) return;
    this.begin();
    const result = await act();
    if (!result.ok) return this.refuse(result.error);
    await this.load(this.leaving.signal);
    this.finish(done);
  }

  private async load(signal: AbortSignal): Promise<void> {
    const stored = await this.deps.passkeys.list(signal);
    if (signal.aborted) return;
    if (stored.ok) this.show(stored.value);
    else this.refuse(stored.error);
  }

  private refuse(failure: RemoteFailure | AuthenticatorFailure): void {
    if (failure.kind !== 'authenticator') this.deps.session.endIfRefused(failure);
    this.fail(noticeForStaffPasskey(failure));
  }

  private begin(): void {
    this.isSending = true;
    this.problem = undefined;
    this.done = undefined;
  }

  private show(stored: readonly Passkey[] | undefined): void {
    this.stored = stored;
  }

  private finish(done: PasskeysViewModel['done']): void {
    this.isSending = false;
    this.naming = undefined;
    this.done = done;
  }

  private fail(problem: Notice): void {
    this.isSending = false;
    this.problem = problem;
  }
}
