import { ContainerModule } from 'inversify';

import { HttpFavoriteList } from '@/adapters/http/http-favorite-list';
import { HttpMembershipCard } from '@/adapters/http/http-membership-card';
import { HttpOfferCatalog } from '@/adapters/http/http-offer-catalog';
import { HttpOrderHistory } from '@/adapters/http/http-order-history';
import { bindClasses, bindPort } from '@/adapters/wiring/bind';
import { FavoriteStore } from '@/application/favorites/favorite-store';
import { ProfileDraftStore } from '@/application/account/profile-draft-store';
import { ChangeProfile } from '@/application/account/change-profile';
import { DeleteAccount } from '@/application/account/delete-account';
import { ExportAccount } from '@/application/account/export-account';
import { LoadOffers } from '@/application/menu/load-offers';
import { LoadOrderHistory } from '@/application/account/load-order-history';
import { OrderAgain } from '@/application/basket/order-again';
import { SetProfile } from '@/application/account/set-profile';
import { ToggleFavorite } from '@/application/favorites/toggle-favorite';
import { FavoriteList } from '@/domain/ports/favorite-list';
import { MembershipCard } from '@/domain/ports/membership-card';
import { OfferCatalog } from '@/domain/ports/offer-catalog';
import { OrderHistory } from '@/domain/ports/order-history';

/** Use cases of members. */
export const memberModule = new ContainerModule(({ bind }) => {
  bindPort(bind, FavoriteList, HttpFavoriteList);
  bindPort(bind, OrderHistory, HttpOrderHistory);
  bindPort(bind, OfferCatalog, HttpOfferCatalog);
  bindPort(bind, MembershipCard, HttpMembershipCard);
  bindClasses(bind, [
    OrderAgain,
    FavoriteStore,
    ProfileDraftStore,
    SetProfile,
    ToggleFavorite,
    LoadOrderHistory,
    LoadOffers,
    ChangeProfile,
    DeleteAccount,
    ExportAccount,
  ]);
});
