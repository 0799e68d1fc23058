import { ContainerModule } from 'inversify';

import { KEPT_FORMATS, type KeptFormat } from '@/adapters/storage/kept-format';
import { LocalKeptValue } from '@/adapters/storage/local-kept-value';
import type { StorageArea } from '@/adapters/storage/storage-area';
import { bindSingleTo } from '@/adapters/wiring/bind-single';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import {
  AppSettingsStorage,
  AuthStorage,
  BasketStorage,
  MenuStorage,
  NavigationStorage,
  OrderStorage,
  ShopStorage,
  SuggestionStorage,
} from '@/domain/ports/kept-value';

/** What outlives the page. */
export const storageModule = (area: StorageArea): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const keep =
      <Value>(format: KeptFormat<Value>) =>
      (reporter: FailureReporter) =>
        new LocalKeptValue<Value>(area, format, reporter);
    bindSingleTo(bind, BasketStorage, keep(KEPT_FORMATS.cart), [FailureReporter]);
    bindSingleTo(bind, ShopStorage, keep(KEPT_FORMATS.shop), [FailureReporter]);
    bindSingleTo(bind, MenuStorage, keep(KEPT_FORMATS.menu), [FailureReporter]);
    bindSingleTo(bind, OrderStorage, keep(KEPT_FORMATS.order), [FailureReporter]);
    bindSingleTo(bind, NavigationStorage, keep(KEPT_FORMATS.navigation), [FailureReporter]);
    bindSingleTo(bind, AuthStorage, keep(KEPT_FORMATS.auth), [FailureReporter]);
    bindSingleTo(bind, AppSettingsStorage, keep(KEPT_FORMATS.appStore), [FailureReporter]);
    bindSingleTo(bind, SuggestionStorage, keep(KEPT_FORMATS.suggestedArticles), [FailureReporter]);
  });
