import { makeAutoObservable, observableRef } from 'mobx';

import { AccountPasskeys } from '@/application/account/account-passkeys';
import { parsePasskeyName, type Passkey } from '@/domain/customer/passkey';
import type { Notice } from '@/domain/notice/notice';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { Deps } from '@/domain/ports/deps';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

interface PasskeyChanges {
  readonly onRenamed: (passkey: Passkey) => void;
  readonly onRemoved: (passkey: Passkey) => void;
}

/** Renames or removes a passkey. Source: DEC-99. */
export class ChangePasskeyViewModel {
  static readonly needs = { passkeys: AccountPasskeys };

  name: string;
  /** Whether a name that is empty or too long was to be saved. */
  isNameRefused = false;
  isWorking = false;
  problem: Notice | undefined = undefined;
  private readonly passkey: Passkey;
  private readonly changes: PasskeyChanges;
  private readonly deps: Deps<typeof ChangePasskeyViewModel>;

  constructor(deps: Deps<typeof ChangePasskeyViewModel>, passkey: Passkey, changes: PasskeyChanges) {
    this.deps = deps;
    this.passkey = passkey;
    this.changes = changes;
    this.name = passkey.name;
    makeAutoObservable<this, 'deps' | 'passkey' | 'changes'>(
      this,
      { deps: false, passkey: false, changes: false, problem: observableRef },
      { autoBind: true },
    );
  }

  setName(name: string): void {
    this.name = name;
    this.isNameRefused = false;
  }

  async rename(): Promise<void> {
    const { passkey } = this;
    const name = parsePasskeyName(this.name);
    if (name === undefined) return this.refuseName();
    await this.change(
      () => this.deps.passkeys.rename(passkey.id, name),
      () => this.changes.onRenamed({ ...passkey, name }),
    );
  }

  async remove(): Promise<void> {
    const { passkey } = this;
    await this.change(
      () => this.deps.passkeys.remove(passkey.id),
      () => this.changes.onRemoved(passkey),
    );
  }

  private async change(send: () => Promise<Result<void, RemoteFailure>>, finish: () => void): Promise<void> {
    if (this.isWorking) return;
    this.begin();
    const changed = await send();
    if (changed.ok) finish();
    else this.fail(changed.error);
  }

  private begin(): void {
    this.isWorking = true;
    this.problem = undefined;
  }

  private fail(failure: RemoteFailure): void {
    this.isWorking = false;
    this.problem = noticeForFailure(failure);
  }

  private refuseName(): void {
    this.isNameRefused = true;
  }
}
