import { makeAutoObservable, observableRef } from 'mobx';

import { SessionStore } from '@/application/account/session-store';
import { ConfirmEmail } from '@/application/account/confirm-email';
import { buildPath } from '@/domain/navigation/build-path';
import type { Notice } from '@/domain/notice/notice';
import { noticeForAccountFailure } from '@/domain/notice/notice-for-account-failure';
import type { Disposer } from '@/domain/ports/clock';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { Navigator } from '@/domain/ports/navigator';
import type { Deps } from '@/domain/ports/deps';

/** The parameters of the link, as far as present. */
export interface ConfirmationLink {
  readonly userId: string | undefined;
  readonly code: string | undefined;
}

/**
 * Confirms an address when the button is pressed, not when the page is opened: mail scanners open links, run their
 * scripts and would use the code up (docs/adr/0012-links-of-letters.md). The code is removed from the address and the
 * history at once. Source: spec §2 confirmEmail; ROUTE-25.
 */
export class ConfirmEmailViewModel {
  static readonly needs = { sessions: SessionStore, confirmEmail: ConfirmEmail, navigator: Navigator };

  /** `missing`: the address has no code. `invalid`: the server refuses it. */
  state: 'ready' | 'working' | 'done' | 'missing' | 'invalid';
  failure: Notice | undefined = undefined;
  private readonly userId: string;
  private readonly code: string;
  private readonly deps: Deps<typeof ConfirmEmailViewModel>;

  constructor(deps: Deps<typeof ConfirmEmailViewModel>, { userId = '', code = '' }: ConfirmationLink) {
    this.deps = deps;
    this.userId = userId;
    this.code = code;
    this.state = userId === '' || code === '' ? 'missing' : 'ready';
    makeAutoObservable<this, 'deps' | 'userId' | 'code'>(
      this,
      { deps: false, userId: false, code: false, failure: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    if (this.code !== '') void this.deps.navigator.go(buildPath.confirmEmail(), { replace: true });
    return () => undefined;
  }

  /** The new address of a logged-in member. */
  get isLoggedIn(): boolean {
    return this.deps.sessions.session.isAuthenticated;
  }

  async confirm(): Promise<void> {
    if (this.state === 'working') return;
    this.set('working', undefined);
    const result = await this.deps.confirmEmail.confirm(this.userId, this.code);
    if (result.ok) this.set('done', undefined);
    else if (isInvalidToken(result.error)) this.set('invalid', undefined);
    else this.set('ready', noticeForAccountFailure(result.error));
  }

  private set(state: ConfirmEmailViewModel['state'], failure: Notice | undefined): void {
    this.state = state;
    this.failure = failure;
  }
}

const isInvalidToken = (failure: RemoteFailure): boolean =>
  failure.kind === 'refused' && failure.errors.includes('InvalidToken');
