import { randomBytes } from 'node:crypto';
import type { Clock } from '@/domain/ports/clock';
import type { Account } from '@api/accounts/account';
import type { NewAccount } from '@api/accounts/account-store';
import { sha256 } from '@api/system/hashes';
import type { Stores } from '@api/stores';
import { aNewAccount } from '@test/support/api/an-account';
import { Guest, type Answer } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';

/** A logged-in member who makes the storefront's calls. */
export class Member extends Guest {
  readonly account: Account;
  readonly headers: Readonly<Record<string, string>>;

  constructor(origin: string, account: Account, sessionToken: string) {
    super(origin);
    this.account = account;
    this.headers = { cookie: `__Host-session=${sessionToken}`, 'sec-fetch-site': 'same-origin' };
  }

  override get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return super.get(path, { ...this.headers, ...headers });
  }

  override post(
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return super.post(path, body, { ...this.headers, ...headers });
  }

  async delete(path: string, body: unknown): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      method: 'DELETE',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
}

interface Place {
  readonly origin: string;
  readonly stores: Stores;
  readonly clock: Clock;
}

/** An account with a session, written into the stores directly. */
export async function aMember(
  { origin, stores, clock }: Place,
  different: Partial<NewAccount> = {},
): Promise<Member> {
  const account = must(await stores.accounts.create(aNewAccount(different)));
  const sessionToken = randomBytes(32).toString('base64url');
  const { id: accountId, passwordHash } = account;
  const session = { tokenHash: sha256(sessionToken), accountId, passwordHash, createdAt: clock.now() };
  await stores.sessions.open({ ...session, isPersistent: true, browser: undefined });
  return new Member(origin, account, sessionToken);
}
