import { makeAutoObservable, observableRef } from 'mobx';

import { AccountPasskeys } from '@/application/account/account-passkeys';
import type { Passkey } from '@/domain/customer/passkey';
import { Clock, type Disposer } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import type { Instant } from '@/domain/shared/instant';

/** The member's passkeys, and which dialog is open. Source: DEC-99. */
export class PasskeysViewModel {
  static readonly needs = { passkeys: AccountPasskeys, clock: Clock };

  /** Undefined before the first answer, and where the back end has none. */
  stored: readonly Passkey[] | undefined = undefined;
  isFailed = false;
  isAdding = false;
  /** The one that is being renamed or removed. */
  changing: Passkey | undefined = undefined;
  /** What was done last on this page. */
  done: 'added' | 'renamed' | 'removed' | undefined = undefined;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof PasskeysViewModel>;

  constructor(deps: Deps<typeof PasskeysViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'leaving'>(
      this,
      { deps: false, leaving: false, stored: observableRef, changing: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    this.leaving = new AbortController();
    void this.load();
    return () => this.leaving.abort();
  }

  get now(): Instant {
    return this.deps.clock.now();
  }

  get canAdd(): boolean {
    return this.stored !== undefined && this.deps.passkeys.canAdd;
  }

  get isShown(): boolean {
    return this.isFailed || this.canAdd || (this.stored ?? []).length > 0;
  }

  async load(): Promise<void> {
    const { signal } = this.leaving;
    const stored = await this.deps.passkeys.list(signal);
    if (!signal.aborted) this.show(stored.ok ? stored.value : undefined, !stored.ok);
  }

  askToAdd(): void {
    this.isAdding = true;
  }

  askToChange(passkey: Passkey): void {
    this.changing = passkey;
  }

  close(): void {
    this.isAdding = false;
    this.changing = undefined;
  }

  add(passkey: Passkey): void {
    this.finish('added', [...(this.stored ?? []), passkey]);
  }

  rename(renamed: Passkey): void {
    this.finish(
      'renamed',
      this.stored?.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)),
    );
  }

  remove({ id }: Passkey): void {
    this.finish(
      'removed',
      this.stored?.filter((passkey) => passkey.id !== id),
    );
  }

  private show(stored: readonly Passkey[] | undefined, isFailed: boolean): void {
    this.stored = stored;
    this.isFailed = isFailed;
  }

  private finish(done: PasskeysViewModel['done'], stored: readonly Passkey[] | undefined): void {
    this.close();
    this.done = done;
    this.stored = stored;
  }
}
