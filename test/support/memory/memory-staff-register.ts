import type {
  MadeStaffToken,
  NewStaffAccount,
  NewStaffToken,
  StaffRegister,
} from '@/domain/ports/staff-register';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';
import {
  parseStaffAccountId,
  parseStaffTokenId,
  type StaffAccount,
  type StaffAccountId,
  type StaffToken,
  type StaffTokenId,
} from '@/domain/staff/staff-member';
import { must } from '@test/support/builders/must';
import { moment } from '@test/support/builders/order-ids';
import { RemoteScript } from '@test/support/memory/remote-script';

type Answer<Value> = Promise<Result<Value, RemoteFailure>>;

const MADE_AT = moment('2026-11-21T12:00:00+01:00');

/** Accounts and tokens; the ids count. */
export class MemoryStaffRegister implements StaffRegister {
  readonly script = new RemoteScript();
  people: readonly StaffAccount[] = [];
  machines: readonly StaffToken[] = [];
  /** By the email of the account. */
  readonly passwords = new Map<string, string>();
  #made = 0;

  accounts(signal?: AbortSignal): Answer<readonly StaffAccount[]> {
    return this.script.run('accounts', signal, () => ok(this.people));
  }

  addAccount({ password, ...account }: NewStaffAccount): Answer<StaffAccount> {
    return this.script.run(`add ${account.email}`, undefined, () => {
      const id = must(parseStaffAccountId(this.#nextId()));
      const added = { ...account, id, createdAt: MADE_AT, lastUsedAt: undefined };
      this.people = [...this.people, added];
      this.passwords.set(account.email, password);
      return ok(added);
    });
  }

  endAccount(id: StaffAccountId): Answer<void> {
    return this.script.run(`end ${id}`, undefined, () => {
      this.people = this.people.filter((each) => each.id !== id);
      return ok(undefined);
    });
  }

  tokens(signal?: AbortSignal): Answer<readonly StaffToken[]> {
    return this.script.run('tokens', signal, () => ok(this.machines));
  }

  addToken(token: NewStaffToken): Answer<MadeStaffToken> {
    return this.script.run(`add ${token.name}`, undefined, () => {
      const id = must(parseStaffTokenId(this.#nextId()));
      const added = { ...token, id, createdAt: MADE_AT, lastUsedAt: undefined };
      this.machines = [...this.machines, added];
      return ok({ ...added, secret: `secret of ${token.name}` });
    });
  }

  endToken(id: StaffTokenId): Answer<void> {
    return this.script.run(`end ${id}`, undefined, () => {
      this.machines = this.machines.filter((each) => each.id !== id);
      return ok(undefined);
    });
  }

  #nextId(): string {
    this.#made += 1;
    return String(this.#made).padStart(22, '0');
  }
}
