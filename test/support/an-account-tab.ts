import { MemoryCustomerIdentity } from '@test/support/memory/memory-customer-identity';
import { AccountDraftStore } from '@/application/stores/account-draft-store';
import { ConfirmEmail } from '@/application/use-cases/confirm-email';
import { ExpireSession } from '@/application/use-cases/expire-session';
import { LoadShops } from '@/application/use-cases/load-shops';
import { LogIn } from '@/application/use-cases/log-in';
import { LogOut } from '@/application/use-cases/log-out';
import { Register } from '@/application/use-cases/register';
import { RequestPasswordReset } from '@/application/use-cases/request-password-reset';
import { ResendConfirmation } from '@/application/use-cases/resend-confirmation';
import { ResetPassword } from '@/application/use-cases/reset-password';
import { aClub, aMemberTab } from '@test/support/a-member-tab';
import { aBrowser, aServer } from '@test/support/an-app';
import { aMember } from '@test/support/builders/a-member';

export const PASSWORD = 'Passw0rd!';

/** The door of a chain with one member, who is outside, and what the tabs of one browser share. */
export function aDoor() {
  const club = aClub(aServer());
  const identity = new MemoryCustomerIdentity(club.server.account);
  identity.addMember(aMember(), PASSWORD);
  club.server.account.loggedIn = undefined;
  return { club, identity, browser: aBrowser() };
}

/** A tab before a door: whoever is inside when it is opened, is so here. */
export function anAccountTab(door = aDoor()) {
  const { identity } = door;
  const tab = aMemberTab(door.club, door.browser);
  const { sessions, authStorage, fetchProfile, setProfile, settings, phoneNumbers } = tab;
  const accountDrafts = new AccountDraftStore();
  return {
    ...tab,
    door,
    identity,
    accountDrafts,
    loadShops: new LoadShops(tab.server.catalog, tab.shopList),
    logIn: new LogIn(identity, fetchProfile, sessions, authStorage, accountDrafts),
    logOut: new LogOut(identity, fetchProfile, sessions, authStorage),
    register: new Register(identity, phoneNumbers, settings, accountDrafts),
    confirmEmail: new ConfirmEmail(identity, sessions, fetchProfile, setProfile),
    resendConfirmation: new ResendConfirmation(identity),
    requestPasswordReset: new RequestPasswordReset(identity),
    resetPassword: new ResetPassword(identity),
    expireSession: new ExpireSession(sessions),
  };
}

export type AccountTab = ReturnType<typeof anAccountTab>;
