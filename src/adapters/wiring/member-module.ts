import { ContainerModule } from 'inversify';

import { HttpClient } from '@/adapters/http/create-http-client';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpFavoriteList } from '@/adapters/http/http-favorite-list';
import { HttpMembershipCard } from '@/adapters/http/http-membership-card';
import { HttpOfferCatalog } from '@/adapters/http/http-offer-catalog';
import { HttpOrderHistory } from '@/adapters/http/http-order-history';
import { bindPort, bindSingle, bindSingleTo } from '@/adapters/wiring/bind-single';
import { BasketStore } from '@/application/basket/basket-store';
import { FavoriteStore } from '@/application/favorites/favorite-store';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { ProfileDraftStore } from '@/application/account/profile-draft-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { ChangeProfile } from '@/application/account/change-profile';
import { DeleteAccount } from '@/application/account/delete-account';
import { ExportAccount } from '@/application/account/export-account';
import { FetchProfile } from '@/application/account/fetch-profile';
import { LoadMembershipCard } from '@/application/account/load-membership-card';
import { LoadOffers } from '@/application/menu/load-offers';
import { LoadOrderHistory } from '@/application/account/load-order-history';
import { OrderAgain } from '@/application/basket/order-again';
import { SetAsideBasket } from '@/application/basket/set-aside-basket';
import { SetProfile } from '@/application/account/set-profile';
import { ToggleFavorite } from '@/application/favorites/toggle-favorite';
import { Clock } from '@/domain/ports/clock';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { FavoriteList } from '@/domain/ports/favorite-list';
import { AuthStorage } from '@/domain/ports/stored-value';
import { FileSaver } from '@/domain/ports/file-saver';
import { MembershipCard } from '@/domain/ports/membership-card';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { OfferCatalog } from '@/domain/ports/offer-catalog';
import { OrderHistory } from '@/domain/ports/order-history';
import { Randomness } from '@/domain/ports/randomness';
import { ShopCatalog } from '@/domain/ports/shop-catalog';

/** What a member has beyond a guest. */
export const memberModule = new ContainerModule(({ bind }) => {
  bindPort(bind, FavoriteList, HttpFavoriteList, [HttpCalls, FailureReporter]);
  bindPort(bind, OrderHistory, HttpOrderHistory, [HttpCalls, FailureReporter]);
  bindPort(bind, OfferCatalog, HttpOfferCatalog, [HttpCalls, FailureReporter]);
  bindPort(bind, MembershipCard, HttpMembershipCard, [HttpClient, Clock]);
  bindSingle(bind, FavoriteStore, [SessionStore]);
  bindSingle(bind, ProfileDraftStore, []);
  bindSingle(bind, SetProfile, [SessionStore, AuthStorage]);
  bindSingle(bind, ToggleFavorite, [FavoriteList, FavoriteStore, SessionStore, SetProfile]);
  bindSingle(bind, LoadOrderHistory, [OrderHistory, SessionStore]);
  bindSingle(bind, LoadOffers, [OfferCatalog, SessionStore, Clock]);
  bindSingle(bind, LoadMembershipCard, [MembershipCard]);
  bindSingle(bind, ChangeProfile, [CustomerAccount, SessionStore, SetProfile]);
  bindSingle(bind, DeleteAccount, [CustomerAccount, FetchProfile, SessionStore, AuthStorage]);
  bindSingle(bind, ExportAccount, [CustomerAccount, FileSaver]);
  bindSingleTo(bind, OrderAgain, orderAgain, [
    ShopCatalog,
    MenuCatalog,
    Clock,
    Randomness,
    BasketStore,
    ShopStore,
    MenuStore,
    LanguageStore,
    SettingsStore,
    NoticeStore,
    ChangeBasket,
    SetAsideBasket,
  ]);
});

const orderAgain = (
  shopCatalog: ShopCatalog,
  menuCatalog: MenuCatalog,
  clock: Clock,
  randomness: Randomness,
  baskets: BasketStore,
  shops: ShopStore,
  menus: MenuStore,
  languages: LanguageStore,
  settings: SettingsStore,
  notices: NoticeStore,
  changeBasket: ChangeBasket,
  setAsideBasket: SetAsideBasket,
): OrderAgain =>
  new OrderAgain(
    { shops: shopCatalog, menus: menuCatalog, clock, randomness },
    { baskets, shops, menus, languages, settings, notices },
    changeBasket,
    setAsideBasket,
  );
