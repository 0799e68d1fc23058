import { MemoryFavoriteList } from '@test/support/memory/memory-favorite-list';
import { MemoryStoredValue, SharedSlot } from '@test/support/memory-stored-value';
import { MemoryMembershipCard } from '@test/support/memory/memory-membership-card';
import { MemoryOfferCatalog } from '@test/support/memory/memory-offer-catalog';
import { MemoryOrderHistory } from '@test/support/memory/memory-order-history';
import { MemoryAuthenticator } from '@/adapters/headless/memory-authenticator';
import { MemoryPasskeys } from '@test/support/memory/memory-passkeys';
import { MemoryPhoneNumbers } from '@test/support/memory/memory-phone-numbers';
import { RecordingFileSaver } from '@/adapters/headless/recording-file-saver';
import { HandleSessionEnd } from '@/application/app/handle-session-end';
import { disposeAll } from '@/application/shared/background-service';
import { WatchSessionKey } from '@/application/account/watch-session-key';
import { FavoriteStore } from '@/application/favorites/favorite-store';
import { ProfileDraftStore } from '@/application/account/profile-draft-store';
import { AccountPasskeys } from '@/application/account/account-passkeys';
import { AccountSessions } from '@/application/account/account-sessions';
import { ChangeProfile } from '@/application/account/change-profile';
import { DeleteAccount } from '@/application/account/delete-account';
import { ExportAccount } from '@/application/account/export-account';
import { LoadOffers } from '@/application/menu/load-offers';
import { OfferStore } from '@/application/menu/offer-store';
import { LoadOrderHistory } from '@/application/account/load-order-history';
import { OrderAgain } from '@/application/basket/order-again';
import { SetProfile } from '@/application/account/set-profile';
import { ToggleFavorite } from '@/application/favorites/toggle-favorite';
import type { Session } from '@/domain/customer/session';
import { aServer, aTab, type Browser, type Server } from '@test/support/an-app';
import { aMember } from '@test/support/builders/a-member';

/** What the chain has for members, and what the tabs of a member's browser share beyond a guest's. */
export function aClub(server: Server = aServer()) {
  server.account.loggedIn = aMember();
  return {
    server,
    favoriteList: new MemoryFavoriteList(server.account),
    history: new MemoryOrderHistory(server.account),
    offerCatalog: new MemoryOfferCatalog(server.account),
    card: new MemoryMembershipCard(server.account),
    passkeys: new MemoryPasskeys(server.account),
    auth: new SharedSlot<Omit<Session, 'token' | 'loading'>>(),
  };
}

export type Club = ReturnType<typeof aClub>;

/** A tab of a logged-in member, as far as the server has a session. */
export function aMemberTab(club: Club = aClub(), browser?: Browser) {
  const { server } = club;
  const tab = aTab(server, browser);
  const { sessions, baskets, shops, menus, languages, settings, notices, changeBasket } = tab;
  const user = server.account.loggedIn;
  sessions.setSession({ user, isAuthenticated: user !== undefined, loading: false });
  const authStorage = new MemoryStoredValue(club.auth);
  const favorites = new FavoriteStore({ sessions });
  const setProfile = new SetProfile({ sessions, storage: authStorage });
  const { clock, randomness } = tab;
  const files = new RecordingFileSaver();
  const drafts = new ProfileDraftStore();
  const authenticator = new MemoryAuthenticator();
  const watching = disposeAll(
    new WatchSessionKey({ storage: authStorage, sessions, fetchProfile: tab.fetchProfile }).start(),
    new HandleSessionEnd({
      ...{ sessions, favorites, drafts, navigation: tab.navigation, notices },
      storage: authStorage,
      navigator: tab.navigator,
    }).start(),
  );
  return {
    ...tab,
    club,
    authStorage,
    favorites,
    setProfile,
    toggleFavorite: new ToggleFavorite({ list: club.favoriteList, favorites, sessions, setProfile }),
    loadOrderHistory: new LoadOrderHistory({ history: club.history, sessions }),
    offers: new OfferStore(),
    loadOffers: new LoadOffers({ catalog: club.offerCatalog, sessions, clock }),
    card: club.card,
    changeProfile: new ChangeProfile({ account: server.account, sessions, setProfile }),
    authenticator,
    accountPasskeys: new AccountPasskeys({ passkeys: club.passkeys, authenticator }),
    accountSessions: new AccountSessions({ account: server.account }),
    deleteAccount: new DeleteAccount({
      account: server.account,
      fetchProfile: tab.fetchProfile,
      sessions,
      storage: authStorage,
    }),
    files,
    exportAccount: new ExportAccount({ account: server.account, files }),
    drafts,
    phoneNumbers: new MemoryPhoneNumbers(),
    orderAgain: new OrderAgain({
      ...{ shopCatalog: server.catalog, menuCatalog: server.menus, clock, randomness },
      ...{ baskets, shops, menus, languages, settings, notices, changeBasket },
    }),
    stop: () => {
      watching();
      tab.stop();
    },
  };
}

export type MemberTab = ReturnType<typeof aMemberTab>;
