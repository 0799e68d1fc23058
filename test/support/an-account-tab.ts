import { MemoryCustomerIdentity } from '@test/support/memory/memory-customer-identity';
import { AccountDraftStore } from '@/application/account/account-draft-store';
import { ConfirmEmail } from '@/application/account/confirm-email';
import { LoadShops } from '@/application/shops/load-shops';
import { LogIn } from '@/application/account/log-in';
import { LogOut } from '@/application/account/log-out';
import { Register } from '@/application/account/register';
import { AccountCommands } from '@/application/account/account-commands';
import { aClub, aMemberTab } from '@test/support/a-member-tab';
import { aBrowser, aServer } from '@test/support/an-app';
import { aMember } from '@test/support/builders/a-member';

export const PASSWORD = 'Passw0rd!';

/** A chain with one logged-out member, and what the tabs of one browser share. */
export function aSignIn() {
  const club = aClub(aServer());
  const identity = new MemoryCustomerIdentity(club.server.account);
  identity.addMember(aMember(), PASSWORD);
  club.server.account.loggedIn = undefined;
  return { club, identity, browser: aBrowser() };
}

/** A tab; a member who is logged in when it is opened is logged in here. */
export function anAccountTab(signIn = aSignIn()) {
  const { identity } = signIn;
  const tab = aMemberTab(signIn.club, signIn.browser);
  const { sessions, authStorage, fetchProfile, setProfile, settings, phoneNumbers } = tab;
  const { passkeys } = signIn.club;
  const accountDrafts = new AccountDraftStore();
  return {
    ...tab,
    signIn,
    identity,
    accountDrafts,
    loadShops: new LoadShops({ catalog: tab.server.catalog, store: tab.shopList, languages: tab.languages }),
    logIn: new LogIn({
      ...{ identity, passkeys, authenticator: tab.authenticator, fetchProfile, sessions },
      ...{ storage: authStorage, drafts: accountDrafts },
    }),
    logOut: new LogOut({ identity, fetchProfile, sessions, storage: authStorage }),
    register: new Register({ identity, phoneNumbers, settings, drafts: accountDrafts }),
    confirmEmail: new ConfirmEmail({ identity, sessions, fetchProfile, setProfile }),
    accountCommands: new AccountCommands({ identity }),
  };
}

export type AccountTab = ReturnType<typeof anAccountTab>;
