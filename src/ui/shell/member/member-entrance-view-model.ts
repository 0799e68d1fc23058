import { makeAutoObservable } from 'mobx';

import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { LogOut } from '@/application/account/log-out';
import { loginPathFrom } from '@/domain/navigation/login-path';
import { shownError } from '@/domain/notice/error-state';
import type { Deps } from '@/domain/ports/deps';

/** The navbar's part for guests and members, where the settings offer a login. Source: AMB-21; SHELL-06 to SHELL-15. */
export class MemberEntranceViewModel {
  static readonly needs = {
    sessions: SessionStore,
    settings: SettingsStore,
    navigation: NavigationStore,
    notices: NoticeStore,
    logOut: LogOut,
  };

  isOpen = false;
  isCardShown = false;
  isLoggingOut = false;
  private hasLeftHere = false;
  private readonly deps: Deps<typeof MemberEntranceViewModel>;

  constructor(deps: Deps<typeof MemberEntranceViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'hasLeftHere'>(
      this,
      { deps: false, hasLeftHere: false },
      { autoBind: true },
    );
  }

  /** Nothing without a login, and before the session is known. Source: SHELL-07, SHELL-08. */
  get kind(): 'none' | 'guest' | 'member' {
    const { session } = this.deps.sessions;
    const isOffered = this.deps.settings.settings?.isCustomerLoginEnabled === true;
    if (!isOffered || session.loading) return 'none';
    return session.isAuthenticated ? 'member' : 'guest';
  }

  get loginPath(): string {
    return loginPathFrom(this.deps.navigation.current);
  }

  get firstName(): string {
    return this.deps.sessions.session.user?.name ?? '';
  }

  get fullName(): string {
    const { name = '', lastName = '' } = this.deps.sessions.session.user ?? {};
    return `${name} ${lastName}`.trim();
  }

  /** The label of the menu button. */
  get initial(): string {
    const [initial = '·'] = this.fullName;
    return initial.toLocaleUpperCase();
  }

  setOpen(isOpen: boolean): void {
    this.isOpen = isOpen;
  }

  showCard(isShown: boolean): void {
    this.isCardShown = isShown;
    this.isOpen = false;
  }

  /**
   * Where the server cannot be reached, the error is shown and the member stays logged in. Source: SHELL-14, ROLE-09.
   */
  async logOut(): Promise<void> {
    if (this.isLoggingOut) return;
    this.setLoggingOut(true);
    this.hasLeftHere = true;
    const { logOut, notices } = this.deps;
    const result = await logOut.logOut();
    this.setLoggingOut(false);
    this.hasLeftHere = result.ok && this.hasLeftHere;
    if (result.ok) {
      this.setOpen(false);
      notices.addToast({ key: 'session.loggedOut', values: {} });
    } else notices.setError(shownError({ key: 'session.logOutFailed', values: {} }));
  }

  /** Whether the focus was in the menu that went; true once. */
  claimFocus(): boolean {
    const isLost = this.hasLeftHere;
    this.hasLeftHere = false;
    return isLost;
  }

  private setLoggingOut(isLoggingOut: boolean): void {
    this.isLoggingOut = isLoggingOut;
  }
}
