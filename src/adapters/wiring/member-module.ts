import { ContainerModule } from 'inversify';

import { HttpClient } from '@/adapters/http/create-http-client';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpFavoriteList } from '@/adapters/http/http-favorite-list';
import { HttpMembershipCard } from '@/adapters/http/http-membership-card';
import { HttpOfferCatalog } from '@/adapters/http/http-offer-catalog';
import { HttpOrderHistory } from '@/adapters/http/http-order-history';
import { bindPort, bindSingle, bindSingleTo } from '@/adapters/wiring/bind-single';
import { BasketStore } from '@/application/stores/basket-store';
import { FavoriteStore } from '@/application/stores/favorite-store';
import { LanguageStore } from '@/application/stores/language-store';
import { MenuStore } from '@/application/stores/menu-store';
import { NoticeStore } from '@/application/stores/notice-store';
import { ProfileDraftStore } from '@/application/stores/profile-draft-store';
import { SessionStore } from '@/application/stores/session-store';
import { SettingsStore } from '@/application/stores/settings-store';
import { ShopStore } from '@/application/stores/shop-store';
import { ChangeBasket } from '@/application/use-cases/change-basket';
import { ChangeProfile } from '@/application/use-cases/change-profile';
import { DeleteAccount } from '@/application/use-cases/delete-account';
import { ExportAccount } from '@/application/use-cases/export-account';
import { FetchProfile } from '@/application/use-cases/fetch-profile';
import { LoadMembershipCard } from '@/application/use-cases/load-membership-card';
import { LoadOffers } from '@/application/use-cases/load-offers';
import { LoadOrderHistory } from '@/application/use-cases/load-order-history';
import { OrderAgain } from '@/application/use-cases/order-again';
import { SetAsideBasket } from '@/application/use-cases/set-aside-basket';
import { SetProfile } from '@/application/use-cases/set-profile';
import { ToggleFavorite } from '@/application/use-cases/toggle-favorite';
import { Clock } from '@/domain/ports/clock';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { FavoriteList } from '@/domain/ports/favorite-list';
import { AuthStorage } from '@/domain/ports/kept-value';
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
