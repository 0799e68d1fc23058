import { HttpClient } from '@/adapters/http/create-http-client';
import { watchLostSession } from '@/adapters/http/watch-lost-session';
import { bindDeferredPorts } from '@/adapters/wiring/bind-deferred-ports';
import type { Composition } from '@/adapters/wiring/composition';
import { SessionStore } from '@/application/account/session-store';
import type { App } from '@/application/app/load-app';
import { GoBack } from '@/application/navigation/go-back';
import { Navigate } from '@/application/navigation/navigate';
import { SelectShop } from '@/application/navigation/select-shop';
import { LocateVisitor } from '@/application/shops/locate-visitor';
import { ShopPages } from '@/application/shops/shop-pages';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';

/** Adds everything that home does not need, so that a first visit loads little; once for each composition. */
export function completeApp(composition: Composition): App {
  bindDeferredPorts(composition);
  // Home makes no call that needs a session.
  watchLostSession(composition.get(HttpClient), composition.get(SessionStore));
  return {
    navigate: composition.get(Navigate),
    locateVisitor: composition.get(LocateVisitor),
    shopPages: composition.get(ShopPages),
    selectShop: composition.get(SelectShop),
    noticeForFailure,
    goBack: composition.get(GoBack),
  };
}
