import { ContainerModule } from 'inversify';

import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpFavoriteList } from '@/adapters/http/http-favorite-list';
import { HttpMembershipCard } from '@/adapters/http/http-membership-card';
import { HttpOfferCatalog } from '@/adapters/http/http-offer-catalog';
import { HttpOrderHistory } from '@/adapters/http/http-order-history';
import { bindPort } from '@/adapters/wiring/bind-single';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { FavoriteList } from '@/domain/ports/favorite-list';
import { MembershipCard } from '@/domain/ports/membership-card';
import { OfferCatalog } from '@/domain/ports/offer-catalog';
import { OrderHistory } from '@/domain/ports/order-history';

/** What a member has beyond a guest. */
export const memberModule = new ContainerModule(({ bind }) => {
  bindPort(bind, FavoriteList, HttpFavoriteList, [HttpCalls]);
  bindPort(bind, OrderHistory, HttpOrderHistory, [HttpCalls, FailureReporter]);
  bindPort(bind, OfferCatalog, HttpOfferCatalog, [HttpCalls, FailureReporter]);
  bindPort(bind, MembershipCard, HttpMembershipCard, [HttpCalls]);
});
