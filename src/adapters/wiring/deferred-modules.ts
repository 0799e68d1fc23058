import type { Container, ContainerModule } from 'inversify';

import { basketModule } from '@/adapters/wiring/basket-module';
import { deviceModule } from '@/adapters/wiring/device-module';
import { fillingModule } from '@/adapters/wiring/put-article-module';
import { identityModule } from '@/adapters/wiring/identity-module';
import { navigationModule } from '@/adapters/wiring/navigation-module';
import { loadingModule } from '@/adapters/wiring/loading-module';
import { memberModule } from '@/adapters/wiring/member-module';
import { orderingModule } from '@/adapters/wiring/ordering-module';
import { backgroundServicesModule } from '@/adapters/wiring/background-services-module';
import { remoteOrderingModule } from '@/adapters/wiring/remote-ordering-module';
import { recordingModule } from '@/adapters/wiring/recording-module';
import { storageModule } from '@/adapters/wiring/storage-module';
import { storesModule } from '@/adapters/wiring/stores-module';
import { updatesModule } from '@/adapters/wiring/updates-module';
import { watchLostSession } from '@/adapters/wiring/watch-lost-session';
import { GoBack } from '@/application/navigation/go-back';
import { LocateVisitor } from '@/application/shops/locate-visitor';
import { Navigate } from '@/application/navigation/navigate';
import { SelectShop } from '@/application/navigation/select-shop';
import type { App } from '@/application/app/load-app';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';

/** Everything that home does not need, so that a first visit loads little. */
const deferredModules: readonly ContainerModule[] = [
  storesModule,
  storageModule,
  remoteOrderingModule,
  loadingModule,
  basketModule,
  fillingModule,
  navigationModule,
  orderingModule,
  memberModule,
  identityModule,
  deviceModule,
  updatesModule,
  backgroundServicesModule,
  recordingModule,
];

/** Completes a composition; once for each container. Starts nothing. */
export function addDeferredModules(container: Container): App {
  container.load(...deferredModules);
  watchLostSession(container);
  return {
    navigate: container.get(Navigate),
    locateVisitor: container.get(LocateVisitor),
    selectShop: container.get(SelectShop),
    noticeForFailure,
    goBack: container.get(GoBack),
  };
}
