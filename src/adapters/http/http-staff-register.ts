import * as z from 'zod/mini';

import {
  madeStaffToken,
  newStaffAccount,
  newStaffToken,
  staffAccount,
  staffAccounts,
  staffTokens,
} from '@/adapters/contract/staff/accounts';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { strict } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { Deps } from '@/domain/ports/deps';
import type {
  MadeStaffToken,
  NewStaffAccount,
  NewStaffToken,
  StaffRegister,
} from '@/domain/ports/staff-register';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';
import type { StaffAccount, StaffAccountId, StaffToken, StaffTokenId } from '@/domain/staff/staff-member';

type Answer<Value> = Promise<Result<Value, RemoteFailure>>;

export class HttpStaffRegister implements StaffRegister {
  static readonly needs = { calls: HttpCalls };

  readonly #calls: HttpCalls;

  constructor(deps: Deps<typeof HttpStaffRegister>) {
    this.#calls = deps.calls;
  }

  async accounts(signal?: AbortSignal): Answer<readonly StaffAccount[]> {
    const list = await this.#calls.read(staffPaths.accounts, strict(staffAccounts), {
      signal,
      isFresh: true,
    });
    return list.ok ? ok(list.value.accounts) : list;
  }

  addAccount(account: NewStaffAccount): Answer<StaffAccount> {
    const body = z.encode(newStaffAccount, { ...account, shops: [...account.shops] });
    return this.#calls.send(staffPaths.accounts, body, strict(staffAccount));
  }

  endAccount(id: StaffAccountId): Answer<void> {
    return this.#calls.command(staffPaths.account(id), undefined, { method: 'delete' });
  }

  async tokens(signal?: AbortSignal): Answer<readonly StaffToken[]> {
    const list = await this.#calls.read(staffPaths.tokens, strict(staffTokens), { signal, isFresh: true });
    return list.ok ? ok(list.value.tokens) : list;
  }

  addToken(token: NewStaffToken): Answer<MadeStaffToken> {
    const body = z.encode(newStaffToken, { ...token, shops: [...token.shops] });
    return this.#calls.send(staffPaths.tokens, body, strict(madeStaffToken));
  }

  endToken(id: StaffTokenId): Answer<void> {
    return this.#calls.command(staffPaths.token(id), undefined, { method: 'delete' });
  }
}
